import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, expect, it } from 'vitest';
import { closeServers, serveSandbox } from '@test/backend/sandboxServer';
import { differentShows } from '@test/support/smallDatabase';
import { thursdayNoon } from '@test/sandbox/testing';
import { publishProgramme } from '../../scripts/publishProgramme/main';
import { folderWith } from './folders';
import { build, kidsFile, listFile, origin, upcomingFile } from './publishedBuild';
import { recordPrinted } from './printed';

const minute = 60_000;

const printed = recordPrinted();
afterEach(closeServers);

/** A build, a sandbox with a clock, and the published files. */
async function start(files: Record<string, string> = {}) {
  const clock = { now: thursdayNoon };
  const folder = folderWith({ ...build, ...files });
  const { base, database } = await serveSandbox({ now: () => clock.now });
  // Compressing the pages of all shows would take long.
  database.shows = database.shows.filter(({ showId }) => showId < 330 || differentShows.includes(showId));
  const textOf = (file: string) => readFileSync(join(folder, 'published', file), 'utf8');
  return {
    clock,
    database,
    folder,
    run: (...options: string[]) => publishProgramme([base, '--out', folder, ...options], {}),
    textOf,
    /** Scripts do not run. */
    page: (file: string) => new JSDOM(textOf(file)).window.document,
    lastmod: (path: string) =>
      new RegExp(`<loc>${origin}${path}</loc>(?:<lastmod>(.*)</lastmod>)?`).exec(textOf('sitemap.xml'))?.[1],
  };
}

const structured = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { '@graph': Record<string, unknown>[] })['@graph'],
  );

it('shows the dates of a list without a script: the first days as cards, later ones as rows, how old they are, and what search engines read', async () => {
  const { run, page } = await start();
  expect(await run()).toBe(0);
  const list = page(listFile);
  const container = list.querySelector<HTMLElement>('.prehydrated > .published')!;
  const [first, later, note] = container.children;
  const cards = [...first!.querySelectorAll('.show-card')];
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.length).toBeLessThanOrEqual(8);
  expect(later!.querySelector('h2')?.textContent).toBe('Weitere Termine');
  const rows = [...later!.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows[0]).toMatch(/^\p{L}{2}\., \d\d\.\d\d\.2026, \d\d:\d\d\u00a0Uhr: .+, ab €\u00a0\d/u);
  for (const link of container.querySelectorAll('li > a'))
    expect(link.getAttribute('href')).toMatch(/^\/show\/\S+$/);
  expect(rows.filter((row) => row.includes('Ausverkauft')).length).toBeGreaterThan(0);
  expect(note!.textContent).toContain('Stand: Do., 16.04.2026, 12:00\u00a0Uhr');
  expect(container.dataset['asOf']).toBe(String(thursdayNoon));
  // Nothing competes with the app: browsers do not load a lazy picture that is hidden.
  expect(container.querySelectorAll('img[src]').length).toBeGreaterThan(3);
  expect(container.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(0);
  expect(list.head.textContent).toContain('.published{display:none}');
  expect(list.querySelector('noscript')?.textContent).toBe(
    'Für den Ticketkauf brauchst du JavaScript im Browser.',
  );
  const described = structured(list);
  expect(described[0]).toMatchObject({ '@type': 'ScreeningEvent', offers: { priceCurrency: 'EUR' } });
  expect(described.length).toBeGreaterThan(20);
  const kids = page(kidsFile).querySelectorAll('.show-name');
  expect(kids.length).toBeGreaterThan(0);
  expect(kids.length).toBeLessThan(rows.length);
  expect(page(upcomingFile).querySelectorAll('.show-card').length).toBeGreaterThan(0);
});

it('shows what a show is on its page, and describes the dates of a film in the head of its page', async () => {
  const { run, page } = await start();
  await run();
  const address = page(listFile).querySelector('.prehydrated li > a')?.getAttribute('href') ?? '';
  const show = page(`${address.slice(1)}.html`);
  expect(show.querySelector('.prehydrated h1')?.textContent).not.toBe('');
  expect(show.querySelector('.prehydrated .detail-when')?.textContent).toMatch(/2026/);
  expect(structured(show)).toMatchObject([{ url: origin + address }]);
  const film = page('kinoprogramm-wien/kinofilm/metropolis.html');
  expect(structured(film).length).toBeGreaterThan(0);
  for (const event of structured(film))
    expect(event).toMatchObject({ workPresented: { '@type': 'Movie', name: 'Metropolis' } });
  expect(film.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
});

it('writes a page anew when it changes, else once an hour with its time, and says in the sitemap when it changed', async () => {
  const { clock, database, run, textOf, lastmod } = await start();
  await run();
  const before = textOf(listFile);
  expect([lastmod('/kino/faqs'), lastmod('/kinoprogramm-wien/kinoprogramm')]).toEqual([
    undefined,
    '2026-04-16',
  ]);
  clock.now += 10 * minute;
  await run();
  expect(printed.at(-1)).toMatch(/: 0 written, 0 removed\.$/);
  clock.now += 55 * minute;
  await run();
  const renewed = textOf(listFile);
  expect(renewed).toContain('13:05\u00a0Uhr');
  expect(renewed.replaceAll('13:05', '12:00').replace(String(clock.now), String(thursdayNoon))).toBe(before);

  clock.now = thursdayNoon + 12 * 60 * minute - 2 * minute;
  const market = database.shows.find(({ kind }) => kind === 'automarkt')!;
  market.location = 'Anderer Platz';
  clock.now += 24 * 60 * minute;
  await run();
  const days = [...textOf('sitemap.xml').matchAll(/automarkt\/[^<]*<\/loc><lastmod>([^<]*)/g)].map(
    ([, day]) => day,
  );
  expect(new Set(days)).toEqual(new Set(['2026-04-16', '2026-04-17']));
});

it('marks what the announcements of the host cancel, also for search engines', async () => {
  const cancelled = [{ text: 'Sturm.', level: 'cancelled', until: '31.12.2026 23:00', kinds: ['kino'] }];
  const { folder, run, page } = await start({ 'durchsage.json': JSON.stringify(cancelled) });
  const file = join(folder, 'durchsage.json');
  expect(await run('--announcements', file)).toBe(0);
  const list = page(listFile);
  expect(list.querySelector('.show-actions')?.textContent).toContain('Abgesagt');
  expect(list.querySelector('li > a')?.parentElement?.textContent).toContain('Abgesagt');
  expect(structured(list)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  const address = list.querySelector('li > a')?.getAttribute('href') ?? '';
  const { title, head } = page(`${address.slice(1)}.html`);
  const texts = [
    ...head.querySelectorAll<HTMLMetaElement>('meta[property="og:title"], meta[name=description]'),
  ];
  for (const text of [title, ...texts.map(({ content }) => content)]) expect(text).toMatch(/^Abgesagt: /);
});

it('ends with one sentence and writes nothing after wrong input', async () => {
  const { folder, run } = await start({ 'falsch.json': '[{"text":""}]' });
  const wrong: [options: string[], sentence: RegExp][] = [
    [['--announcements', join(folder, 'falsch.json')], /falsch\.json: .+ or run without --announcements\.$/],
    [['--auth', 'geheim'], /--auth must be user:password\.$/],
    [['--aus'], /--aus/],
  ];
  for (const [options, sentence] of wrong) {
    expect(await run(...options)).toBe(1);
    expect(printed.at(-1)).toMatch(sentence);
  }
  expect(() => readFileSync(join(folder, 'published/sitemap.xml'))).toThrow('ENOENT');
  expect(await publishProgramme(['http://127.0.0.1:1/rest/', '--out', folder], {})).toBe(1);
  expect(printed.at(-1)).toMatch(/There was no response: .+ Check the address and the network\.$/);
  expect(await publishProgramme(['--help'], {})).toBe(0);
  expect(printed.at(-1)).toMatch(/^npm run publish-programme -- <base address/);
});
