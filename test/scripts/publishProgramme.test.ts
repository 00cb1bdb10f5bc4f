import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { closeServers, serveAlways, serveSandbox } from '@test/backend/sandboxServer';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';
import { differentShows } from '@test/support/smallDatabase';
import { publishProgramme } from '../../scripts/publishProgramme/main';
import { pages } from '../../scripts/publishProgramme/pages';
import { folderWith } from './folders';
import { build, builtPage, origin } from './publishedBuild';
import { recordPrinted } from './printed';

const site = {
  origin,
  media: '/',
  pages: [],
  read: (file: string) => builtPage(file.replace(/^shells\/|\.html$/g, '')),
};

const now = Date.UTC(2026, 10, 20, 10);

/** The pages of a first run. */
const publishedPages = (shows: Show[], from = site) =>
  pages({ shows, announced: [], kids: [] }, from, { now, previous: () => undefined });

/** The only page of a show. */
function pageOf(show: Show): Document {
  const [html = ''] = publishedPages([show], site).values();
  return new JSDOM(html).window.document;
}

const tag = (document: Document, name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((found) =>
    found.getAttribute('content'),
  );

const printed = recordPrinted();
afterEach(closeServers);

describe('the head of a published page', () => {
  it('of a show has its title, text, address and picture, each once, and the rest of its route', () => {
    const movie = movieExample({ headerImagePath: 'https://bilder.example/golem-breit.jpg' });
    const page = pageOf(filmShow({ movie, urlIdentifier: 'der-golem-1' }));
    const title = 'Der Golem, Sa., 21.11.2026, 19:30\u00a0Uhr – Kino wie Damals';
    expect([...page.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([title]);
    expect(tag(page, 'og:title')).toEqual([title]);
    expect(tag(page, 'description')).toEqual(tag(page, 'og:description'));
    expect(tag(page, 'og:description')).toEqual([
      'Der Golem, Sa., 21.11.2026, 19:30\u00a0Uhr: alles zu diesem Termin.',
    ]);
    expect(tag(page, 'og:url')).toEqual([`${origin}/show/der-golem-1`]);
    expect(tag(page, 'og:image')).toEqual(['https://bilder.example/golem-breit.jpg']);
    expect(tag(page, 'og:image:width')).toEqual([]);
    expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(page.querySelector('script')?.textContent).toBe('head()');
    expect(page.documentElement.dataset['pattern']).toBe('^/show/');
    expect(tag(page, 'theme-color')).toEqual(['#000']);
  });

  it('has the drawn picture instead of one that crawlers may not show', () => {
    const addresses = [
      'data:image/png;base64,x',
      'http://bilder.example/golem.jpg',
      'https://bilder.example/golem.svg?x=.jpg',
      'ftp://bilder.example/golem.jpg',
      'https://user:pass@bilder.example/golem.jpg',
    ];
    for (const headerImagePath of addresses) {
      const page = pageOf(filmShow({ movie: movieExample({ headerImagePath }) }));
      expect(tag(page, 'og:image'), headerImagePath).toEqual([`${origin}/teilen/kino.png`]);
      expect(tag(page, 'og:image:width'), headerImagePath).toEqual(['1200']);
    }
  });

  it('of a market has its picture, else that of markets', () => {
    const event = eventExample({ thumbImage: '/bilder/markt.jpg' });
    expect(tag(pageOf(marketShow({ event })), 'og:image')).toEqual([`${origin}/bilder/markt.jpg`]);
    expect(tag(pageOf(marketShow()), 'og:image')).toEqual([`${origin}/teilen/flohmarkt.png`]);
  });

  it('shows a hostile name as text', () => {
    const names = [
      '"><script>alert(1)</script>',
      '</title><script>alert(1)</script>',
      "' onload='alert(1)",
      '$& $1 $` $$',
      '&lt;b&gt; &amp;',
      '%head% <!--head-->',
    ];
    for (const movieName of names) {
      const page = pageOf(filmShow({ movie: movieExample({ movieName }) }));
      const title = `${movieName}, Sa., 21.11.2026, 19:30\u00a0Uhr – Kino wie Damals`;
      const scripts = [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
      expect([page.title, ...tag(page, 'og:title')], movieName).toEqual([title, title]);
      expect([scripts[0], page.body.lastChild?.textContent], movieName).toEqual(['head()', 'show']);
    }
  });

  it('is not written for an identifier that servers might read differently', () => {
    const hostile = ['../../etc/passwd', '..', 'a/b', 'a%2fb', 'a.b', '.htaccess', 'a\\b', 'a b'];
    for (const urlIdentifier of [...hostile, 'u\u0308ber', '\u0000']) {
      const files = [...publishedPages([filmShow({ urlIdentifier })], site).keys()];
      expect(
        files.filter((file) => !/^show\/\d+\.html$/.test(file)),
        urlIdentifier,
      ).toEqual([]);
    }
  });

  it('is written under the decoded name, and for a film once for all its shows', () => {
    expect([...publishedPages([marketShow({ urlIdentifier: 'frühling-1' })], site).keys()]).toEqual([
      'flohmarktprogramm-wien/frühling-1.html',
    ]);
    const movie = movieExample({ urlIdentifier: 'der-golem' });
    const found = publishedPages([filmShow({ movie }), filmShow({ movie, showId: 2 })], site);
    expect([...found.keys()]).toEqual([
      'show/1.html',
      'show/2.html',
      'kinoprogramm-wien/kinofilm/der-golem.html',
    ]);
  });

  it('needs a page with exactly one head', () => {
    const read = () => '<html></html>';
    expect(() => publishedPages([filmShow()], { ...site, read })).toThrow('A page has 0 heads.');
  });
});

describe('npm run publish-programme', () => {
  const run = (folder: string, base: string) => publishProgramme([base, '--out', folder], {});
  const filesIn = (folder: string) =>
    readdirSync(join(folder, 'published'), { recursive: true, encoding: 'utf8' }).sort();
  const metropolis = 'published/kinoprogramm-wien/kinofilm/metropolis.html';

  it('writes compressed pages of every show and film once, removes those that are gone, and nothing else', async () => {
    const folder = folderWith({ ...build, 'published/README.txt': 'von Hand' });
    const { base, database } = await serveSandbox();
    // Compressing the pages of all shows would take long.
    database.shows = database.shows.filter(({ showId }) => differentShows.includes(showId));
    expect(await run(folder, base)).toBe(0);
    const files = filesIn(folder);
    for (const kind of ['show/', 'flohmarktprogramm-wien/', 'automarkt/', 'veranstaltungen/'])
      expect(files.filter((file) => file.startsWith(kind)).length, kind).toBeGreaterThan(0);
    const html = readFileSync(join(folder, metropolis));
    expect(html.toString()).toContain('<title>Metropolis – Kino wie Damals</title>');
    expect(gunzipSync(readFileSync(join(folder, `${metropolis}.gz`)))).toEqual(html);
    expect(brotliDecompressSync(readFileSync(join(folder, `${metropolis}.br`)))).toEqual(html);
    expect(await run(folder, base), printed.at(-1)).toBe(0);
    expect(printed.at(-1)).toMatch(/^\d+ files of the programme: 0 written, 0 removed\.$/);

    database.shows = database.shows.filter(({ movieId }) => movieId !== 1);
    expect(await run(folder, base)).toBe(0);
    expect(filesIn(folder).filter((file) => file.includes('metropolis'))).toEqual([]);
    expect(readFileSync(join(folder, 'published/README.txt'), 'utf8')).toBe('von Hand');
    expect(existsSync(join(folder, 'shells/show.html'))).toBe(true);
    expect(printed.at(-1)).toMatch(/ [1-9]\d* removed\.$/);
  });

  it('changes nothing when the backend responds with a failure or no programme', async () => {
    const folder = folderWith(build);
    await run(folder, (await serveSandbox()).base);
    const before = filesIn(folder);
    const responses = [
      [500, '{}', /fails with 500/],
      [200, '<html>', /HTML instead of JSON/],
      [200, '{"dataEntries":7}', /cannot be read/],
      [302, '', /It redirects/],
    ] as const;
    for (const [status, body, reason] of responses) {
      expect(await run(folder, (await serveAlways(status, body)).base)).toBe(1);
      expect(printed.at(-1)).toMatch(reason);
      expect(filesIn(folder)).toEqual(before);
    }
  });

  it('runs beside another one, and removes what a stopped one has left', async () => {
    const folder = folderWith({ ...build, 'published/.0-a.tmp': '<ht' });
    const { base, database } = await serveSandbox();
    database.shows = database.shows.filter(({ showId }) => differentShows.includes(showId));
    expect(await Promise.all([run(folder, base), run(folder, base)]), printed.join()).toEqual([0, 0]);
    expect(filesIn(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    expect(await run(folder, base)).toBe(0);
    expect(printed.at(-1)).toMatch(/: 0 written, 0 removed\.$/);
  });

  it('says what is missing', async () => {
    expect(await run(folderWith(build), '')).toBe(1);
    expect(printed.at(-1)).toMatch(/^No address is given/);
    const folder = folderWith({});
    writeFileSync(join(folder, 'index.html'), '<html>');
    expect(await run(folder, 'https://backend.example/rest/')).toBe(1);
    expect(printed.at(-1)).toMatch(/is no build of the shop/);
    const { base } = await serveSandbox();
    const built = folderWith({ ...build, 'published/sitemap.xml/file': '' });
    expect(await run(built, base)).toBe(1);
    expect(printed.at(-1)).toMatch(
      /published cannot be written to \(.+\)\. Run the command again as the owner/,
    );
    expect(await publishProgramme([base, built], {})).toBe(1);
    expect(printed.at(-1)).toMatch(/behind the address has no option/);
    expect(await publishProgramme([base, '--into', built], {})).toBe(1);
    expect(printed.at(-1)).toMatch(/--into.+ See --help\.$/);
  });
});
