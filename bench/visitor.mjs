import { settled } from './timeout.mjs';
import { watchChange } from './listPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./measuredPage.mjs').Interaction} Interaction */
/** @typedef {import('./measuredPage.mjs').Which} Which */

/** @param {import('./listPage.mjs').Change} change */
const watching = (change) => (/** @type {Page} */ page) => page.evaluate(watchChange, change);

/** Stands in the names of some films and nowhere else. */
export const soughtText = 'Metropolis';

/** By a selector, for a look at the roles of 29,000 elements lasts longer than the app's pause after typing. */
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
  await settled(page);
}

/**
 * Typing by itself filters only after a pause, which is no work: Enter does so at once.
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 * @param {number} cards that it leaves
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
 * @param {number} cards that it leaves
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
 * Points at the first card that leads to a show's page, upon which the app fetches the code of that page.
 * @param {Page} page
 */
export async function pointAtCard(page) {
  await page.locator('.show-card a[href^="/show/"]').first().hover();
  await settled(page);
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
