import { readCartPage, storeCart, watchTotal } from './cartPage.mjs';
import { whenIdle } from './timeout.mjs';
import { measureInteraction } from './measuredPage.mjs';
import { withoutScripts } from './pageCopies.mjs';

/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {import('./measuredPage.mjs').Interaction} Interaction */
/** @typedef {import('./measuredPage.mjs').Page} Page */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Which} Which */
/** @typedef {import('./storedCarts.mjs').StoredCart} StoredCart */

/** Measured changes with their names in tables and in the baseline. */
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
 * @property {Locator} row of the changed line
 * @property {() => { count: number, total: number }} next quantity and total in cents after the next change
 */

/** @type {Record<Which, string>} */
const addresses = { app: '/cart', reference: '/vanilla' };
const referenceStart = `<script type="module" src="/vanilla/vanillaCart.js"></script>`;
/** ms without a change after which the app reads the stored cart again. */
const pause = 1100;

/**
 * Index of the changed line: an add-on of the first ticket if there is one. More tickets than add-ons would show a hint
 * in the app, which the reference does not have.
 * @param {number} count of lines
 */
const changedLine = (count) => Math.min(2, count - 1);

/**
 * Opens an idle page with the cart in a new browser context. The caller closes the context.
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
  // Requests stay pending here, so the app is never idle and loads what is below only after the first key or click. The
  // cart is prehydrated: a key that is pressed before hydration may be lost, hence the wait for the button.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Filmprogramm abonnieren' }).waitFor();
  await whenIdle(page);
  const lines = Object.values(cart.lines);
  const index = changedLine(cart.count);
  let total = lines.reduce((sum, { price }) => sum + price, 0);
  let count = 1;
  return {
    page,
    row: page.locator('.cart-table tbody tr').nth(index),
    next() {
      count += 1;
      total += lines[index]?.price ?? 0;
      return { count, total };
    },
  };
}

/**
 * Copies the page of the app as the reference, so that only the code that changes it differs.
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
export function click({ page, next }, name) {
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
  await whenIdle(page);
  await page.waitForTimeout(pause);
}

/**
 * Makes each of the changes.
 * @param {OpenCart} cart
 * @param {Which} which
 * @returns {Promise<CartVisit>}
 */
export async function changeCounts(cart, which) {
  const { page } = cart;
  const name = (/** @type {CartStep} */ step) => `${which}, ${cartSteps[step]}`;
  await pointAtPlus(cart);
  const raise = await measureInteraction(page, click(cart, name('raise')));
  const again = await measureInteraction(page, click(cart, name('again')));
  const type = await measureInteraction(page, typing(cart, name('type')));
  return { raise, again, type };
}

/** @param {OpenCart} cart */
export const readCart = ({ page }) => page.evaluate(readCartPage);
