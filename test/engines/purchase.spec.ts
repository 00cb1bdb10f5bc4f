import { customer, euro, film, labelled, paidTitle } from '@test/browser/steps';
import { expect, test } from './fixtures';
import { acceptTerms, decline, fillCustomer, goToPayment, openCart, orderAndPay } from './steps';
import { button, checkbox, field, heading, link, main, region } from './target';

const quantity = (name: string) => field(`Menge: ${name}`);
const more = (name: string) => button(`Menge erhöhen: ${name}`);

test(
  'a ticket with a package and a voucher is ordered after errors, fails, and is paid after Back',
  { tag: ['@webkit', '@firefox'] },
  async ({ visitor, shop }) => {
    await visitor.open('/kinoprogramm-wien/kinoprogramm');
    await decline(visitor);
    await visitor.press(link(labelled('Tickets & Infos', film)));
    await visitor.see(heading(film), { isFocused: true });
    await visitor.press(button(labelled('Übernehmen', 'Popcornpaket')));
    await visitor.see(quantity('Popcorn gesalzen'), { value: '1' });
    await visitor.see(quantity('Limonade 0,5 l'), { value: '2' });
    await visitor.press(more('Kuscheldecke zum Ausborgen'));
    // 12,50 film, 5,00 car, 4,90 popcorn, 2 × 3,90 lemonade, 3,00 blanket
    await visitor.read(euro('Summe: € 33,20'));
    await visitor.press(button('In den Warenkorb'));
    await visitor.press(link('Zum Warenkorb', main));

    await visitor.see(heading('Warenkorb'), { isFocused: true });
    await visitor.press(more('Limonade 0,5 l'));
    await visitor.see(quantity('Limonade 0,5 l'), { value: '3' });
    await visitor.read(euro('Gesamtsumme: € 37,10'));
    await visitor.type(field('Gutscheincode'), 'GIBTESNICHT');
    await visitor.press(button('Gutschein einlösen'));
    await visitor.see(field('Gutscheincode'), { isInvalid: true });
    await visitor.type(field('Gutscheincode'), 'WILLKOMMEN10');
    await visitor.press(button('Gutschein einlösen'));
    await visitor.read('Code WILLKOMMEN10');
    await visitor.read(euro('Gesamtsumme: € 27,10'));

    await visitor.press(button('Zur Kasse'));
    await visitor.see(heading('Kassa'), { isFocused: true });
    await visitor.press(button('Zahlungspflichtig bestellen'));
    await visitor.see({ role: 'group', name: 'Bitte prüfe diese Angaben:' }, { isFocused: true });
    await visitor.see(field('Vorname'), { isInvalid: true });
    await visitor.press(link('Bitte gib deinen Vornamen ein.'));
    await visitor.see(field('Vorname'), { isFocused: true });
    await fillCustomer(visitor);
    await acceptTerms(visitor);
    await visitor.see(checkbox(/^Ich akzeptiere die AGB/), { isChecked: true, isInvalid: false });
    await visitor.press(button('Zahlungspflichtig bestellen'));
    await visitor.see(heading('Testzahlung'));

    await visitor.press(button('Zahlung abbrechen'));
    await visitor.see(heading('Die Zahlung wurde abgebrochen'));
    await openCart(visitor);
    await visitor.read(euro('Gesamtsumme: € 27,10'));
    await goToPayment(visitor);

    await visitor.back();
    await visitor.see(heading('Zahlung nicht abgeschlossen'), { isFocused: true });
    await visitor.press(button('Weiter zur Zahlung'));
    await visitor.see(heading('Testzahlung'));
    await visitor.press(button('Jetzt bezahlen'));
    await visitor.see(heading(paidTitle));
    const { orders, outbox } = await shop.state();
    expect(orders.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'paid', total: 2710 }]);
    expect(orders[0]).toMatchObject({ customer });
    expect(outbox.map(({ kind, to }) => ({ kind, to }))).toEqual([
      { kind: 'confirmation', to: customer.email },
    ]);
    await visitor.read(`Bestellnummer ${orders[0]!.orderId}`);
    await visitor.read(euro('Betrag: € 27,10'));
    await openCart(visitor);
    await visitor.read('Dein Warenkorb ist leer.');
    await visitor.miss(region('Cookie-Hinweis'));
  },
);

test('a browser without storage orders and pays', async ({ visitor, shop }) => {
  shop.removeStorage();
  await visitor.open('/kinoprogramm-wien/kinoprogramm');
  await decline(visitor);
  await visitor.press(link(labelled('Tickets & Infos', film)));
  await visitor.press(button('In den Warenkorb'));
  await visitor.press(link('Zum Warenkorb', main));
  await visitor.see(quantity(film), { value: '1' });
  await orderAndPay(visitor);
  expect((await shop.state()).orders).toMatchObject([{ status: 'paid', total: 1750 }]);
});

test('a payment that is left open can be continued from its page', async ({ visitor, shop }) => {
  await visitor.open('/show/305');
  await decline(visitor);
  await visitor.press(button('In den Warenkorb'));
  await openCart(visitor);
  await goToPayment(visitor);
  await visitor.press(button(/offen lassen/));
  await visitor.see(heading('Deine Zahlung ist noch offen'));
  await visitor.press(button('Weiter zur Zahlung'));
  await visitor.press(button('Jetzt bezahlen'));
  await visitor.see(heading(paidTitle));
  expect((await shop.state()).orders).toMatchObject([{ status: 'paid' }]);
});
