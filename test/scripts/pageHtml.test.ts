// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { schemes, themeColors } from '@/shop/themeColors';
import type { PrerenderedPage } from '@/prerender/render';
import { developmentPage, pageHtml, shellPage, type Build } from '../../build/pageHtml';
import { sitemap } from '../../build/searchFiles';

const template = `<!doctype html>
<html lang="de-AT" %attributes%>
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <link rel="icon" href="/favicon.ico" />
  </head>
  <body><div id="root"><!--content--></div></body>
</html>`;

const page: PrerenderedPage = {
  address: '/kino/faqs',
  file: 'kino/faqs.html',
  html: '<main>$& und $1</main>',
  filledHtml: '',
  head: {
    title: 'Fragen & "Antworten" <b>',
    description: 'Was du wissen willst.',
    canonical: 'https://shop.example/kino/faqs',
    isHidden: false,
    siteName: 'Kino',
    picture: {
      address: 'https://shop.example/teilen/kino.png',
      alt: 'Autos vor der Leinwand',
      isDrawn: true,
    },
  },
  theme: 'light',
  headers: { Authorization: 'Basic eDp5' },
  modules: ['src/pages/InfoPage.tsx', 'src/features/infoPages/pages/kino/faqs.mdx'],
};

const manifest: Build['manifest'] = {
  'src/main.tsx': { file: 'assets/main-1.js', imports: ['_react.js'], css: ['assets/start-1.css'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/pages/InfoPage.tsx': {
    file: 'assets/Page-1.js',
    imports: ['_shared.js'],
    css: ['assets/Page-1.css'],
  },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/start-1.css'] },
  'src/features/infoPages/pages/kino/faqs.mdx': {
    file: 'assets/texts/faqs-1.js',
    imports: ['src/pages/InfoPage.tsx'],
  },
  'src/prehydrate/firstCards.tsx': { file: 'assets/firstCards-1.js' },
  'src/app/fonts.ts': { file: 'assets/fonts-1.js' },
  'src/prehydrate/firstDates.tsx': { file: 'assets/firstDates-1.js' },
};

const build: Build = {
  template,
  manifest,
  headScript: 'frueh($&)',
  prehydration: { list: 'src/prehydrate/firstCards.tsx', section: 'src/prehydrate/firstDates.tsx' },
  critical: (_: PrerenderedPage, stylesheets: readonly string[]) => `/* ${stylesheets.join(' ')} */`,
};
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const headScript = ({ head }: Document) => head.querySelector<HTMLElement>('script:not([src])')!;
const result = pageHtml(page, build);
const parsed = documentOf(result);

it('contains the rendered text unchanged, its theme and address, one escaped title and one description', () => {
  expect(result).toContain('<div id="root"><main>$& und $1</main></div>');
  expect(parsed.documentElement.dataset).toMatchObject({ bsTheme: 'light', address: '/kino/faqs' });
  for (const scheme of schemes) {
    expect(result).toContain(`(prefers-color-scheme: ${scheme})" content="${themeColors.light[scheme]}"`);
  }
  expect(result.match(/<title>.*<\/title>/g)).toEqual([
    '<title>Fragen &amp; &quot;Antworten&quot; &lt;b></title>',
  ]);
  expect(result.match(/name="description"/g)).toHaveLength(1);
  expect(result).toContain('content="Was du wissen willst."');
});

it('names each file once: scripts of prehydration, and at the head script those of the app before those of the page', () => {
  const linked = [...result.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const app = headScript(parsed).dataset['app']?.split(' ') ?? [];
  expect(app).toEqual(
    ['react-1', 'main-1', 'shared-1', 'Page-1', 'texts/faqs-1'].map((name) => `/assets/${name}.js`),
  );
  const files = [...app, ...linked];
  expect(new Set(files).size).toBe(files.length);
  expect(files.indexOf('/assets/Page-1.css')).toBeGreaterThan(files.indexOf('/assets/start-1.css'));
  expect(parsed.querySelectorAll('script[src]')).toHaveLength(0);
});

it('inlines critical CSS before the script that adds the stylesheets in their order, whose rules must win', () => {
  const stylesheets = '/assets/start-1.css /assets/Page-1.css';
  const [first] = parsed.head.querySelectorAll('style, script:not([src])');
  expect(first?.matches('style')).toBe(true);
  expect(first?.textContent).toBe(`/* ${stylesheets} */`);
  expect(headScript(parsed).dataset['stylesheets']).toBe(stylesheets);
  // DOMParser parses `noscript` as markup, as browsers without JavaScript do.
  const linked = [...parsed.querySelectorAll('link[rel="stylesheet"]')];
  expect(linked.map((link) => link.getAttribute('href')).join(' ')).toBe(`${stylesheets} /without-app.css`);
  for (const link of linked) expect(link.closest('noscript')).not.toBeNull();
});

it('names the request and the headers of its data for prehydration', () => {
  expect(parsed.documentElement.dataset).not.toHaveProperty('request');
  expect(parsed.documentElement.dataset).not.toHaveProperty('headers');
  expect(result).not.toMatch(/first(?:Cards|Dates)/);

  const list: PrerenderedPage = {
    ...page,
    request: '/rest/a?b=c&d=e',
    html: '<div class="prehydrated" data-list="today"></div>',
  };
  const ofList = pageHtml(list, build);
  const { dataset } = documentOf(ofList).documentElement;
  expect(dataset['request']).toBe('/rest/a?b=c&d=e');
  expect(JSON.parse(dataset['headers'] ?? '')).toEqual({ Authorization: 'Basic eDp5' });
  expect(ofList).toContain(
    `async fetchpriority="high" type="module" crossorigin src="/assets/firstCards-1.js"`,
  );
  expect(ofList).not.toContain('firstDates');
  const unknown = { ...list, html: list.html.replace('data-list', 'data-other') };
  expect(() => pageHtml(unknown, build)).toThrow('data-other');
});

it('has a pattern instead of an address if it serves several addresses', () => {
  const pattern = '^/show/[^/]+/?$';
  const { dataset } = documentOf(pageHtml({ ...page, address: '/show/:id', pattern }, build)).documentElement;
  expect(dataset).toMatchObject({ pattern });
  expect(dataset).not.toHaveProperty('address');
});

it('throws an error if index.html lacks a place, or if a module of the page has no file', () => {
  for (const place of ['%attributes%', '<!--head-->', '<!--content-->']) {
    expect(() => pageHtml(page, { ...build, template: template.replace(place, '') })).toThrow(place);
  }
  expect(() => pageHtml({ ...page, modules: ['src/pages/OtherPage.tsx'] }, build)).toThrow('OtherPage');
});

it('starts the app from its source in development', () => {
  const ofDevelopment = documentOf(developmentPage(template));
  expect(ofDevelopment.querySelector('script')?.getAttribute('src')).toBe('/src/main.tsx');
  expect(ofDevelopment.title).not.toBe('');
});

it('escapes the addresses of the sitemap', () => {
  expect(sitemap(new Map([['https://shop.example/bücher', undefined]]))).toContain(
    '<loc>https://shop.example/b%C3%BCcher</loc>',
  );
});

it('has the head script and the fonts to load, also on the empty page', () => {
  const empty = documentOf(shellPage(build));
  for (const document of [parsed, empty]) {
    expect(document.documentElement.dataset['fonts']).toBe('/assets/fonts-1.js');
    expect(headScript(document).textContent).toBe('frueh($&)');
  }
  expect(empty.querySelector('#root > :not(noscript)')).toBeNull();
  expect(empty.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/assets/start-1.css');
});
