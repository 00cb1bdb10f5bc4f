import { expect, it } from 'vitest';
import { schemes, themeColors } from '@/config/themeColors';
import type { BuiltPage } from '@/prerender';
import { pageHtml } from '../../scripts/build/pageHtml';
import { sitemap } from '../../scripts/build/searchFiles';

const shell = `<!doctype html>
<html lang="de-AT" data-bs-theme="dark">
  <head>
    <meta
      name="description"
      content="Alles."
    />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#000000" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000001" />
    <title>Kino</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const page: BuiltPage = {
  address: '/kino/faqs',
  html: '<main>$& und $1</main>',
  head: {
    title: 'Fragen & "Antworten" <b>',
    description: 'Was du wissen willst.',
    canonical: 'https://shop.example/kino/faqs',
    isHidden: false,
    siteName: 'Kino',
    picture: { address: 'https://shop.example/teilen/kino.png', alt: 'Autos vor der Leinwand' },
  },
  theme: 'light',
  readsQuery: true,
  modules: ['src/screens/PageScreen.tsx', 'src/content/pages/kino/faqs.mdx'],
};

const manifest = {
  'src/screens/PageScreen.tsx': {
    file: 'assets/Page-1.js',
    imports: ['_shared.js'],
    css: ['assets/Page-1.css'],
  },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/start-1.css'] },
  'src/content/pages/kino/faqs.mdx': {
    file: 'assets/texts/faqs-1.js',
    imports: ['src/screens/PageScreen.tsx'],
  },
};

const result = pageHtml(shell, page, manifest);

it('holds the text as it is, in the mood and at the address that it was rendered for', () => {
  expect(result).toContain('<div id="root" data-address="/kino/faqs"><main>$& und $1</main></div>');
  expect(result).toContain('data-bs-theme="light"');
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
  const files = [...result.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('/assets/texts/faqs-1.js');
  expect(files).toContain('/assets/shared-1.js');
  expect(files.indexOf('/assets/Page-1.css')).toBeGreaterThan(files.indexOf('/assets/start-1.css'));
});

it('stops the build where index.html has another form', () => {
  expect(() => pageHtml(shell.replace('id="root"', 'id="app"'), page, manifest)).toThrow('found 0 times');
});

it('writes a sitemap whose addresses are escaped', () => {
  expect(sitemap(['https://shop.example/bücher'])).toContain('<loc>https://shop.example/b%C3%BCcher</loc>');
});
