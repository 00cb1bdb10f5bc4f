import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApp } from './heldFiles';
import { addresses } from './steps';

/** Which addresses the pictures of the page have that are within 100 px of the window, and those that are not. */
const pictures = (page: Page) =>
  page.evaluate(() => {
    const address = (picture: HTMLImageElement) =>
      new URL(picture.src || (picture.dataset['src'] ?? ''), location.href).href;
    const isNear = (picture: HTMLImageElement) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom >= -100 && top <= innerHeight + 100;
    };
    const near = [...document.images].filter(isNear).map(address);
    const all = [...document.images].map(address);
    return { near, far: all.filter((one) => !near.includes(one)) };
  });

/** The addresses of pictures that are asked for from now on. */
function recordPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  return asked;
}

const unasked = (wanted: string[], asked: string[]) => wanted.filter((one) => !asked.includes(one));

/** Whether all pictures near the window were asked for, and of the others none but those that were near `before`. */
async function expectNearAlone(page: Page, asked: string[], before: string[] = []) {
  await expect.poll(async () => unasked((await pictures(page)).near, asked)).toEqual([]);
  const { near, far } = await pictures(page);
  expect(near.length).toBeGreaterThan(1);
  expect(unasked(far, before).filter((one) => asked.includes(one))).toEqual([]);
  return near;
}

test('pictures are asked for near the window alone, before the app is there and after it', async ({
  page,
}) => {
  const asked = recordPictures(page);
  const app = await holdApp(page);
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(page.locator('.prehydrated .show-card').first()).toBeVisible();
  await expectNearAlone(page, asked);

  app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  expect((await pictures(page)).far.length).toBeGreaterThan(3);
  await expectNearAlone(page, asked);
});

test('a picture that a long jump passes is not asked for, and its room is kept', async ({ page }) => {
  const asked = recordPictures(page);
  await page.goto(addresses.programme);
  const before = await expectNearAlone(page, asked);
  const room = page.locator('.show-card img:not([src])').first();
  const { width, height } = await room.evaluate((picture) => picture.getBoundingClientRect());
  expect(height / width).toBeCloseTo(1.5);
  // Or Chromium and WebKit would frame the empty room.
  await expect(room).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => scrollTo({ top: 4 * innerHeight, behavior: 'instant' }));
  await expect.poll(async () => unasked((await pictures(page)).near, before)).not.toEqual([]);
  await expectNearAlone(page, asked, before);
});

test('paper has all pictures', async ({ page }) => {
  await page.goto(addresses.programme);
  const waiting = page.locator('.show-card img:not([src])');
  await expect(waiting.first()).toBeAttached();
  // Cards that come after it are on no paper yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await waiting.count()).toBe(0);
  }).toPass();
});
