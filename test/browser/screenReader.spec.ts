import { AccessibilityTree, type AccessibleElement } from './accessibilityTree';
import { expect, test } from './fixtures';
import { addresses, customer, mandatoryProduct, paidTitle } from './steps';

const blanket = 'Kuscheldecke zum Ausborgen';
const house = 'Kino wie Damals';

/** After each navigation: the title, and the focus on the only `h1`. */
async function expectScreen(tree: AccessibilityTree, heading: string, title: RegExp): Promise<void> {
  await tree.find({ role: 'heading', name: heading, states: { level: 1, focused: true } });
  await tree.find({ role: 'RootWebArea', name: title });
  expect(await tree.all({ role: 'heading', states: { level: 1 } })).toHaveLength(1);
  expect(await tree.all({ role: 'main' })).toHaveLength(1);
}

const field = (name: string | RegExp) => ({ role: 'textbox', name });
const groupOf = (tree: AccessibilityTree, name: string) =>
  tree.find({ role: 'group', name: `Anzahl: ${name}` });

/** The group has the product's name; buttons and field have labels and a value. */
async function expectQuantity(
  tree: AccessibilityTree,
  name: string,
  count: string,
): Promise<AccessibleElement> {
  const group = await groupOf(tree, name);
  await tree.find({ role: 'button', name: `Menge verringern: ${name}` }, group);
  await tree.find({ role: 'button', name: `Menge erhöhen: ${name}` }, group);
  await expect.poll(async () => (await tree.find(field(`Menge: ${name}`), group)).value).toBe(count);
  return group;
}

test('a ticket is bought by the accessibility tree alone', async ({ page, sandbox }) => {
  test.setTimeout(90_000);
  const tree = await AccessibilityTree.of(page);
  await page.goto(addresses.programme);

  await tree.press({ role: 'link', name: /^Tickets & Infos ?: Goldrausch/ });
  await expectScreen(tree, 'Goldrausch', new RegExp(`^Goldrausch, .* Uhr – ${house}$`));

  const group = await expectQuantity(tree, blanket, '0');
  await tree.press({ role: 'button', name: `Menge erhöhen: ${blanket}` }, 'Enter', group);
  await expectQuantity(tree, blanket, '1');
  // 12,50 film, 5,00 car, 3,00 blanket
  await tree.reading(/^Summe: ?€ 20,50/);
  // The button is disabled while the discount is being checked.
  await tree.press({ role: 'button', name: 'In den Warenkorb', states: { disabled: undefined } });
  await tree.announcement(/Produkt wurde dem Warenkorb hinzugefügt/);
  await tree.find({ role: 'link', name: /^Warenkorb ?, 1 Eintrag$/ });

  await tree.press({ role: 'link', name: 'Zum Warenkorb' });
  await expectScreen(tree, 'Warenkorb', new RegExp(`^Warenkorb – ${house}$`));
  const table = await tree.find({ role: 'table' });
  const columns = await tree.all({ role: 'columnheader' }, table);
  expect(columns.map(({ name }) => name)).toEqual(['Beschreibung', 'Preis', 'Anzahl', 'Summe']);
  const rows = await tree.all({ role: 'rowheader' }, table);
  expect(rows.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Goldrausch .* Uhr · Große Leinwand$/),
    mandatoryProduct,
    blanket,
  ]);
  await expectQuantity(tree, 'Goldrausch', '1');

  await tree.press({ role: 'button', name: 'Gutschein einlösen' });
  await tree.announcement(/^Bitte gib einen Gutscheincode ein\.$/);
  const code = await tree.find({ ...field('Gutscheincode'), states: { invalid: 'true' } });
  expect(code.description).toBe('Bitte gib einen Gutscheincode ein.');
  await tree.focus(code);
  await tree.type('WILLKOMMEN10');
  await tree.press({ role: 'button', name: 'Gutschein einlösen' });
  await tree.find({ role: 'rowheader', name: /WILLKOMMEN10/ });
  await tree.reading(/^Gesamtsumme: ?€ 10,50/);

  await tree.press({ role: 'button', name: 'Zur Kasse' });
  await expectScreen(tree, 'Kassa', new RegExp(`^Kassa – ${house}$`));
  await tree.press({ role: 'button', name: 'Zahlungspflichtig bestellen' });
  const summary = await tree.find({
    role: 'group',
    name: 'Bitte prüfe diese Angaben:',
    states: { focused: true },
  });
  const errors = {
    Vorname: 'Bitte gib deinen Vornamen ein.',
    Nachname: 'Bitte gib deinen Nachnamen ein.',
    'E-Mail-Adresse': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  };
  for (const [name, error] of Object.entries(errors)) {
    const wrong = await tree.find({ ...field(name), states: { invalid: 'true', required: true } });
    expect(wrong.description).toContain(error);
    await tree.find({ role: 'link', name: error }, summary);
  }
  const terms = { role: 'checkbox', name: /^Ich akzeptiere die AGB/ };
  expect((await tree.find({ ...terms, states: { invalid: 'true' } })).description).toBe(
    'Bitte akzeptiere die AGB.',
  );

  await tree.press({ role: 'link', name: errors.Vorname });
  await tree.find({ ...field('Vorname'), states: { focused: true } });
  await tree.type(customer.firstName);
  await tree.focus(await tree.find(field('Nachname')));
  await tree.find({ ...field('Vorname'), states: { invalid: 'false' } });
  await tree.type(customer.lastName);
  await tree.focus(await tree.find(field('E-Mail-Adresse')));
  await tree.type(customer.email);
  await tree.press(terms, ' ');
  await tree.find({ ...terms, states: { checked: 'true', invalid: 'false' } });
  const order = await tree.find({ role: 'region', name: 'Deine Bestellung' });
  expect(order.text).toMatch(/Gesamtsumme: ?€ 10,50/);

  await tree.press({ role: 'button', name: 'Zahlungspflichtig bestellen' });
  await tree.find({ role: 'heading', name: 'Testzahlung', states: { level: 1 } });
  await tree.press({ role: 'button', name: 'Jetzt bezahlen' });
  await tree.find({ role: 'heading', name: paidTitle, states: { level: 1 } });
  await tree.find({ role: 'RootWebArea', name: `Bezahlung – ${house}` });
  const main = await tree.find({ role: 'main' });
  expect(main.text).toMatch(/Bestellnummer \d+/);
  expect(main.text).toContain('Betrag: € 10,50');
  await tree.find({ role: 'link', name: 'Warenkorb' });
  expect((await sandbox.state()).orders.map(({ status, total }) => ({ status, total }))).toEqual([
    { status: 'paid', total: 1050 },
  ]);
});
