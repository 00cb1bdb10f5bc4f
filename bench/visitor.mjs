import { whenIdle } from './timeout.mjs';
import { watchChange } from './listPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./measuredPage.mjs').Interaction} Interaction */
/** @typedef {import('./measuredPage.mjs').Which} Which */

/** @param {import('./listPage.mjs').Change} change */
const watching = (change) => (/** @type {Page} */ page) => page.evaluate(watchChange, change);

/** Occurs in the names of some films and in no other text. */
export const searchText = 'Metropolis';

/** A query by role over 29,000 elements takes longer than the delay of the app after typing. */
export const searchField = (/** @type {Page} */ page) => page.locator('main input[type="search"]');

/**
 * @param {Page} page
 * @param {Which} which
 */
export async function openFinder(page, which) {
  if (which === 'reference') {
    await page.evaluate(() =>
      /** @type {{ openFinder: () => unknown }} */ (/** @type {unknown} */ (window)).openFinder(),
    );
  } else {
    await page.getByRole('button', { name: 'Termin finden' }).click();
    await searchField(page).waitFor();
  }
  await whenIdle(page);
}

/**
 * Submits with Enter, because typing filters only after a delay.
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 * @param {number} cards after filtering
 * @returns {Interaction}
 */
export function search(page, name, text, cards) {
  return {
    name,
    watch: watching({ event: 'keydown', cards }),
    prepare: () => searchField(page).fill(text),
    act: () => page.keyboard.press('Enter'),
  };
}

/**
 * @param {Page} page
 * @param {string} key
 * @param {number} cards after filtering
 * @returns {Interaction}
 */
export function keyStroke(page, key, cards) {
  return {
    name: `key ${key}`,
    watch: watching({ event: 'keydown', cards }),
    act: () => page.keyboard.press(key),
  };
}

/**
 * Hovers the first link to a show, so that the app loads the code of that page.
 * @param {Page} page
 */
export async function pointAtCard(page) {
  await page.locator('.show-card a[href^="/show/"]').first().hover();
  await whenIdle(page);
}

/**
 * @param {Page} page
 * @returns {Interaction}
 */
export function openCard(page) {
  return {
    name: 'open a card',
    watch: watching({ event: 'click', cards: 0 }),
    async act() {
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}
