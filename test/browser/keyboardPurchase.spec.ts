import { expect, test } from './fixtures';
import { pressOn, typeInto } from './keyboard';
import {
  addresses,
  button,
  countOf,
  cartLink,
  customer,
  euro,
  film,
  heading,
  labelled,
  orderButton,
  paidTitle,
} from './steps';

test.use({ fetchesAhead: true });

test('a ticket with add-ons, a package and a voucher is bought and paid with the keyboard alone', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const main = page.getByRole('main');
  await page.goto(addresses.programme);
  await pressOn(page, main.getByRole('link', { name: labelled('Tickets & Infos', film) }).first());
  await expect(heading(page, film)).toBeFocused();
  await pressOn(page, button(page, labelled('Übernehmen', 'Popcornpaket')));
  await pressOn(page, button(page, 'Menge erhöhen: Kuscheldecke zum Ausborgen'));
  // 12,50 film, 5,00 car, 4,90 popcorn, 2 × 3,90 lemonade, 3,00 blanket
  await expect(page.getByText(euro('Summe: € 33,20'))).toBeVisible();
  // The button is disabled while the discount is being checked.
  await expect(button(page, 'In den Warenkorb')).toBeEnabled();
  await pressOn(page, button(page, 'In den Warenkorb'));
  await pressOn(page, main.getByRole('link', { name: 'Zum Warenkorb' }));

  await expect(heading(page, 'Warenkorb')).toBeFocused();
  await typeInto(page, countOf(page, 'Limonade 0,5 l'), '3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(euro('Gesamtsumme: € 37,10'))).toBeVisible();
  await pressOn(page, button(page, 'Gutschein einlösen'));
  await expect(main.getByText('Bitte gib einen Gutscheincode ein.')).toBeVisible();
  await typeInto(page, page.getByLabel('Gutscheincode'), 'WILLKOMMEN10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(euro('Gesamtsumme: € 27,10'))).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Warenkorb\s*, 2 Einträge$/);
  await pressOn(page, button(page, 'Zur Kasse'));

  await expect(heading(page, 'Kassa')).toBeFocused();
  await pressOn(page, orderButton(page));
  await expect(page.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Bitte gib deinen Vornamen ein.' }));
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await page.keyboard.type(customer.firstName);
  await typeInto(page, page.getByLabel('Nachname'), customer.lastName);
  await typeInto(page, page.getByLabel('E-Mail-Adresse'), 'ada');
  const terms = page.getByRole('checkbox', { name: /AGB/ });
  const box = await terms.boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
  await pressOn(page, terms, 'Space');
  await pressOn(page, orderButton(page));
  await pressOn(page, page.getByRole('link', { name: /^Bitte gib eine gültige E-Mail-Adresse ein/ }));
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await pressOn(page, orderButton(page));

  await expect(heading(page, 'Testzahlung')).toBeVisible();
  await pressOn(page, button(page, 'Jetzt bezahlen'));
  await expect(heading(page, paidTitle)).toBeVisible();
  await expect(page.getByText(euro('Betrag: € 27,10'))).toBeVisible();
  const { orders, outbox } = await sandbox.state();
  expect(orders).toHaveLength(1);
  const [saved] = orders;
  expect(saved).toMatchObject({ status: 'paid', total: 2710, customer });
  expect(saved!.positions.map(({ count, price }) => [count, price])).toEqual([
    [1, 1250],
    [1, 500],
    [1, 490],
    [3, 390],
    [1, 300],
    [1, -1000],
  ]);
  await expect(page.getByText(`Bestellnummer ${saved!.orderId}`)).toBeVisible();
  expect(outbox).toHaveLength(1);
  expect(outbox[0]).toMatchObject({
    kind: 'confirmation',
    to: customer.email,
    total: 2710,
    link: { href: `/bestellung-stornieren/${saved!.stornoIdentifier}` },
  });
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb');
  await pressOn(page, main.getByRole('link').first());
  await expect(heading(page, paidTitle)).toHaveCount(0);
});
