import { readCartPage, storeCart, watchTotal } from './cartPage.mjs';
import { settled } from './timeout.mjs';
import { measureInteraction } from './measuredPage.mjs';
import { withoutScripts } from './pageCopies.mjs';

/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {import('./measuredPage.mjs').Interaction} Interaction */
/** @typedef {import('./measuredPage.mjs').Page} Page */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Which} Which */
/** @typedef {import('./storedCarts.mjs').StoredCart} StoredCart */

/** What is measured, and its name in the table. */
export const cartSteps = /** @type {const} */ ({
  raise: 'raise a count',
  again: 'raise it again at once',
  type: 'type a count',
});

/** @typedef {keyof typeof cartSteps} CartStep */
/** @typedef {Record<CartStep, Cost>} CartVisit */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * @typedef {object} OpenCart
 * @property {Page} page
 * @property {Locator} row of the line that is changed
 * @property {() => { count: number, total: number }} next what its next change leads to
 */

/** @type {Record<Which, string>} */
const addresses = { app: '/cart', reference: '/vanilla' };
const referenceStart = `<script type="module" src="/vanilla/vanillaCart.js"></script>`;
/** After this long in ms without a change, the app looks at what other tabs may have stored meanwhile. */
const pause = 1100;

/**
 * Which line is changed, counted from 0: an add-on of the first ticket, where there is one. Of a ticket, more than of
 * what goes with it would bring up a hint, which the reference knows nothing of.
 * @param {number} count of lines
 */
const changedLine = (count) => Math.min(2, count - 1);

/**
 * Opens a page that shows the cart and has nothing left to do, in a browser context of its own; the caller closes it.
 * @param {Pages} pages
 * @param {Which} which
 * @param {StoredCart} cart
 * @returns {Promise<OpenCart>}
 */
export async function openCart({ browser, server }, which, cart) {
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(storeCart, JSON.stringify(cart.lines));
  await page.goto(server.origin + addresses[which]);
  await page
    .locator('.cart-table tbody tr')
    .nth(cart.count - 1)
    .waitFor();
  // Calls stay open here, so that the app waits for its screen to become calm, or for the visitor's first key or press:
  // only then it fetches what stands further down. The lines are painted before the app is there, which may miss the key.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Filmprogramm abonnieren' }).waitFor();
  await settled(page);
  const lines = Object.values(cart.lines);
  const place = changedLine(cart.count);
  let total = lines.reduce((sum, { price }) => sum + price, 0);
  let count = 1;
  return {
    page,
    row: page.locator('.cart-table tbody tr').nth(place),
    next() {
      count += 1;
      total += lines[place]?.price ?? 0;
      return { count, total };
    },
  };
}

/**
 * Makes the reference of the app's own page, so that both differ in nothing but in who changes it.
 * @param {Pages} pages
 * @param {StoredCart} cart
 */
export async function prepareCartReference(pages, cart) {
  const { page } = await openCart(pages, 'app', cart);
  const html = await page.evaluate(withoutScripts);
  pages.server.setReferencePage(html.replace('</body>', () => `${referenceStart}</body>`));
  await page.context().close();
}

/**
 * @param {OpenCart} cart
 * @param {string} name
 * @returns {Interaction}
 */
export function press({ page, next }, name) {
  const { total } = next();
  return {
    name,
    watch: () => page.evaluate(watchTotal, { event: 'click', total }),
    async act() {
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}

/**
 * @param {OpenCart} cart
 * @param {string} name
 * @returns {Interaction}
 */
function typing({ page, row, next }, name) {
  const { count, total } = next();
  return {
    name,
    watch: () => page.evaluate(watchTotal, { event: 'keydown', total }),
    prepare: () => row.locator('input').fill(String(count)),
    act: () => page.keyboard.press('Enter'),
  };
}

/** @param {OpenCart} cart */
export async function pointAtPlus({ page, row }) {
  await page.bringToFront();
  await row.locator('button').last().hover();
  await settled(page);
  await page.waitForTimeout(pause);
}

/**
 * Changes the first line's count in each of the ways.
 * @param {OpenCart} cart
 * @param {Which} which
 * @returns {Promise<CartVisit>}
 */
export async function changeCounts(cart, which) {
  const { page } = cart;
  const name = (/** @type {CartStep} */ step) => `${which}, ${cartSteps[step]}`;
  await pointAtPlus(cart);
  const raise = await measureInteraction(page, press(cart, name('raise')));
  const again = await measureInteraction(page, press(cart, name('again')));
  const type = await measureInteraction(page, typing(cart, name('type')));
  return { raise, again, type };
}

/** @param {OpenCart} cart */
export const readCart = ({ page }) => page.evaluate(readCartPage);
