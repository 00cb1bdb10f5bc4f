import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeServers, serveAlways, serveSandbox } from '@test/backend/sandboxServer';
import { eventExample, filmShow, marketShow, movieExample, productExample } from '@test/domain/examples';
import { recordingFile, type Recording } from '@test/sandbox/recorded/recording';
import { runCleanups } from '@test/support/cleanups';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { fileOf, formats } from '../../scripts/posters/formats';
import { makePosters } from '../../scripts/posters/main';
import { posterHtml } from '../../scripts/posters/posterHtml';
import { addressesOf, showPoster, weekPoster, type Poster } from '../../scripts/posters/posters';
import type { Drawn } from '../../scripts/posters/print';
import { settings as settingsOf } from '../../scripts/posters/sheets';
import { weekOf, weekText } from '../../scripts/posters/week';
import { folderWith } from './folders';
import { recordPrinted } from './printed';

const origin = 'https://shop.example';
const settings = { VITE_SITE_URL: origin };
const [paper, , , picture] = formats as [(typeof formats)[0], unknown, unknown, (typeof formats)[0]];

afterEach(runCleanups);

/** The best setting of a poster as a page, without its styles. */
function pageOf(poster: Poster, image?: string): Document {
  const [sheets = []] = settingsOf(poster, paper);
  const html = posterHtml(poster, sheets, { format: paper, origin, styles: '', picture: image });
  return new JSDOM(html).window.document;
}

const textsIn = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('the week of a day', () => {
  it('has its number by ISO 8601, from Monday to Sunday, also around the turn of the year', () => {
    const names = ['2026-11-23', '2026-11-29', '2027-01-01', '2024-12-30', '2023-01-01', '2026-01-01'];
    expect(names.map((day) => weekOf(day)?.name)).toEqual([
      '2026-48',
      '2026-48',
      '2026-53',
      '2025-01',
      '2022-52',
      '2026-01',
    ]);
    expect(weekOf('2027-01-01')).toMatchObject({ from: '2026-12-28', until: '2027-01-03' });
    for (const wrong of ['', '2026-02-30', 'morgen', '23.11.2026']) expect(weekOf(wrong)).toBeUndefined();
  });

  it('is written with what its days do not share', () => {
    const texts = ['2026-11-23', '2026-12-01', '2027-01-01'].map((day) => weekText(weekOf(day)!));
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '23. bis 29. November 2026',
      '30. November bis 6. Dezember 2026',
      '28. Dezember 2026 bis 3. Jänner 2027',
    ]);
  });
});

describe('a poster', () => {
  const mandatory = productExample({ mandatory: true, price: 500 });
  const week = weekOf('2026-11-21')!;

  it('of a week has its shows by day with time, name, place and price, and what is true of all once', () => {
    const shows = [
      filmShow({ showId: 2, time: '22:00', location: 'Leinwand', soldOut: true }),
      filmShow({ showId: 1, products: [mandatory], location: 'Leinwand' }),
      filmShow({ showId: 3, date: '22.11.2026', location: 'Leinwand', time: undefined }),
      filmShow({ showId: 4, date: '23.11.2026', location: 'Leinwand' }),
      marketShow({ showId: 5 }),
    ];
    const { radioFrequency, doorsOpenMinutes } = allOwnerFacts;
    withOwnerFacts({ radioFrequency, doorsOpenMinutes });
    const page = pageOf(weekPoster(shows, week, 'kino')!);
    expect(page.title.replaceAll('\u00a0', ' ')).toBe('Programm im Autokino, 16. bis 22. November 2026');
    expect(textsIn(page, 'h1, .poster-when, h2')).toEqual([
      'Programm im Autokino',
      '16. bis 22. November 2026',
      'Samstag, 21.11.',
      'Sonntag, 22.11.',
    ]);
    expect(textsIn(page, 'li')).toEqual([
      '19:30 UhrDer Golem ab € 12,50 pro Ticket + € 5,00 pro Buchung',
      '22:00 UhrDer Golem Ausverkauft',
      'Der Golem ab € 12,50 pro Ticket',
    ]);
    expect(textsIn(page, 'dl > div')).toEqual([
      'Ort Leinwand',
      'Einlass 60 Minuten vor Beginn',
      'Ton UKW 96,3 MHz',
    ]);
    expect(page.documentElement.dataset['bsTheme']).toBe('dark');
  });

  it('of a week at several places has the place of each show, and their common address', () => {
    const { address } = allOwnerFacts.venues.cinema;
    withOwnerFacts({ venues: { cinema: { address, shows: 'all' } } });
    const shows = [filmShow({ location: 'Halle A' }), filmShow({ showId: 2, location: 'Halle B' })];
    const page = pageOf(weekPoster(shows, week, 'kino')!);
    expect(textsIn(page, '.poster-place')).toEqual(['Halle A', 'Halle B']);
    expect(textsIn(page, 'dl > div')).toEqual(['Ort Leinwandweg 7, 1230 Wien']);
  });

  it('of a show has its facts, and without leave of the owner a drawn picture', () => {
    withOwnerFacts({ doorsOpenMinutes: 60, arrivingLate: allOwnerFacts.arrivingLate });
    const poster = showPoster(filmShow({ location: 'Leinwand', products: [mandatory] }));
    const page = pageOf(poster);
    expect(textsIn(page, 'h1, .poster-when, .poster-price')).toEqual([
      'Der Golem',
      'Samstag, 21. November 2026, 19:30 Uhr',
      'ab € 12,50 pro Ticket + € 5,00 pro Buchung',
    ]);
    expect(textsIn(page, 'dl > div')).toEqual([
      'Ort Leinwand',
      'Einlass ab 18:30 Uhr',
      `Später kommen ${allOwnerFacts.arrivingLate}`,
    ]);
    expect(page.querySelector('.picture-missing')?.getAttribute('data-title')).toBe('Der Golem');
    const given = pageOf(poster, 'data:image/png;base64,x');
    expect(given.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,x');
    expect(given.querySelector('.picture-missing')).toBeNull();
    const market = pageOf(showPoster(marketShow({ event: eventExample({ eventName: 'Markt' }) })));
    expect(market.querySelector('.picture')).toBeNull();
    expect(market.documentElement.dataset['bsTheme']).toBe('light');
  });

  it('leads to its page by an address that names it, and by one to read', () => {
    const poster = showPoster(marketShow({ urlIdentifier: 'frühling-1' }));
    expect(addressesOf(poster, origin, 'a4')).toEqual({
      counted:
        'https://shop.example/flohmarktprogramm-wien/fr%C3%BChling-1?utm_source=plakat&utm_medium=a4&utm_campaign=termin-1',
      readable: 'shop.example/flohmarktprogramm-wien/frühling-1',
    });
  });

  it('shows a hostile name as text', () => {
    const movieName = '</title></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'&lt;';
    const page = pageOf(showPoster(filmShow({ movie: movieExample({ movieName }) })));
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
    expect(textsIn(page, 'h1')).toEqual([movieName]);
    expect(page.title).toContain(movieName);
  });

  it('that is too long continues on paper, and on a picture says how many shows are missing', () => {
    const shows = Array.from({ length: 5 }, (_, index) => filmShow({ showId: index + 1 }));
    const poster = weekPoster(shows, week, 'kino')!;
    const counts = (format: typeof paper) =>
      [...settingsOf(poster, format)].map((sheets) =>
        sheets.map(({ days, missing }) => [days.flatMap((day) => day.shows).length, missing]),
      );
    const whole = [[5, 0]];
    expect(counts(paper).slice(3)).toEqual([
      whole,
      [
        [3, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [2, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
      ],
    ]);
    expect(counts(picture)).toEqual([whole, whole, whole, [[4, 1]], [[3, 2]], [[2, 3]], [[1, 4]]]);
  });
});

describe('npm run posters', () => {
  const printed = recordPrinted();
  let drawn: readonly Drawn[];

  beforeEach(() => {
    drawn = [];
  });
  afterEach(closeServers);

  /** In place of the browser. */
  function print(posters: readonly Drawn[], _: string, folder: string) {
    drawn = posters;
    const files = posters.flatMap(({ poster }) => formats.map((format) => fileOf(poster, format)));
    for (const file of files) writeFileSync(join(folder, file), '');
    return Promise.resolve(files);
  }

  const run = (args: string[], changes: object = {}) => makePosters(args, { settings, print, ...changes });

  it('writes all formats of the week at once, of both kinds or of one', async () => {
    const { base } = await serveSandbox();
    const folder = join(folderWith({}), 'neu');
    expect(await run([base, '--out', folder])).toBe(0);
    const ofKind = (kind: string) =>
      ['1080x1350.png', '1200x630.png', 'a3.pdf', 'a4.pdf'].map((end) => `woche-2026-16-${kind}-${end}`);
    expect(readdirSync(folder).sort()).toEqual([...ofKind('flohmarkt'), ...ofKind('kino')]);
    const other = join(folderWith({}), 'neu');
    expect(await run([base, '--out', other, '--kind', 'kino', '--week', '2026-04-25'])).toBe(0);
    expect(drawn.map(({ poster }) => poster.name)).toEqual(['woche-2026-17-kino']);
  });

  it('plays a recording, whose time counts, and draws films without leave of the owner', async () => {
    const show = {
      showId: 7,
      date: '17.04.2026',
      time: '20:30',
      movie: {
        movieId: 7,
        movieName: 'Nosferatu',
        imagePath: '/bilder/',
        imageName: 'n.jpg',
        price: '11.90',
      },
    };
    const recording: Recording = {
      version: 1,
      recordedAt: '2026-04-16T10:00:00Z',
      answers: [
        {
          path: 'show/getCurrentShows',
          query: { s1: 'fetch' },
          status: 200,
          contentType: 'application/json',
          body: JSON.stringify({ dataEntries: [show, { ...show, showId: 8, date: '15.04.2026' }] }),
        },
      ],
    };
    const recorded = folderWith({ [recordingFile]: JSON.stringify(recording) });
    const folder = join(folderWith({}), 'neu');
    const { base, asked } = await serveAlways(200, 'Bild', { 'Content-Type': 'image/jpeg' });
    const media = { settings: { ...settings, VITE_MEDIA_BASE_URL: base.replace('rest/', '') } };
    expect(await run([recorded, '--out', folder, '--show', '7'], media)).toBe(0);
    expect(drawn).toMatchObject([{ poster: { title: 'Nosferatu' }, picture: undefined }]);
    expect(asked).toEqual([]);
    withOwnerFacts({ filmPicturesInPrint: true });
    expect(await run([recorded, '--out', join(folder, 'mit'), '--show', '7'], media)).toBe(0);
    expect(drawn).toMatchObject([{ picture: `data:image/jpeg;base64,${btoa('Bild')}` }]);
    expect(asked).toEqual(['GET /bilder/n.jpg']);
    expect(await run([recorded, '--out', join(folder, 'alt'), '--show', '8'])).toBe(1);
    expect(printed.at(-1)).toBe(
      'No show that is coming and takes place has the id 8. Choose another one, such as: 7 Nosferatu, Fr., 17.04.2026, 20:30\u00a0Uhr.',
    );
  });

  it('leaves out what the announcements of the host cancel, and says what they change', async () => {
    const { base } = await serveSandbox();
    const announcement = { text: 'Sturm: Näheres folgt.', until: '31.12.2099 00:00' };
    const file = folderWith({
      'durchsage.json': JSON.stringify([
        { ...announcement, level: 'cancelled', shows: ['301'] },
        { ...announcement, level: 'changed', shows: ['303'] },
      ]),
    });
    const announced = ['--announcements', join(file, 'durchsage.json')];
    const out = () => ['--out', join(folderWith({}), 'neu')];
    expect(await run([base, ...out(), '--show', '301'])).toBe(0);
    expect(await run([base, ...out(), '--show', '301', ...announced])).toBe(1);
    expect(printed.at(-1)).toMatch(/^No show that is coming and takes place has the id 301\./);
    expect(await run([base, ...out(), '--show', '303', ...announced])).toBe(0);
    expect(textsIn(pageOf(drawn[0]!.poster), '.poster-price')).toEqual(['Geändert']);
    expect(await run([base, ...out(), '--announcements', join(file, 'fehlt.json')])).toBe(1);
    expect(printed.at(-1)).toMatch(/fehlt\.json does not exist\. Correct --announcements/);
  });

  it('writes nothing and says the next step', async () => {
    const { base } = await serveSandbox();
    const full = folderWith({ 'eigenes.txt': '' });
    const folder = join(full, 'neu');
    const to = ['--out', folder];
    const cases: [args: string[], changes: object, reason: RegExp][] = [
      [[], {}, /^Give one source and --out\. See --help\.$/],
      [[base], {}, /^Give one source and --out\./],
      [[base, ...to, '--format', 'a5'], {}, /--format.+See --help\.$/],
      [[base, ...to, '--auth', 'kassa'], {}, /^--auth must be user:password\.$/],
      [[base, ...to, '--week', '23.11.2026'], {}, /^"23\.11\.2026" is no day\. Write --week like/],
      [[base, ...to, '--kind', 'automarkt'], {}, /^"automarkt" has no poster.* --kind kino or/],
      [[base, ...to, '--show', '1', '--week', '2026-04-16'], {}, /Leave one of them out\.$/],
      [[base, ...to, '--week', '2031-01-01'], {}, /^Nothing is coming in the week of .* Choose another/],
      [[base, '--out', full], {}, /is no empty folder\. Give --out a new one\.$/],
      [[base, '--out', join(full, 'eigenes.txt')], {}, /is no empty folder\./],
      [[base, '--out', join(full, 'eigenes.txt', 'neu')], {}, /cannot be made\. Give --out a folder where/],
      [[base, ...to], { settings: {} }, /^VITE_SITE_URL is not set/],
      [[base, ...to], { settings: { VITE_SITE_URL: 'shop' } }, /^Wrong settings/],
      [['ftp://shop.example', ...to], {}, /^"ftp:" is not the scheme/],
      [[full, ...to], {}, /recording\.json does not exist\. Give the folder that npm run backend-check/],
      [[join(full, 'nichts'), ...to], {}, /does not exist\. Give the folder of a recording, or an address/],
      [[(await serveAlways(500, '{}')).base, ...to], {}, /fails with 500/],
      [
        [(await serveAlways(200, '{"dataEntries":7}')).base, ...to],
        {},
        /cannot be read\. Run npm run backend-check/,
      ],
      [
        [base, ...to],
        { print: () => Promise.reject(new Error('No Chromium found: install Chromium')) },
        /^No Chromium found/,
      ],
    ];
    for (const [args, changes, reason] of cases) {
      expect(await run(args, changes), String(reason)).toBe(1);
      expect(printed.at(-1)).toMatch(reason);
    }
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(full)).toEqual(['eigenes.txt']);
  });

  it('leaves a folder alone that another run has made meanwhile, and removes its own when it is stopped', async () => {
    const { base } = await serveSandbox();
    const parent = folderWith({});
    const folder = join(parent, 'neu');
    const others = new Set(process.listeners('exit'));
    function printLate(posters: readonly Drawn[], origin: string, temporary: string) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'fremd.pdf'), '');
      for (const stop of process.listeners('exit').filter((each) => !others.has(each))) stop(0);
      expect(existsSync(temporary)).toBe(false);
      mkdirSync(temporary);
      return print(posters, origin, temporary);
    }
    expect(await run([base, '--out', folder], { print: printLate })).toBe(1);
    expect(printed.at(-1)).toMatch(/is no empty folder\. Give --out a new one\.$/);
    expect([readdirSync(parent), readdirSync(folder)]).toEqual([['neu'], ['fremd.pdf']]);
    expect(new Set(process.listeners('exit'))).toEqual(others);
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(printed.at(-1)).toMatch(
      /^npm run posters -- <backend address or folder of a recording> --out FOLDER/,
    );
  });
});
