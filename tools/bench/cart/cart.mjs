/** A cart of 500 lines: a visitor changes a quantity by clicking and by typing. */
import { readFileSync } from 'node:fs';
import { collectGarbage, desktop, measureCpu, slowness, throttleCpu } from '../browser.mjs';
import { withoutScripts } from '../copies.mjs';
import { absolute, ratio } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { addPage, addScript } from '../references.mjs';
import { assertSameContent } from '../sameContent.mjs';
import { minimum } from '../statistics.mjs';
import { storedCart } from '../storedCarts.mjs';
import { whenIdle, withTimeout } from '../timeout.mjs';
import { readCart, storeCart, watchTotal } from './cartPage.mjs';

/** @typedef {import('../parts.mjs').Bench} Bench */
/** @typedef {'raise a count' | 'type a count'} Step */

const cart = storedCart(500);
const reference = '/references/cart';
const referenceStart = '<script type="module" src="/references/cart.js"></script></body>';
/** An add-on of the first ticket. More tickets than add-ons would show a hint in the app, which the reference lacks. */
const changed = 2;
/** ms without a change after which the app reads the stored cart again. */
const pause = 1100;
const warmUps = 2;

/** Opens an idle page with the cart in a new browser context. The caller closes it. */
async function openCart(/** @type {Bench} */ { browser, server }, /** @type {string} */ path) {
  const page = await (await browser.newContext(desktop)).newPage();
  await page.addInitScript(storeCart, JSON.stringify(cart.lines));
  await page.goto(server.origin + path);
  const rows = page.locator('.cart-table tbody tr');
  await rows.nth(cart.count - 1).waitFor();
  // Without responses the app is never idle and loads what is below only after the first key. The cart is prehydrated: a
  // key that is pressed before hydration may be lost, hence the wait for the button.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Filmprogramm abonnieren' }).waitFor();
  await whenIdle(page);
  const lines = Object.values(cart.lines);
  let total = lines.reduce((sum, { price }) => sum + price, 0);
  let count = 1;
  const row = rows.nth(changed);

  /** @type {(step: Step) => Promise<{ ms: number, cpu: number }>} time until the new total is painted, and CPU time */
  async function change(step) {
    await page.bringToFront();
    count += 1;
    total += lines[changed]?.price ?? 0;
    const isClick = step === 'raise a count';
    await row.locator('button').last().hover();
    await page.waitForTimeout(pause);
    await collectGarbage(page);
    await page.evaluate(watchTotal, { event: isClick ? 'click' : 'keydown', total });
    if (!isClick) await row.locator('input').fill(String(count));
    let ms = Number.NaN;
    const cpu = await measureCpu(page, async () => {
      await (isClick ? page.mouse.down().then(() => page.mouse.up()) : page.keyboard.press('Enter'));
      const painted = page.evaluate(
        () => /** @type {import('./cartPage.mjs').CartWindow} */ (window).painted,
      );
      ms = (await withTimeout(painted, `${path}, ${step}: the total was not shown`)) ?? Number.NaN;
    });
    if (Number.isNaN(ms)) throw new Error(`${path}, ${step}: the total changed before the press.`);
    return { ms, cpu };
  }
  return { page, change };
}

/** Adds the page of the app with a hand-written script. */
async function addReference(/** @type {Bench} */ bench) {
  const { page } = await openCart(bench, '/cart');
  const html = await page.evaluate(withoutScripts, undefined);
  const script = readFileSync(new URL('../references/cart.js', import.meta.url), 'utf8');
  addScript(bench.server, `${reference}.js`, script);
  addPage(
    bench.server,
    reference,
    html.replace('</body>', () => referenceStart),
  );
  await page.context().close();
}

/** Changes both carts in turns. Throws if they do not show and store the same before and after. */
async function measureChanges(/** @type {Bench} */ bench, /** @type {number} */ runs) {
  if (bench.hasReferences) await addReference(bench);
  const app = await openCart(bench, '/cart');
  const other = bench.hasReferences ? await openCart(bench, reference) : undefined;
  const assertSame = async (/** @type {string} */ when) => {
    if (other)
      assertSameContent(
        `${cart.count} lines, ${when}`,
        await app.page.evaluate(readCart),
        await other.page.evaluate(readCart),
      );
  };
  /** @type {(step: Step) => { step: Step, own: number[], reference: number[] }} */
  const noCosts = (step) => ({ step, own: [], reference: [] });
  const taken = [noCosts('raise a count'), noCosts('type a count')];
  await assertSame('before any change');
  for (let run = -warmUps; run < runs; run += 1) {
    for (const { step, own, reference: compared } of taken) {
      const costs = [await app.change(step), await other?.change(step)].map((cost) => cost?.cpu ?? NaN);
      if (run >= 0) [own, compared].forEach((series, index) => series.push(costs[index] ?? NaN));
    }
  }
  await assertSame('after all changes');
  await throttleCpu(app.page, slowness);
  const slow = [];
  for (let run = 0; run < runs; run += 1) slow.push((await app.change('raise a count')).ms);
  await app.page.context().close();
  await other?.page.context().close();
  return { taken, slow };
}

/** @type {import('../parts.mjs').Part} */
export async function measureCart(bench, runs) {
  // The backend knows none of the shows, so it must not respond.
  bench.server.hold('');
  const { taken, slow } = await measureChanges(bench, runs).finally(
    () => (bench.server.conditions.held = undefined),
  );
  const what = `cart of ${cart.count} lines`;
  return {
    tables: [],
    figures: [
      absolute(`${what}: raise a count, slow CPU`, slow, 'ms', goals.cartPress),
      ...taken.map((costs) =>
        ratio(`${what}, ${costs.step}: CPU`, costs.own, costs.reference, minimum, goals.cartCpu),
      ),
    ],
  };
}
