import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './fixtures';
import { setClock } from './shopClock';
import { addresses, button, desktop, film, heading, overhang, phone } from './steps';

const calendarButton = (page: Page) => button(page, /^In den Kalender/);
const shareButton = (page: Page) => button(page, /^Teilen/);

async function openShow(page: Page) {
  await page.goto(addresses.show);
  await expect(heading(page, film)).toBeVisible();
}

async function savedEvent(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), calendarButton(page).click()]);
  const file = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return {
    fileName: download.suggestedFilename(),
    event: new ICAL.Event(event),
    url: String(event.getFirstPropertyValue('url')),
  };
}

test('a show is saved as a calendar file, with the same UID each time', async ({ page }) => {
  await openShow(page);
  const first = await savedEvent(page);
  expect(first.event.summary).toBe(film);
  expect(first.event.location).toBe('Große Leinwand');
  const day = first.event.startDate.toString().slice(0, 10);
  expect(first.fileName).toBe(`goldrausch-${day}.ics`);
  expect(first.event.startDate.zone.tzid).toBe('UTC');
  expect(first.event.endDate.compare(first.event.startDate)).toBe(1);
  await expect(page.getByText(/^Die Kalenderdatei ist bereit/)).toBeVisible();
  await page.reload();
  expect((await savedEvent(page)).event.uid).toBe(first.event.uid);
  await page.goto(first.url);
  await expect(heading(page, film)).toBeVisible();
});

test('the calendar entry is the same in another time zone', async ({ browser, page, baseURL }) => {
  await openShow(page);
  const here = await savedEvent(page);
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', baseURL: baseURL! });
  await setClock(context);
  const elsewhere = await context.newPage();
  await openShow(elsewhere);
  const there = await savedEvent(elsewhere);
  expect(there.fileName).toBe(here.fileName);
  expect(there.event.startDate.toString()).toBe(here.event.startDate.toString());
  await context.close();
});

test.describe('without a service worker, which caches every file', () => {
  test.use({ serviceWorkers: 'block' });

  test('a calendar library that fails to load is reported, and the next click retries', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/^request: net::ERR_FAILED GET \S+\.js/);
    await openShow(page);
    await page.waitForLoadState('networkidle');
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await calendarButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Die Kalenderdatei ist nicht fertig geworden.');
    await page.unrouteAll();
    expect((await savedEvent(page)).event.summary).toBe(film);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the link of a show is copied and leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${addresses.show}?showtype=kino`);
  await shareButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link kopiert.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('?');
  await page.goto(link);
  await expect(heading(page, film)).toBeVisible();
});

test('the share and calendar buttons fit the page and are smaller than the buy button', async ({ page }) => {
  await openShow(page);
  const sizeOf = async (name: RegExp | string) => (await button(page, name).boundingBox())!;
  for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => overhang(page), { message: `${viewport.width} px` }).toBe(0);
    const cart = await sizeOf('In den Warenkorb');
    for (const name of [/^In den Kalender/, /^Teilen/]) {
      const box = await sizeOf(name);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.height).toBeGreaterThanOrEqual(24);
      expect(box.height).toBeLessThan(cart.height);
    }
  }
});
