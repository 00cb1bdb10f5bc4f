import type { Page } from '@playwright/test';
import { seededRandom } from '@test/sandbox/random';
import { expect, test } from './fixtures';
import { addresses, button, countOf, fillCart, heading } from './steps';

const films = ['Goldrausch', 'Orlacs Hände', 'Sherlock Jr.'];
const shows = [addresses.show, addresses.otherShow, addresses.thirdShow];

type Counts = Map<string, number>;

/** What the cart page shows: the count of every film's tickets. */
async function shownCounts(page: Page): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const film of films) {
    const count = countOf(page, film);
    if ((await count.count()) > 0) shown[film] = await count.inputValue();
  }
  return shown;
}

async function expectCounts(page: Page, counts: Counts): Promise<void> {
  const expected = Object.fromEntries([...counts].map(([film, count]) => [film, String(count)]));
  await expect.poll(() => shownCounts(page)).toEqual(expected);
}

async function openCartPage(page: Page): Promise<Page> {
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  return page;
}

/** One visitor's action on one line. */
async function act(page: Page, film: string, counts: Counts, chance: number): Promise<void> {
  const count = counts.get(film)!;
  if (chance < 0.4) {
    await button(page, `Menge erhöhen: ${film}`).press('Enter');
    counts.set(film, count + 1);
  } else if (chance < 0.7 && count > 1) {
    await button(page, `Menge verringern: ${film}`).press('Enter');
    counts.set(film, count - 1);
  } else {
    const typed = 1 + Math.floor(chance * 97);
    await countOf(page, film).fill(String(typed));
    await countOf(page, film).press('Enter');
    counts.set(film, typed);
  }
}

test('two tabs follow each other through 50 random steps and lose nothing', async ({ context, page }) => {
  for (const show of shows) await fillCart(page, show);
  const tabs = [await openCartPage(page), await openCartPage(await context.newPage())];
  const counts: Counts = new Map(films.map((film) => [film, 1]));
  const lastTab = new Map<string, Page>();
  const random = seededRandom(12);
  for (let step = 0; step < 50; step += 1) {
    const tab = tabs[Math.floor(random() * tabs.length)]!;
    const film = films[Math.floor(random() * films.length)]!;
    // Nobody changes a count before seeing what the other tab made of it.
    if (lastTab.get(film) !== tab) await expect(countOf(tab, film)).toHaveValue(String(counts.get(film)));
    await act(tab, film, counts, random());
    lastTab.set(film, tab);
  }
  for (const tab of [...tabs, await openCartPage(await context.newPage())]) await expectCounts(tab, counts);
});

test('two tabs that change the cart at the same moment lose nothing', async ({ context, page }) => {
  for (const show of shows) await fillCart(page, show);
  const tabs = [await openCartPage(page), await openCartPage(await context.newPage())];
  const counts: Counts = new Map(films.map((film) => [film, 1]));
  for (let round = 2; round <= 6; round += 1) {
    await Promise.all(
      tabs.map((tab, index) => button(tab, `Menge erhöhen: ${films[index]!}`).press('Enter')),
    );
    for (const film of films.slice(0, 2)) counts.set(film, round);
    for (const tab of tabs) await expectCounts(tab, counts);
  }
});

test('a line removed in one tab is gone in the other, with its add-ons', async ({ context, page }) => {
  for (const show of shows) await fillCart(page, show);
  const other = await openCartPage(await context.newPage());
  await openCartPage(page);
  await button(page, `Menge verringern: ${films[1]}`).click();
  const left: Counts = new Map([
    [films[0]!, 1],
    [films[2]!, 1],
  ]);
  for (const tab of [page, other]) {
    await expectCounts(tab, left);
    await expect(tab.getByRole('row', { name: /Autoticket/ })).toHaveCount(2);
  }
});
