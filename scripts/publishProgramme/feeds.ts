import * as v from 'valibot';
import { kindOf } from '../../src/domain/cards';
import { dayAndTime } from '../../src/domain/dateTexts';
import type { Show } from '../../src/domain/entities';
import { showPath } from '../../src/domain/links';
import { sharedPicture } from '../../src/domain/sharedPicture';
import { showHead } from '../../src/features/booking/show/sharedHead';
import { placeText } from '../../src/features/catalogue/cardTexts';
import { finderPanelTexts } from '../../src/features/catalogue/finder/finderPanelTexts';
import { parseJson } from '../../src/shared/text/parseJson';
import { brand } from '../../src/shop/brand';
import { paths } from '../../src/shop/paths';
import type { Channel, Site } from './channel';
import { marked, publishedShows, showUid } from './publishedShows';

/** Readers load the whole file each time. The next shows, not the newest: which ones those are changes only with time. */
const mostItems = 100;

const language = 'de-AT';
export const feedFiles = { rss: 'feed.xml', json: 'feed.json' } as const;

const date = v.pipe(v.string(), v.isoTimestamp());
const dated = v.object({ id: v.string(), date_published: date, date_modified: date });
const datedFeed = v.object({ items: v.array(dated) });
type Dated = v.InferOutput<typeof dated>;

/** The items of the feed before, by id; none if it cannot be read. */
function itemsBefore(json: string | undefined): Map<string, Dated> {
  const feed = parseJson(json ?? null);
  return new Map(v.is(datedFeed, feed) ? feed.items.map((item) => [item.id, item]) : []);
}

/** An item without its dates, as JSON Feed 1.1 names its fields. */
function contentOf(show: Show, site: Site) {
  const { title } = showHead(show);
  const image = sharedPicture(show, site);
  return {
    id: showUid(show),
    url: site.origin + showPath(show),
    title: marked(show, title),
    content_text: [dayAndTime(show), placeText(show)].filter(Boolean).join('\n'),
    ...(image !== undefined && { image }),
    tags: [finderPanelTexts.kinds[kindOf(show)]],
  };
}

type Item = ReturnType<typeof contentOf> & Pick<Dated, 'date_published' | 'date_modified'>;

/** New items are of now; changed ones keep when they were published. */
function withDates(content: ReturnType<typeof contentOf>, before: Dated | undefined, now: string): Item {
  if (!before) return { ...content, date_published: now, date_modified: now };
  const { date_published, date_modified } = before;
  const unchanged = { ...content, date_published, date_modified };
  const isSame = JSON.stringify(unchanged) === JSON.stringify(before);
  return isSame ? unchanged : { ...content, date_published, date_modified: now };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no other control characters, no lone surrogates and not the last two characters of Unicode's first plane. */
const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

function rssItem({ id, url, title, content_text: text, tags, date_published: published }: Item): string {
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', id, ' isPermaLink="false"'),
    element('pubDate', new Date(published).toUTCString()),
    ...tags.map((tag) => element('category', tag)),
    element('description', text),
  ];
  return `<item>${parts.join('')}</item>\n`;
}

type Feed = {
  title: string;
  description: string;
  home: string;
  own: (file: string) => string;
  items: Item[];
};

function rss({ title, description, home, own, items }: Feed): string {
  const changed = items
    .map((item) => item.date_modified)
    .toSorted()
    .at(-1);
  const parts = [
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language),
    `<atom:link href="${escaped(own(feedFiles.rss))}" rel="self" type="application/rss+xml"/>`,
    ...(changed === undefined ? [] : [element('lastBuildDate', new Date(changed).toUTCString())]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${parts.join('\n')}
${items.map(rssItem).join('')}</channel></rss>
`;
}

function jsonFeed({ title, description, home, own, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: own(feedFiles.json),
    description,
    language,
    items,
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

/** The programme as RSS 2.0 and as JSON Feed 1.1: an item for each of the next shows. */
export const feeds: Channel = ({ shows }, site, { now, previous }) => {
  const before = itemsBefore(previous(feedFiles.json));
  const at = new Date(now).toISOString();
  const items = publishedShows(shows, now)
    .slice(0, mostItems)
    .map((show) => contentOf(show, site))
    .map((content) => withDates(content, before.get(content.id), at));
  const feed: Feed = {
    title: `${brand.name}: Programm`,
    description: brand.description,
    home: site.origin + paths.home.to(),
    own: (file) => `${site.origin}/${file}`,
    items,
  };
  return new Map([
    [feedFiles.rss, rss(feed)],
    [feedFiles.json, jsonFeed(feed)],
  ]);
};
