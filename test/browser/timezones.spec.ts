import type { Page } from '@playwright/test';
import { consentCookie, expect, expectNoProblems, test, watchProblems } from './fixtures';
import { setClock } from './shopClock';
import { addresses, fillCart, film, heading, openCart, openCheckout } from './steps';

const zones = ['America/Los_Angeles', 'Pacific/Auckland'];

async function textOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).not.toContainText('geladen');
  // `textContent`, because cards outside of the window have no `innerText`.
  const text = (await page.getByRole('main').textContent()) ?? '';
  // The zones are read one after another, so the minute of a printed list may differ.
  return text.replace(/(Stand: \S+ \d+:)\d+/, '$1…').split(/(?<=Uhr)/);
}

/** Structured data, which is added when the page is idle, and the text. */
async function withStructuredData(page: Page): Promise<string[]> {
  const described = page.locator('script[type="application/ld+json"]');
  // `hasText` does not see the text of scripts.
  await expect.poll(async () => (await described.allTextContents()).join()).toContain('startDate');
  return [...(await described.allTextContents()), ...(await textOf(page))];
}

/** All dates and times from the programme to the checkout. */
async function readShop(page: Page): Promise<Record<string, string[]>> {
  await page.goto(addresses.programme);
  await expect(page.getByRole('heading', { level: 3, name: film }).first()).toBeVisible();
  const programme = await withStructuredData(page);
  await page.goto(addresses.fleaMarkets);
  await expect(page.getByRole('heading', { level: 3, name: 'Flohmarkt Wien' }).first()).toBeVisible();
  const markets = await withStructuredData(page);
  await fillCart(page);
  await expect(heading(page, film)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alle Termine des Films' })).toBeVisible();
  const show = [await page.title(), ...(await withStructuredData(page))];
  await openCart(page);
  await expect(page.getByRole('button', { name: 'Gutschein einlösen' })).toBeVisible();
  const cart = await textOf(page);
  await openCheckout(page);
  return { programme, markets, show, cart, checkout: await textOf(page) };
}

test('dates and times are the same in every time zone', async ({ page, context, browser, baseURL }) => {
  const inVienna = await readShop(page);
  expect(inVienna['show']!.join('\n')).toMatch(/\d{2}\.\d{2}\.\d{4}, 20:30\sUhr/);
  // The same database, whose dates are set on first use, and the same consent.
  const taken = ['sandbox_name', consentCookie];
  const cookies = (await context.cookies()).filter(({ name }) => taken.includes(name));
  // In parallel, because each mostly waits for the network.
  const elsewhere = zones.map(async (timezoneId) => {
    const visitor = await browser.newContext({ timezoneId, locale: 'de-AT', baseURL: baseURL! });
    await setClock(visitor);
    const problems = await watchProblems(visitor, baseURL!);
    await visitor.addCookies(cookies);
    const read = await readShop(await visitor.newPage());
    await visitor.close();
    expectNoProblems(problems);
    return read;
  });
  const texts = await Promise.all(elsewhere);
  zones.forEach((timezoneId, index) => expect(texts[index], timezoneId).toEqual(inVienna));
});
