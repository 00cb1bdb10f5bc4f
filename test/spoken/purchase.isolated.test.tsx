import { expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { currentDatabase } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { documentOf, visitByReader, type Part } from '@test/support/spokenVisit';
import { stopTime } from '@test/support/time';

const wrongCode = 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.';
const orderPath = paths.paymentResult.to({}, { orderid: '10001' });

it('the purchase is heard once and in order, from the programme to the paid order, as printed', async () => {
  stopTime();
  keepShows(301);
  const parts: Part[] = [];
  let shop = await visitByReader(paths.program.to(), parts);

  shop.part('Programme');
  expect((await shop.read(/^link, Tickets & Infos: Metropolis/)).slice(-11)).toEqual([
    'Hot',
    'heading, Metropolis, level 3',
    '20:30 Uhr',
    'Große Leinwand · ab 6',
    'button, Merken: Metropolis, not pressed',
    'ab',
    '€ 12,50',
    'pro Ticket',
    '+ € 5,00',
    'pro Buchung',
    'link, Tickets & Infos: Metropolis, Do., 16.04.2026, 20:30 Uhr',
  ]);
  expect(await shop.press()).toEqual(['heading, Metropolis, level 1', 'polite: Die Auswahl ist da.']);

  shop.part('Show');
  await shop.read('button, Übernehmen: Popcornpaket');
  const discount = ['polite: Rabatt wird geprüft …', 'polite: Kein Rabatt für diese Auswahl.'];
  // 12,50 film, 5,00 car, 4,90 popcorn, 2 × 3,90 lemonade
  expect(await shop.press()).toEqual([
    'polite: Popcornpaket ist ausgewählt.',
    ...discount,
    'polite: 1 × Popcorn gesalzen, 2 × Limonade 0,5 l. Summe jetzt € 30,20',
  ]);
  expect((await shop.read('button, Menge erhöhen: Limonade 0,5 l')).slice(-6)).toEqual([
    'Limonade 0,5 l',
    '€ 3,90',
    'group, Anzahl: Limonade 0,5 l',
    'button, Menge verringern: Limonade 0,5 l',
    'textbox, Menge: Limonade 0,5 l, 2',
    'button, Menge erhöhen: Limonade 0,5 l',
  ]);
  expect(await shop.press()).toEqual([...discount, 'polite: 3 × Limonade 0,5 l. Summe jetzt € 34,10']);
  await shop.read('button, In den Warenkorb');
  expect(await shop.press()).toEqual([
    'polite: Produkt wurde dem Warenkorb hinzugefügt',
    'polite: Summe jetzt € 17,50',
  ]);
  await shop.read('link, Zum Warenkorb');
  expect(await shop.press()).toEqual(['heading, Warenkorb, level 1']);

  shop.part('Cart');
  expect(await shop.read('button, Menge erhöhen: Metropolis')).toEqual([
    'columnheader, Beschreibung',
    'columnheader, Preis',
    'columnheader, Anzahl',
    'columnheader, Summe',
    'rowheader, Produkt Metropolis Do., 16.04.2026, 20:30 Uhr · Große Leinwand',
    'link, Metropolis',
    'Einzelpreis',
    '€ 12,50',
    'Anzahl',
    'group, Anzahl: Metropolis',
    'button, Menge verringern: Metropolis',
    'textbox, Menge: Metropolis, 1',
    'button, Menge erhöhen: Metropolis',
  ]);
  // 34,10 and a second ticket of 12,50
  expect(await shop.press()).toEqual(['polite: 2 × Metropolis. Gesamtsumme jetzt € 46,60']);
  expect((await shop.read('textbox, Gutscheincode')).slice(0, 2)).toEqual(['Positionssumme', '€ 25,00']);
  await shop.type('FALSCH');
  await shop.read('button, Gutschein einlösen');
  expect(await shop.press()).toEqual([`assertive: ${wrongCode}`]);
  expect(await shop.goBack('textbox, Gutscheincode')).toBe(
    `textbox, Gutscheincode, FALSCH, ${wrongCode}, invalid`,
  );
  await shop.replace('WILLKOMMEN10');
  await shop.read('button, Gutschein einlösen');
  expect(await shop.press()).toEqual([
    'polite: Gutschein wurde dem Warenkorb hinzugefügt',
    'polite: Gesamtsumme jetzt € 36,60',
  ]);
  expect((await shop.read('button, Zur Kasse')).slice(0, 4)).toEqual([
    'region, Gesamtsumme',
    'Gesamtsumme:',
    '€ 36,60',
    'inkl. USt.',
  ]);
  expect(await shop.press()).toEqual(['heading, Kassa, level 1']);

  shop.part('Checkout');
  await shop.read('button, Zahlungspflichtig bestellen');
  const errors = {
    firstName: 'Bitte gib deinen Vornamen ein.',
    lastName: 'Bitte gib deinen Nachnamen ein.',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    terms: 'Bitte akzeptiere die AGB.',
  };
  expect(await shop.press()).toEqual([
    'group, Bitte prüfe diese Angaben:',
    ...Object.values(errors).map((error) => `polite: ${error}`),
  ]);
  expect(await shop.read(`link, ${errors.firstName}`)).toEqual([
    'Bitte prüfe diese Angaben:',
    `link, ${errors.firstName}`,
  ]);
  expect(await shop.press()).toEqual([`textbox, Vorname, ${errors.firstName}, invalid, required`]);
  expect(await shop.type('Ada')).toEqual(['textbox, Vorname, Ada, not invalid, required']);
  expect((await shop.read('textbox, Nachname')).at(-1)).toBe(
    `textbox, Nachname, ${errors.lastName}, invalid, required`,
  );
  await shop.type('Huber');
  await shop.read('textbox, E-Mail-Adresse');
  await shop.type('ada@example.com');
  expect((await shop.read(/^checkbox, Ich akzeptiere/)).at(-1)).toMatch(
    /, Bitte akzeptiere die AGB\., not checked, invalid, required$/,
  );
  expect(await shop.press(' ')).toEqual([expect.stringMatching(/, checked, not invalid, required$/)]);
  const order = await shop.read('button, Zahlungspflichtig bestellen');
  expect(order).toContain('−€ 10,00');
  expect(order.slice(order.indexOf('Gesamtsumme:'))[1]).toBe('€ 36,60');
  expect(await shop.press()).toEqual(['heading, Du wirst zur Zahlung weitergeleitet …, level 1']);
  shop.close();

  currentDatabase().orders[0]!.status = 'failed';
  shop = await visitByReader(orderPath, parts);
  shop.part('Failed payment');
  expect((await shop.read('button, Noch einmal zur Kassa')).slice(-5)).toEqual([
    'heading, Die Zahlung hat nicht geklappt, level 1',
    'Bestellnummer 10001',
    'Deine Bestellung ist nicht bezahlt. Dein Warenkorb ist noch da.',
    'Du kannst es noch einmal versuchen, vielleicht mit einer anderen Zahlungsart.',
    'button, Noch einmal zur Kassa',
  ]);
  shop.close();

  currentDatabase().orders[0]!.status = 'paid';
  shop = await visitByReader(orderPath, parts);
  shop.part('Payment');
  const paid = await shop.read('contentinfo');
  expect(
    paid.filter((phrase) => phrase === 'heading, Danke, deine Bestellung ist bezahlt!, level 1'),
  ).toHaveLength(1);
  expect(paid).toContain('Betrag: € 36,60');

  await expect(await documentOf(parts)).toMatchFileSnapshot('../../docs/accessibility-spoken.md');
}, 120_000);
