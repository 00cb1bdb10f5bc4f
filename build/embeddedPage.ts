import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';
import { brand } from '../src/shop/brand.ts';
import { commonTexts } from '../src/shop/commonTexts.ts';
import { embeddedDates, embeddedDatesFile } from '../src/shop/embedding.ts';
import { afterBuild } from './afterBuild.ts';
import { escaped } from './pageHtml.ts';
import { prehydration } from './prehydrationScripts.ts';
import { standaloneScript } from './standaloneScript.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = here('../src/embed/main.tsx');
const stylesheet = here('../src/embed/embed.scss');

/**
 * The page of `src/embed` in one file: other websites wait for one response, and a frame that stays open for weeks needs no
 * file that a release removes.
 */
async function embeddedHtml(config: ResolvedConfig, origin: string): Promise<string> {
  const script = await standaloneScript(entry, config, [prehydration()]);
  const { code: styles } = await preprocessCSS(readFileSync(stylesheet, 'utf8'), stylesheet, config);
  return `<!doctype html>
<html lang="de-AT" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escaped(origin)}/">
<title>Nächste Termine – ${escaped(brand.name)}</title>
<style>${styles}</style>
</head>
<body>
<main aria-label="Nächste Termine"></main>
<noscript>
<p>${escaped(commonTexts.withoutScripts)}</p>
<p><a href="/" target="_blank" rel="noopener">${escaped(brand.defaultTitle)}</a></p>
</noscript>
<script>${script}</script>
</body>
</html>
`;
}

/** Adds the page of dates that other websites embed; the development server makes it anew for each request. */
export function embeddedPage(origin: string): Plugin[] {
  return [
    afterBuild('embedded-page', async (folder, config) => {
      const file = join(folder, embeddedDatesFile);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await embeddedHtml(config, origin));
    }),
    {
      name: 'embedded-page-in-development',
      apply: 'serve',
      configureServer({ middlewares, config }) {
        middlewares.use(embeddedDates, (_, response, next) => {
          embeddedHtml(config, origin).then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        });
      },
    },
  ];
}
