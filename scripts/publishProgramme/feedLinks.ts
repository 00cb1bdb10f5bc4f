import { escaped } from '../../build/pageHtml';

function titleOfRss(text: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  return title.replaceAll('"', '&quot;');
}

/** The kinds of feeds, by the ending of their file; titles are HTML. */
const kinds = [
  { ending: '.xml', type: 'application/rss+xml', titleOf: titleOfRss },
  {
    ending: '.json',
    type: 'application/feed+json',
    titleOf: (text: string) => escaped((JSON.parse(text) as { title: string }).title),
  },
];

/** The tags by which programs find the feeds from a page. */
export function feedLinks(files: readonly (readonly [file: string, text: string])[]): string {
  const tags = files.flatMap(([file, text]) => {
    const kind = kinds.find(({ ending }) => file.endsWith(ending));
    if (!kind) return [];
    const address = `/${encodeURI(file)}`;
    return `<link rel="alternate" type="${kind.type}" href="${address}" title="${kind.titleOf(text)}">`;
  });
  return tags.join('');
}
