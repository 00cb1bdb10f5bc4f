// `npm run brand-screenshots`: takes the screenshots of the manifest, of the built shop with the sandbox's programme, and
// writes them to `public/`. Run it after a build when these pages look different, and commit the files.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { importScript } from '../../scripts/importScript.mjs';
import { browserArguments, findChromium } from '../../scripts/programs/chromium.mjs';
import { root } from '../../scripts/tool.mjs';

/** @type {typeof import('./manifest.ts')} */
const { screenshots, pathOf } = await importScript('./tools/brand/manifest.ts');
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: await findChromium({ install: false }),
  args: browserArguments,
});
try {
  for (const { src, sizes, route, form_factor: form } of screenshots) {
    const scale = form === 'narrow' ? 2 : 1;
    const [width = 0, height = 0] = sizes.split('x').map((size) => Number(size) / scale);
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    await page.goto(new URL(pathOf(route), server.resolvedUrls?.local[0]).href);
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.locator('.show-card img').first().waitFor();
    await page.waitForLoadState('networkidle');
    const file = join(root, 'public', src);
    mkdirSync(dirname(file), { recursive: true });
    const { length } = await page.screenshot({ path: file, animations: 'disabled' });
    console.log(`public${src}: ${length} bytes`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
