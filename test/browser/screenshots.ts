import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { phone } from './steps';
import { stateTours } from './stateTours';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const fileName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Loads fonts, pictures and lazily painted content. */
async function allShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [stylesheet];
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.src ||= picture.dataset['src'] ?? '';
    for (const picture of pictures) picture.loading = 'eager';
    // A missing picture is shown as missing.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function takePicture(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await allShown(page);
    const path = `${folder}${name.replace('‹width›', String(size.width))}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}

stateTours.forEach(({ name, allowed, run }, index) => {
  const number = String(index + 1).padStart(2, '0');

  test(name, async ({ page, allowProblems }) => {
    if (allowed) allowProblems(allowed);
    await page.setViewportSize(phone);
    let states = 0;
    await run(page, async (state) => {
      states += 1;
      const file = `${number}-${states}-${fileName(name)}-${fileName(state)}-‹width›`;
      await takePicture(page, file);
      if (await page.locator('[data-bs-theme=light]').first().isVisible()) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await takePicture(page, `${file}-dunkel`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize(phone);
    });
  });
});
