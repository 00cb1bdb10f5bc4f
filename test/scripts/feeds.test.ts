import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';
import { feeds } from '../../scripts/publishProgramme/feeds';

const origin = 'https://shop.example';
const site = { origin, media: '/', pages: [], read: () => '' };
const now = Date.UTC(2026, 10, 1, 10);
const hour = 60 * 60_000;

const publish = (shows: Show[], at = now, before = new Map<string, string>()) =>
  feeds({ shows, announced: [], kids: [] }, site, { now: at, previous: (file) => before.get(file) });

const address = v.pipe(v.string(), v.url());
const filled = v.pipe(v.string(), v.nonEmpty());
const rfc3339 = v.pipe(v.string(), v.isoTimestamp());

/** JSON Feed 1.1 (jsonfeed.org), as far as the shop uses it: no other fields. */
const jsonFeed = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: filled,
  home_page_url: address,
  feed_url: address,
  description: filled,
  language: filled,
  items: v.array(
    v.strictObject({
      id: filled,
      url: address,
      title: filled,
      content_text: filled,
      image: v.optional(address),
      tags: v.array(filled),
      date_published: rfc3339,
      date_modified: rfc3339,
    }),
  ),
});

const jsonOf = (files: Map<string, string>) => v.parse(jsonFeed, JSON.parse(files.get('feed.json')!));

/** A reader that refuses what is not well-formed. */
function rssOf(files: Map<string, string>) {
  const { DOMParser } = new JSDOM('').window;
  const document = new DOMParser().parseFromString(files.get('feed.xml')!, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent);
  return { texts, document };
}

const golem = filmShow({
  showId: 301,
  urlIdentifier: 'der-golem-1',
  location: 'Große Leinwand',
  movie: movieExample({
    headerImagePath: 'https://bilder.example/golem.jpg',
    language: 'OmU',
    ageRating: '12',
  }),
});

describe('the feeds', () => {
  it('name the next shows with their time, place, page and picture, by their start', () => {
    const market = marketShow({ showId: 501, date: '15.11.2026', time: '6:00' });
    const files = publish([golem, market, filmShow({ showId: 9, date: '31.10.2026' })]);
    const { items, ...feed } = jsonOf(files);
    expect(feed).toMatchObject({
      home_page_url: `${origin}/`,
      feed_url: `${origin}/feed.json`,
      language: 'de-AT',
    });
    expect(items.map(({ id }) => id)).toEqual(['show-501@autokino', 'show-301@autokino']);
    expect(items[1]).toEqual({
      id: 'show-301@autokino',
      url: `${origin}/show/der-golem-1`,
      title: 'Der Golem, Sa., 21.11.2026, 19:30\u00a0Uhr',
      content_text: 'Sa., 21.11.2026, 19:30\u00a0Uhr\nGroße Leinwand · OmU · ab 12',
      image: 'https://bilder.example/golem.jpg',
      tags: ['Kino'],
      date_published: '2026-11-01T10:00:00.000Z',
      date_modified: '2026-11-01T10:00:00.000Z',
    });
    const { texts, document } = rssOf(files);
    const [rss] = document.children;
    expect([rss!.tagName, rss!.getAttribute('version')]).toEqual(['rss', '2.0']);
    for (const name of ['title', 'description', 'language', 'lastBuildDate'])
      expect(texts(`channel > ${name}`), name).toHaveLength(1);
    expect(texts('item > title')).toEqual(items.map(({ title }) => title));
    expect(texts('item > link')).toEqual(items.map(({ url }) => url));
    expect(texts('item > guid')).toEqual(items.map(({ id }) => id));
    expect(texts('item > description')).toEqual(items.map(({ content_text: text }) => text));
    expect(texts('item > category')).toEqual(['Flohmarkt', 'Kino']);
    expect(texts('item > pubDate')).toEqual(Array(2).fill('Sun, 01 Nov 2026 10:00:00 GMT'));
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect([...self].map((link) => link.getAttribute('href'))).toEqual([`${origin}/feed.xml`]);
  });

  it('are the same files while nothing changes, and keep when a show was first named', () => {
    const other = filmShow({ showId: 302 });
    const first = publish([golem, other]);
    expect(publish([golem, other], now + hour, first)).toEqual(first);
    const second = publish([{ ...golem, announced: 'cancelled' }, other], now + hour, first);
    const [cancelled, same] = jsonOf(second).items;
    expect(cancelled!.title).toMatch(/^Abgesagt: Der Golem/);
    expect([cancelled!.date_published, cancelled!.date_modified]).toEqual([
      '2026-11-01T10:00:00.000Z',
      '2026-11-01T11:00:00.000Z',
    ]);
    expect(same!.date_modified).toBe('2026-11-01T10:00:00.000Z');
    expect(rssOf(second).texts('lastBuildDate')).toEqual(['Sun, 01 Nov 2026 11:00:00 GMT']);
    for (const broken of ['', '<html>', '{"items":[{"id":7}]}'])
      expect(publish([golem, other], now, new Map([['feed.json', broken]]))).toEqual(first);
  });

  it('have at most 100 items, the next ones, and none without a show', () => {
    const many = Array.from({ length: 130 }, (_, index) =>
      filmShow({ showId: 1000 + index, date: `${String(1 + (index % 28)).padStart(2, '0')}.12.2026` }),
    );
    const { items } = jsonOf(publish(many));
    expect(items).toHaveLength(100);
    // 18 days with 5 shows, then days with 4.
    expect(items.at(-1)!.title).toContain('21.12.2026');
    expect(jsonOf(publish([])).items).toEqual([]);
    expect(rssOf(publish([])).texts('item')).toEqual([]);
  });

  it('are readable whatever a name contains', () => {
    const names = [
      ']]></title><item>',
      '&amp; &lt;b&gt; "\'',
      'Glocke\u0007\uFFFE',
      'halb \uD83D',
      'Zwei\r\nZeilen',
      '👻',
    ];
    const shows = names.map((eventName, index) =>
      marketShow({ showId: 10 + index, event: eventExample({ eventName }), location: eventName }),
    );
    const files = publish(shows);
    const expected = [
      ']]></title><item>',
      '&amp; &lt;b&gt; "\'',
      'Glocke',
      'halb \uFFFD',
      'Zwei\nZeilen',
      '👻',
    ];
    expect(
      rssOf(files)
        .texts('item > title')
        .map((title) => title.replace(/, Sa\..*$/s, '')),
    ).toEqual(expected);
    expect(jsonOf(files).items).toHaveLength(names.length);
  });
});
