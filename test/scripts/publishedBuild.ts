import { commonTexts } from '@/shop/commonTexts';
import { pageHead } from '@/shop/ui/pageHead';
import { headHtml } from '../../build/pageHtml';
import { sitemap } from '../../build/searchFiles';

export const origin = 'https://shop.example';

/** A page of the build, as far as `npm run publish-programme` looks at it. */
export function builtPage(name: string, container = ''): string {
  const head = { ...pageHead('/', { title: 'Termin' }, origin), canonical: undefined };
  const content = `<noscript>${commonTexts.withoutScripts}</noscript>${container}${name}`;
  return `<!doctype html><html lang="de-AT" data-pattern="^/${name}/"><head><script>head()</script>${headHtml(head)}<meta name="theme-color" content="#000"></head><body>${content}</body></html>`;
}

const ofList = (list: string) => `<div class="prehydrated" data-list="${list}" data-heading="h2"></div>`;
const ofShow = '<div class="prehydrated" data-show="true"></div>';

const routes = ['show', 'flohmarktEvent', 'automarktEvent', 'publicEvent'];

export const listFile = 'kinoprogramm-wien/kinoprogramm.html';
export const upcomingFile = 'kinoprogramm-wien/demnaechst-im-kino.html';
export const kidsFile = 'kinoprogramm-wien/kinder.html';

/** The files of a build, by name. */
export const build: Readonly<Record<string, string>> = {
  'index.html': `<link rel="canonical" href="${origin}/">`,
  'sitemap.xml': sitemap(
    new Map(['/', '/kino/faqs', '/kinoprogramm-wien/kinoprogramm'].map((path) => [origin + path, undefined])),
  ),
  'kino/faqs.html': builtPage('faqs'),
  [listFile]: builtPage('program', ofList('program')),
  [upcomingFile]: builtPage('upcoming', ofList('upcoming')),
  [kidsFile]: builtPage('kids', ofList('kids')),
  'shells/movie.html': builtPage('movie'),
  ...Object.fromEntries(routes.map((name) => [`shells/${name}.html`, builtPage(name, ofShow)])),
};
