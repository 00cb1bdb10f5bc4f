import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './fixtures';
import { addresses, button, film, heading, phone } from './steps';

const calendarButton = (page: Page) => button(page, /^In den Kalender/);
const shareButton = (page: Page) => button(page, /^Teilen/);

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

test('a show is saved as a calendar file, with the same UID each time; its link is copied; both lead to it', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/^request: net::ERR_FAILED GET \S+\.js/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(phone);
  await page.goto(`${addresses.show}?showtype=kino`);
  await expect(heading(page, film)).toBeVisible();
  const heightOf = async (name: RegExp | string) => (await button(page, name).boundingBox())!.height;
  const mainAction = await heightOf('In den Warenkorb');
  for (const name of [/^In den Kalender/, /^Teilen/]) expect(await heightOf(name)).toBeLessThan(mainAction);

  // A library that fails to load is reported, and the next click requests it again.
  await page.waitForLoadState('networkidle');
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await calendarButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Die Kalenderdatei ist nicht fertig geworden.');
  await page.unrouteAll();
  const first = await savedEvent(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(first.event.summary).toBe(film);
  expect(first.event.location).toBe('Große Leinwand');
  const day = first.event.startDate.toString().slice(0, 10);
  expect(first.fileName).toBe(`goldrausch-${day}.ics`);
  expect(first.event.startDate.zone.tzid).toBe('UTC');
  expect(first.event.endDate.compare(first.event.startDate)).toBe(1);
  await expect(page.getByText(/^Die Kalenderdatei ist bereit/)).toBeVisible();
  await shareButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link kopiert.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('?');
  await page.reload();
  expect((await savedEvent(page)).event.uid).toBe(first.event.uid);
  for (const address of [first.url, link]) {
    await page.goto(address);
    await expect(heading(page, film)).toBeVisible();
  }
});
