import { expect, test } from './fixtures';
import { disturb } from './stateTour';
import { stateTours } from './stateTours';
import {
  addresses,
  button,
  countOf,
  euro,
  fillCart,
  fillCheckout,
  film,
  openCart,
  openCheckout,
  order,
  orderButton,
  phone,
} from './steps';
import { hydratedPage, staleTexts, translateFrom } from './translation';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, allowed, run } of stateTours.filter(({ hasFigures }) => hasFigures)) {
  test(`${name}: every text updates on a translated page`, async ({ page, allowProblems }) => {
    test.setTimeout(90_000);
    // React renders a part again when it was translated before hydration.
    allowProblems(/^page: Minified React error #418/, ...(allowed ? [allowed] : []));
    await translateFrom(page, hydratedPage);
    await page.setViewportSize(phone);
    await run(page, async (state) => {
      expect(await staleTexts(page), state).toEqual([]);
    });
  });
}

const refusal = { success: false, errorMessage: 'So viele Plätze sind leider nicht mehr frei.' };

// Translation before and after hydration; after it, React's own text nodes are replaced.
for (const start of ['main', hydratedPage]) {
  test(`a purchase on a page translated from ${start} on: the visible sums are submitted`, async ({
    page,
    sandbox,
    allowProblems,
  }) => {
    allowProblems(/^page: Minified React error #418/);
    await translateFrom(page, start);
    await page.goto(addresses.show);
    await button(page, 'Menge erhöhen: Limonade 0,5 l').click();
    await button(page, 'Menge erhöhen: Limonade 0,5 l').click();
    // 12,50 film, 5,00 car, 2 × 3,90 lemonade
    await expect(page.getByText(euro('Summe: € 25,30'))).toBeVisible();

    await fillCart(page);
    await openCart(page);
    await button(page, `Menge erhöhen: ${film}`).click();
    await button(page, `Menge erhöhen: ${film}`).click();
    await button(page, `Menge erhöhen: ${film}`).click();
    await expect(page.getByRole('row', { name: film })).toContainText(euro('€ 50,00'));
    await expect(page.getByText(euro('Gesamtsumme: € 55,00'))).toBeVisible();

    await openCheckout(page);
    const positions = page.getByRole('region', { name: 'Deine Bestellung' });
    await expect(positions).toContainText(`4 × ${film}`);
    await fillCheckout(page);
    await disturb(page, { path: 'order/saveOrder', body: refusal, times: 1 });
    await orderButton(page).click();
    await expect(countOf(page, film)).toBeVisible();
    await button(page, `Menge verringern: ${film}`).click();
    await button(page, `Menge verringern: ${film}`).click();
    await expect(positions).toContainText(`2 × ${film}`);
    await expect(positions).toContainText(euro('Gesamtsumme: € 30,00'));
    await order(page);
    const { orders } = await sandbox.state();
    expect(orders.at(-1)).toMatchObject({ total: 3000 });
    expect(await staleTexts(page)).toEqual([]);
  });

  test(`gift cards on a page translated from ${start} on: the sum follows the selection`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/^page: Minified React error #418/);
    await translateFrom(page, start);
    await page.goto('/kinogutschein');
    await expect(page.getByText(euro('Summe: € 0,00'))).toBeVisible();
    await button(page, 'Menge erhöhen: Kinogutschein € 20').click();
    await button(page, 'Menge erhöhen: Kinogutschein € 20').click();
    await expect(page.getByText(euro('Summe: € 40,00'))).toBeVisible();
    expect(await staleTexts(page)).toEqual([]);
  });
}

test('a page with a manipulated sum submits no order, corrects the sum and reports it', async ({
  page,
  sandbox,
}) => {
  await fillCart(page);
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  const total = page.getByRole('region', { name: 'Deine Bestellung' }).locator('.total-price');
  await total.evaluate((element) => {
    element.querySelector('[translate=no]')!.textContent = '€ 55,00';
  });
  await orderButton(page).click();
  await expect(page.getByText(/^Auf dieser Seite stand eine andere Summe/)).toBeFocused();
  await expect(total).toContainText(euro('€ 17,50'));
  expect((await sandbox.state()).orders).toEqual([]);
  await order(page);
  expect((await sandbox.state()).orders).toHaveLength(1);
});
