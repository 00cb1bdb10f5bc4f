import { withHead } from '../../build/pageHtml';
import type { Movie, Show } from '../../src/domain/entities';
import { moviePath, showPath } from '../../src/domain/links';
import { sharedPicture } from '../../src/domain/sharedPicture';
import { movieHead, showHead } from '../../src/features/booking/show/sharedHead';
import { commonTexts } from '../../src/shop/commonTexts';
import { fileOfAddress } from '../../src/shop/pageFiles';
import { pageHead } from '../../src/shop/ui/pageHead';
import type { Channel, Programme, Site, When } from './channel';
import { listContent, showContent, structuredData } from './content';
import { publishedTexts } from './texts';
import { marked } from './publishedShows';

/** Names of one folder level that every server reads alike; a point would make the address that of a file. */
const plainPath = /^(?:\/[\p{L}\p{N}_-]+)+$/u;

/** The file of a page within the folder; `undefined` for an address that servers might read differently. */
function fileOf(path: string): string | undefined {
  const decoded = decodeURIComponent(path).normalize('NFC');
  return plainPath.test(decoded) && encodeURI(decoded) === path ? `${decoded.slice(1)}.html` : undefined;
}

const container = /<div class="prehydrated" data-(?:list="(\w+)" data-heading="(h[23])"|show="true")><\/div>/;

/** To lay the dates out twice would delay the first paint and the app. `without-app.css` shows them if there is no app. */
const hidden = '<style>.published{display:none}</style>';

const inHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`);

/** `undefined` for a page without a place for it. */
function withContent(html: string, content: string, now: number): string | undefined {
  if (!container.test(html)) return undefined;
  return inHead(html, hidden)
    .replaceAll(commonTexts.withoutScripts, publishedTexts.withoutScripts)
    .replace(
      container,
      (empty: string) =>
        `${empty.replace('</div>', '')}<div class="published" data-as-of="${now}">${content}</div></div>`,
    );
}

/** What changes with each run although nothing else has. */
const stamp = / data-as-of="\d+"|Stand: [^<]*/g;

/** Whether two texts of a page differ in nothing but the time at which they were written. */
export const isSameContent = (one: string, other: string) =>
  one.replace(stamp, '') === other.replace(stamp, '');

/** A page says how old its dates are; it is not written anew for that more often than this. */
const maxStampMs = 60 * 60_000;

function isRecent(html: string, now: number): boolean {
  const [, asOf] = / data-as-of="(\d+)"/.exec(html) ?? [];
  return asOf === undefined || now - Number(asOf) < maxStampMs;
}

/** The prerendered pages of all lists, with their dates. */
function listPages(programme: Programme, site: Site, now: number): [file: string, html: string][] {
  return site.pages.flatMap((file) => {
    const html = site.read(file);
    const [, list, heading] = container.exec(html) ?? [];
    if (list === undefined) return [];
    const content = listContent({ list, heading: heading as 'h2' | 'h3' }, programme, site, now);
    const page = content && withContent(html, content, now);
    return page === undefined ? [] : [[file, page]];
  });
}

/** The pages of all shows and films of a programme: the prerendered page of their route with their own head. */
function detailPages({ shows, announced }: Programme, site: Site, now: number): Map<string, string> {
  const { origin, media, read } = site;
  const found = new Map<string, string>();
  function add(
    path: string,
    head: { title: string; description: string },
    of: Pick<Show, 'movie' | 'event'>,
    filled: (html: string) => string,
  ) {
    const file = fileOf(path);
    if (file === undefined || found.has(file)) return;
    const picture = sharedPicture(of, { origin, media });
    const html = withHead(read(fileOfAddress(path)), pageHead(path, { ...head, picture }, origin));
    found.set(file, filled(html));
  }
  function addMovie(path: string | undefined, movie: Movie | undefined) {
    if (path === undefined || !movie) return;
    add(path, movieHead(movie), { movie }, (html) => {
      const ofMovie = shows.filter((show) => moviePath(show) === path);
      return inHead(html, structuredData(ofMovie, site, now));
    });
  }
  for (const show of shows) {
    const { title, description } = showHead(show);
    const head = { title: marked(show, title), description: marked(show, description) };
    add(showPath(show), head, show, (html) => {
      return withContent(html, showContent(show, site, now), now) ?? html;
    });
  }
  for (const show of [...shows, ...announced]) addMovie(moviePath(show), show.movie);
  return found;
}

/** Lists, shows and films as HTML that needs no script (docs/deployment.md, "Published programme"). */
export function pages(programme: Programme, site: Site, when: When, tags = ''): ReturnType<Channel> {
  const all = [...listPages(programme, site, when.now), ...detailPages(programme, site, when.now)];
  return new Map(
    all.map(([file, html]) => {
      const page = inHead(html, tags);
      const before = when.previous(file);
      const isKept = before !== undefined && isRecent(before, when.now) && isSameContent(before, page);
      return [file, isKept ? before : page];
    }),
  );
}
