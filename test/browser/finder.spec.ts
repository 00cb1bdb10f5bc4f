import type { Page } from '@playwright/test';
import { isoDayOf, viennaTime } from '@test/sandbox/clock';
import { expect, test } from './fixtures';
import { shopNow } from './shopClock';
import { addresses, button, film, goByMenu, heading, labelled, phone, tabTo } from './steps';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByLabel('Suche');
const expectQuery = (page: Page, query: string) =>
  expect.poll(() => new URL(page.url()).searchParams.toString()).toBe(query);
/** Name of a day (`YYYY-MM-DD`) in the month view, e.g. „Freitag, 27. November 2026“. */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
const dayCell = (page: Page, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${longDay(day)}, `) });
/** Days until the first show of „Goldrausch“. */
const daysToFilm = 5;
const isoDayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('Back from a show restores the position in the filtered list, and one Back leaves it after many changes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await goByMenu(page, 'Kinoprogramm', 'Kinoprogramm');
  await button(page, 'Termin finden').click();
  await search(page).pressSequentially('leinwand', { delay: 60 });
  await expect(page.getByRole('status').filter({ hasText: '„leinwand“' })).toBeAttached();
  const link = page.getByRole('link', { name: labelled('Tickets & Infos', film) }).last();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  const top = async () => Math.round((await link.boundingBox())!.y);
  let last = NaN;
  // Wheel scrolling is animated.
  await expect.poll(async () => last === (last = await top())).toBe(true);
  const before = await top();
  await link.click();
  await expect(heading(page, film)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: '„leinwand“' })).toBeAttached();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);

  // Genres are filtered by the backend.
  await page.getByLabel('Genre').selectOption('Grusel');
  const found = page.getByRole('status').filter({ hasText: 'Grusel, „leinwand“' });
  await expect(found).toBeVisible();
  await expect(names(page).filter({ hasText: 'Metropolis' })).toHaveCount(0);
  await button(page, 'Monatsansicht').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goForward();
  await expect(found).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the month view has days of at least 24 px on a narrow phone, and is operated by the keyboard', async ({
  page,
}) => {
  const day = isoDayOf(viennaTime(shopNow(), daysToFilm, '12:00'));
  // The next day or week may be in the next month, which the grid then shows.
  const next = isoDayAfter(day, 1);
  const nextWeek = isoDayAfter(next, 7);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${addresses.programme}?tag=${day}&ansicht=monat`);
  await expect(names(page)).toHaveText([film]);
  for (const cell of await page.getByRole('gridcell').all()) {
    const { width, height } = (await cell.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await tabTo(page, dayCell(page, day));
  await expect(dayCell(page, day)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, next)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, nextWeek)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dayCell(page, next)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page).filter({ hasText: film })).toHaveCount(0);
  await expect(dayCell(page, next)).toBeFocused();
  await expect(dayCell(page, next)).toHaveAttribute('aria-selected', 'true');
  await expectQuery(page, `tag=${next}&ansicht=monat`);
  await page.keyboard.press(' ');
  await expect(names(page).nth(20)).toBeAttached();
  // The shown month stays, and only another month than the current one is in the address.
  const month = next.slice(0, 7);
  const isCurrent = isoDayOf(shopNow()).startsWith(month);
  await expectQuery(page, isCurrent ? 'ansicht=monat' : `ansicht=monat&monat=${month}`);
});
