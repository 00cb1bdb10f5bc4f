// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { schemes, themeColors } from '@/shared/config/themeColors';
import type { PrerenderedPage } from '@/prerender/render';
import { emptyPage, pageHtml } from '../../build/pageHtml';
import { sitemap } from '../../build/searchFiles';

const shell = `<!doctype html>
<html lang="de-AT" data-bs-theme="dark">
  <head>
    <meta
      name="description"
      content="Alles."
    />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#000000" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000001" />
    <meta name="viewport" content="width=device-width" />
    <title>Kino</title>
    <link
      rel="preload"
      href="/assets/latin-1.woff2"
      as="font"
      crossorigin
    />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  </head>
  <body><div id="root"></div></body>
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
    picture: { address: 'https://shop.example/teilen/kino.png', alt: 'Autos vor der Leinwand' },
  },
  theme: 'light',
  headers: { Authorization: 'Basic eDp5' },
  modules: ['src/pages/InfoPage.tsx', 'src/features/infoPages/pages/kino/faqs.mdx'],
};

const manifest = {
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
};

const prehydration = {
  headScript: 'frueh($&)',
  prehydrationEntries: { list: '/assets/firstCards-1.js', section: '/assets/firstDates-1.js' },
  fontFaces: { stylesheet: '/assets/fonts-1.css', fallbacks: '@font-face{}' },
  critical: (_: PrerenderedPage, stylesheets: readonly string[]) => `/* ${stylesheets.join(' ')} */`,
};
const result = pageHtml(shell, page, manifest, prehydration);
const parsed = new DOMParser().parseFromString(result, 'text/html');

it('holds the text as it is, in the mood and at the address that it was rendered for', () => {
  expect(result).toContain('<div id="root"><main>$& und $1</main></div>');
  expect(parsed.documentElement.dataset).toMatchObject({ bsTheme: 'light', address: '/kino/faqs' });
  for (const scheme of schemes) {
    expect(result).toContain(`(prefers-color-scheme: ${scheme})" content="${themeColors.light[scheme]}"`);
  }
});

it('has one title and one description, escaped', () => {
  expect(result.match(/<title>.*<\/title>/g)).toEqual([
    '<title>Fragen &amp; &quot;Antworten&quot; &lt;b></title>',
  ]);
  expect(result.match(/name="description"/g)).toHaveLength(1);
  expect(result).toContain('content="Was du wissen willst."');
});

it('brings each file that its screen needs once, sheets behind those of the start', () => {
  const links = [...result.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  // The script in the head fetches them once it has asked for the data.
  const files = [
    ...(parsed.querySelector<HTMLElement>('script:not([src])')?.dataset['scripts']?.split(' ') ?? []),
    ...links,
  ];
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('/assets/texts/faqs-1.js');
  expect(files).toContain('/assets/shared-1.js');
  expect(files.indexOf('/assets/Page-1.css')).toBeGreaterThan(files.indexOf('/assets/start-1.css'));
});

it('fetches the start before all that its head fetches for the screen, and but once', () => {
  const scripts = [...parsed.querySelectorAll('script')];
  const start = scripts.findIndex((script) => script.getAttribute('src') === '/assets/index-1.js');
  const head = scripts.findIndex((script) => script.dataset['scripts'] !== undefined);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(head).toBeGreaterThan(start);
  expect(result.split('/assets/index-1.js')).toHaveLength(2);
});

it('waits for no sheet: what its first look needs stands in it, the sheets follow in their order', () => {
  const sheets = '/assets/start-1.css /assets/Page-1.css';
  expect(parsed.head.querySelector('style')?.textContent).toBe(`@font-face{}/* ${sheets} */`);
  expect(parsed.head.querySelector<HTMLElement>('script:not([src])')?.dataset['sheets']).toBe(sheets);
  // Read without scripts, as by whoever has none.
  const linked = [...parsed.querySelectorAll('link[rel="stylesheet"]')];
  expect(linked.map((link) => link.getAttribute('href')).join(' ')).toBe(sheets);
  for (const link of linked) expect(link.closest('noscript')).not.toBeNull();
});

it('asks early for what its screen will ask for, with what every call carries', () => {
  expect(parsed.documentElement.dataset).not.toHaveProperty('asks');
  expect(parsed.documentElement.dataset).not.toHaveProperty('headers');
  expect(parsed.head.querySelector<HTMLElement>('script:not([src])')?.textContent).toBe('frueh($&)');
  expect(result).not.toMatch(/first(?:Cards|Dates)/);

  const list: PrerenderedPage = {
    ...page,
    request: '/rest/a?b=c&d=e',
    html: '<div class="prehydrated" data-list="today"></div>',
  };
  const ofList = pageHtml(shell, list, manifest, prehydration);
  const { dataset } = new DOMParser().parseFromString(ofList, 'text/html').documentElement;
  expect(dataset['asks']).toBe('/rest/a?b=c&d=e');
  expect(JSON.parse(dataset['headers'] ?? '')).toEqual({ Authorization: 'Basic eDp5' });
  expect(ofList).toContain(`async fetchpriority="high" src="${prehydration.prehydrationEntries.list}"`);
  expect(ofList).not.toContain(prehydration.prehydrationEntries.section);
  const unknown = { ...list, html: list.html.replace('data-list', 'data-other') };
  expect(() => pageHtml(shell, unknown, manifest, prehydration)).toThrow('data-other');
});

it('is for all addresses of a pattern where it has one', () => {
  const pattern = '^/show/[^/]+/?$';
  const shared = pageHtml(shell, { ...page, address: '/show/:id', pattern }, manifest, prehydration);
  const { dataset } = new DOMParser().parseFromString(shared, 'text/html').documentElement;
  expect(dataset).toMatchObject({ pattern });
  expect(dataset).not.toHaveProperty('address');
});

it('stops the build where index.html has another form', () => {
  expect(() => pageHtml(shell.replace('id="root"', 'id="app"'), page, manifest, prehydration)).toThrow(
    'found 0 times',
  );
});

it('writes a sitemap whose addresses are escaped', () => {
  expect(sitemap(['https://shop.example/bücher'])).toContain('<loc>https://shop.example/b%C3%BCcher</loc>');
});

it('has the same letters where there is no page: stand-ins at first, later those that are on the machine', () => {
  const empty = new DOMParser().parseFromString(emptyPage(shell, prehydration), 'text/html');
  for (const { documentElement, head } of [parsed, empty]) {
    expect(documentElement.dataset['fonts']).toBe('/assets/fonts-1.css /assets/latin-1.woff2');
    expect(head.querySelector('link[as="font"]')).toBeNull();
    expect(head.querySelector('script:not([src])')?.textContent).toBe('frueh($&)');
    expect(head.querySelector('style')?.textContent).toContain('@font-face{}');
  }
  expect(empty.querySelector('#root')?.childElementCount).toBe(0);
  expect(empty.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/assets/start-1.css');
});
