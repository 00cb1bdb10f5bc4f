/** The cart: a visitor changes a quantity by clicking and by typing. */
import { debugSession } from './browser.mjs';
import {
  cartSteps,
  changeCounts,
  openCart,
  pointAtPlus,
  prepareCartReference,
  click,
  readCart,
} from './cartMeasurement.mjs';
import { cartCostHeadings, cartCostRow, cartFigure, growthLine, scriptFigure } from './cartTables.mjs';
import { nextPaintFigure, responsivenessHeadings, responsivenessRow } from './listTables.mjs';
import { measureInteraction } from './measuredPage.mjs';
import { longestOf, watchWork } from './pageWork.mjs';
import { assertSameContent } from './sameContent.mjs';
import { slowness } from './slowProcessor.mjs';
import { median } from './statistics.mjs';
import { storedCart } from './storedCarts.mjs';

/** @typedef {import('./cartMeasurement.mjs').CartStep} CartStep */
/** @typedef {import('./cartTables.mjs').CartVisits} CartVisits */
/** @typedef {import('./figures.mjs').Report} Report */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./slowProcessor.mjs').Responsiveness} Responsiveness */
/** @typedef {import('./storedCarts.mjs').StoredCart} StoredCart */

const carts = [1, 50, 100, 500].map(storedCart);
const mostSlowRuns = 3;
const stepNames = /** @type {CartStep[]} */ (Object.keys(cartSteps));

/**
 * Asserts before and after the changes that both pages show and store the same content.
 * @param {Pages} pages
 * @param {StoredCart} cart
 * @param {number} runs
 * @returns {Promise<CartVisits>}
 */
async function compare(pages, cart, runs) {
  await prepareCartReference(pages, cart);
  const app = await openCart(pages, 'app', cart);
  const reference = await openCart(pages, 'reference', cart);
  const assertSame = async (/** @type {string} */ when) =>
    assertSameContent(`${cart.count} lines, ${when}`, await readCart(app), await readCart(reference));
  await assertSame('before any change');
  /** @type {CartVisits} */
  const taken = { count: cart.count, app: [], reference: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.app.push(await changeCounts(app, 'app'));
    taken.reference.push(await changeCounts(reference, 'reference'));
  }
  await assertSame('after all changes');
  for (const { page } of [app, reference]) await page.context().close();
  return taken;
}

/**
 * Measures the app with a throttled CPU.
 * @param {Pages} pages
 * @param {StoredCart} cart
 * @param {number} runs
 * @returns {Promise<Responsiveness>} medians
 */
async function measureSlowly(pages, cart, runs) {
  const app = await openCart(pages, 'app', cart);
  const session = await debugSession(app.page);
  /** @type {Responsiveness[]} */
  const answers = [];
  for (let run = 0; run < runs; run += 1) {
    await pointAtPlus(app);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await app.page.evaluate(watchWork);
    const { ms } = await measureInteraction(app.page, click(app, 'app, throttled'));
    answers.push({ ...(await app.page.evaluate(longestOf)), painted: ms });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await app.page.context().close();
  const medianOf = (/** @type {keyof Responsiveness} */ figure) =>
    median(answers.map((answer) => answer[figure]));
  return { reaction: medianOf('reaction'), task: medianOf('task'), painted: medianOf('painted') };
}

/**
 * @param {Pages} pages
 * @param {number} runs
 * @returns {Promise<Report>}
 */
export async function measureCarts(pages, runs) {
  /** @type {CartVisits[]} */
  const taken = [];
  for (const cart of carts) taken.push(await compare(pages, cart, runs));
  /** @type {[name: string, answer: Responsiveness][]} */
  const answers = [];
  for (const cart of carts) {
    const answer = await measureSlowly(pages, cart, Math.min(runs, mostSlowRuns));
    answers.push([`raise a count of ${cart.count} lines`, answer]);
  }
  const forEachStep = (/** @type {(step: CartStep, taken: CartVisits) => any} */ made) =>
    stepNames.flatMap((step) => taken.map((each) => made(step, each)));
  return {
    tables: [
      {
        title: 'Cart',
        headings: cartCostHeadings,
        rows: forEachStep(cartCostRow),
        notes: stepNames.map((step) => growthLine(step, taken)),
      },
      {
        title: `The app's cart, CPU throttled ${slowness} ×`,
        headings: responsivenessHeadings,
        rows: answers.map(responsivenessRow),
      },
    ],
    figures: [
      ...forEachStep(cartFigure),
      scriptFigure(taken),
      ...answers.map(([name, { reaction }]) => nextPaintFigure(`cart, slow processor: ${name}`, reaction)),
    ],
  };
}
