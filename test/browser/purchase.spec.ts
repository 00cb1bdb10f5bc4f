import { expect, test } from './fixtures';
import {
  button,
  cartLink,
  countOf,
  customer,
  euro,
  expectEmptyCart,
  fillCheckout,
  labelled,
  openBookableShow,
  openCart,
  openCheckout,
  order,
  pay,
  phone,
  putIntoCart,
  type,
} from './steps';

test.use({ viewport: phone, fetchesAhead: true });

test('a ticket with add-ons, a package and a voucher is bought and paid', async ({ page, sandbox }) => {
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
  const [savedOrder] = orders;
  expect(savedOrder).toMatchObject({ status: 'paid', total: 2710, customer });
  expect(savedOrder!.positions.map(({ count, price }) => [count, price])).toEqual([
    [1, 1250],
    [1, 500],
    [1, 490],
    [3, 390],
    [1, 300],
    [1, -1000],
  ]);
  await expect(page.getByText(`Bestellnummer ${savedOrder!.orderId}`)).toBeVisible();
  await expect(page.getByText(euro('Betrag: € 27,10'))).toBeVisible();
  expect(outbox).toHaveLength(1);
  expect(outbox[0]).toMatchObject({
    kind: 'confirmation',
    to: customer.email,
    total: 2710,
    link: { href: `/bestellung-stornieren/${savedOrder!.stornoIdentifier}` },
  });
  await expectEmptyCart(page);
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb');
});
