// `npm run brand`: renders icons and share images with the shop's scenes, colours and fonts, and writes them and the
// manifest to `public/`. Run it after one of these changes and commit the files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { browserArguments, findChromium } from '../../scripts/programs/chromium.mjs';
import { root } from '../../scripts/tool.mjs';
import { iconFile } from './iconFile.mjs';
import { standalone } from './standalone.mjs';

const shared = ['kino', 'flohmarkt', 'kinderflohmarkt', 'automarkt', 'veranstaltungen', 'gutschein'];

/** Files in `public`, and the pictures of `pictures.tsx` that they show. */
const files = [
  { file: 'apple-touch-icon.png', picture: 'square', width: 180, height: 180 },
  { file: 'icons/icon-192.png', picture: 'tile', width: 192, height: 192 },
  { file: 'icons/icon-512.png', picture: 'tile', width: 512, height: 512 },
  { file: 'icons/icon-maskable-512.png', picture: 'maskable', width: 512, height: 512 },
  ...shared.map((picture) => ({ file: `teilen/${picture}.png`, picture, width: 1200, height: 630 })),
];

/** @param {string} cacheDir */
async function serve(cacheDir) {
  const server = await createServer({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    cacheDir,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { '@': join(root, 'src') } },
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  return server;
}

const cacheDir = mkdtempSync(join(tmpdir(), 'ticketshop-brand-'));
const server = await serve(cacheDir);
const browser = await chromium.launch({
  executablePath: await findChromium({ install: false }),
  args: browserArguments,
});
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  const address = `${server.resolvedUrls?.local[0]}tools/brand/pictures.html`;
  /** @param {{ picture: string, width: number, height: number }} picture */
  const draw = async ({ picture, width, height }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${address}?${picture}`);
    await page.locator('#root svg').first().waitFor();
    return page.screenshot({ omitBackground: true });
  };
  /** @param {string} file @param {string | Buffer} content */
  const write = (file, content) => {
    writeFileSync(join(root, 'public', file), content);
    console.log(`public/${file}: ${content.length} bytes`);
  };

  for (const { file, ...options } of files) write(file, await draw(options));
  const tabs = [];
  for (const size of [16, 32])
    tabs.push({ size, png: await draw({ picture: 'tab', width: size, height: size }) });
  write('favicon.ico', iconFile(tabs));
  const { manifest } = await server.ssrLoadModule('/tools/brand/manifest.ts');
  write('manifest.webmanifest', `${JSON.stringify(manifest, undefined, 2)}\n`);
  write('favicon.svg', `${await page.locator('#root svg').evaluate(standalone)}\n`);
} finally {
  await browser.close();
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
}
