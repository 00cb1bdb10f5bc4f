import { expect, test } from './fixtures';
import {
  addresses,
  button,
  cartLink,
  countOf,
  customer,
  desktop,
  euro,
  expectEmptyCart,
  fillCheckout,
  film,
  heading,
  labelled,
  openBookableShow,
  openCart,
  openCheckout,
  order,
  paidTitle,
  pay,
  phone,
  putIntoCart,
  type,
} from './steps';

test.use({ fetchesAhead: true });

const sizes = [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
];

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport });

    test('buys a ticket with add-ons, a package and a voucher', async ({ page, sandbox }) => {
      await openBookableShow(page);
      await button(page, labelled('Übernehmen', 'Popcornpaket')).click();
      await expect(countOf(page, 'Popcorn gesalzen')).toHaveValue('1');
      await expect(countOf(page, 'Limonade 0,5 l')).toHaveValue('2');
      await button(page, 'Menge erhöhen: Kuscheldecke zum Ausborgen').click();
      // 12,50 film, 5,00 car, 4,90 popcorn, 2 × 3,90 lemonade, 3,00 blanket
      await expect(page.getByText(euro('Summe: € 33,20'))).toBeVisible();
      await putIntoCart(page);
      await expect(cartLink(page)).toHaveAccessibleName(/^Warenkorb\s*, 1 Eintrag$/);

      await openCart(page);
      await button(page, 'Menge erhöhen: Limonade 0,5 l').click();
      await expect(countOf(page, 'Limonade 0,5 l')).toHaveValue('3');
      await expect(page.getByText(euro('Gesamtsumme: € 37,10'))).toBeVisible();
      await type(page, 'Gutscheincode', 'WILLKOMMEN10');
      await button(page, 'Gutschein einlösen').click();
      await expect(page.getByText('Code WILLKOMMEN10')).toBeVisible();
      await expect(page.getByText(euro('Gesamtsumme: € 27,10'))).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName(/^Warenkorb\s*, 2 Einträge$/);

      await openCheckout(page);
      await fillCheckout(page);
      await expect(page.getByText(euro('Gesamtsumme: € 27,10'))).toBeVisible();
      await order(page);
      await pay(page);

      const { orders, outbox } = await sandbox.state();
      expect(orders).toHaveLength(1);
      const [placed] = orders;
      expect(placed).toMatchObject({ status: 'paid', total: 2710, customer });
      expect(placed!.positions.map(({ count, price }) => [count, price])).toEqual([
        [1, 1250],
        [1, 500],
        [1, 490],
        [3, 390],
        [1, 300],
        [1, -1000],
      ]);
      await expect(page.getByText(`Bestellnummer ${placed!.orderId}`)).toBeVisible();
      await expect(page.getByText(euro('Betrag: € 27,10'))).toBeVisible();
      expect(outbox).toHaveLength(1);
      expect(outbox[0]).toMatchObject({
        kind: 'confirmation',
        to: customer.email,
        total: 2710,
        link: { href: `/bestellung-stornieren/${placed!.stornoIdentifier}` },
      });
      await expectEmptyCart(page);
      await expect(cartLink(page)).toHaveAccessibleName('Warenkorb');
    });
  });
}

test('the result page changes nothing when it is reloaded, not even a cart filled since', async ({
  page,
  sandbox,
}) => {
  await openBookableShow(page);
  await putIntoCart(page);
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);
  const result = page.url();
  const before = await sandbox.state();

  await page.goto(addresses.otherShow);
  await putIntoCart(page);
  await page.goto(result);
  for (let reload = 0; reload < 3; reload += 1) {
    await page.reload();
    await expect(heading(page, paidTitle)).toBeVisible();
    await expect(page.getByText(euro('Betrag: € 17,50'))).toBeVisible();
  }
  const { orders, outbox, requests, stock } = await sandbox.state();
  expect({ orders, outbox, stock }).toEqual({
    orders: before.orders,
    outbox: before.outbox,
    stock: before.stock,
  });
  expect(requests.filter(({ path }) => path === 'order/saveOrder')).toHaveLength(1);
  await openCart(page);
  await expect(countOf(page, 'Orlacs Hände')).toHaveValue('1');
  await expect(page.getByText(film)).toHaveCount(0);
});

test('books a stall at the flea market by day', async ({ page, sandbox }) => {
  await page.goto(addresses.fleaMarkets);
  await expect(heading(page, 'Flohmarktkalender')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await page
    .getByRole('link', { name: labelled('Standplatz buchen', 'Flohmarkt Wien') })
    .first()
    .click();
  await expect(heading(page, 'Flohmarkt Wien')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await button(page, 'Menge erhöhen: Standplatz PKW').click();
  await button(page, 'Menge erhöhen: Tisch mieten').click();
  // 25,00 stall, 8,00 table, 3,00 waste fee that goes with every stall
  await expect(page.getByText(euro('Summe: € 36,00'))).toBeVisible();
  await putIntoCart(page);
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);

  const { orders } = await sandbox.state();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ status: 'paid', total: 3600 });
  await expect(page.getByText(euro('Betrag: € 36,00'))).toBeVisible();
});
