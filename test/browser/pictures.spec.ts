import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferApp } from './deferredFiles';
import { addresses } from './steps';

/** Addresses of pictures within 100 px of the window, and of the others. */
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

function recordPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url());
  });
  return requested;
}

const notRequested = (wanted: string[], requested: string[]) =>
  wanted.filter((one) => !requested.includes(one));

/** All pictures near the window are requested, and no others except those near `before`. */
async function expectNearAlone(page: Page, requested: string[], before: string[] = []) {
  await expect.poll(async () => notRequested((await pictures(page)).near, requested)).toEqual([]);
  const { near, far } = await pictures(page);
  expect(near.length).toBeGreaterThan(1);
  expect(notRequested(far, before).filter((one) => requested.includes(one))).toEqual([]);
  return near;
}

test('only pictures near the window are requested, before and after hydration and a long jump; print has all', async ({
  page,
}) => {
  const requested = recordPictures(page);
  const app = await deferApp(page);
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(page.locator('.prehydrated .show-card').first()).toBeVisible();
  await expectNearAlone(page, requested);

  await app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  expect((await pictures(page)).far.length).toBeGreaterThan(3);
  const before = await expectNearAlone(page, requested);

  // The jump skips it; its space is reserved.
  const waiting = page.locator('.show-card img:not([src])');
  const { width, height } = await waiting.first().evaluate((picture) => picture.getBoundingClientRect());
  expect(height / width).toBeCloseTo(1.5);
  // Chromium and WebKit draw a frame around a visible empty picture.
  await expect(waiting.first()).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => scrollTo({ top: 4 * innerHeight, behavior: 'instant' }));
  await expect.poll(async () => notRequested((await pictures(page)).near, before)).not.toEqual([]);
  await expectNearAlone(page, requested, before);

  await expect(waiting.first()).toBeAttached();
  // Later cards are not laid out for print yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await waiting.count()).toBe(0);
  }).toPass();
});
