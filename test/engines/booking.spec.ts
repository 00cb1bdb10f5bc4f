import { euro, paidTitle } from '@test/browser/steps';
import { expect, test } from './fixtures';
import { buyGiftCard, decline, openCart, orderAndPay } from './steps';
import { button, field, heading, link, main, type Target } from './target';

const otherDates: Target = { role: 'group', name: 'Dasselbe auch am' };
const stall = 'Standplatz PKW';

test('a stall is booked for two Sundays and paid', { tag: '@webkit' }, async ({ visitor, shop }) => {
  await visitor.open('/flohmarktprogramm-wien');
  await decline(visitor);
  await visitor.press(link(/: Flohmarkt Wien/, main));
  await visitor.see(heading('Flohmarkt Wien'), { isFocused: true });
  await visitor.press(button(`Menge erhöhen: ${stall}`));
  await visitor.see(field(`Menge: ${stall}`), { value: '1' });
  await visitor.press(button(/^(Standplatz buchen|In den Warenkorb)$/));
  await visitor.press(button(/^auch am /, otherDates));
  await visitor.see(button(/^auch am .*, liegt im Warenkorb$/, otherDates), { isDisabled: true });
  await openCart(visitor);
  expect(await visitor.count(field(new RegExp(`^Menge: ${stall}, `)))).toBe(2);
  await orderAndPay(visitor);
  const [order] = (await shop.state()).orders;
  const stalls = order!.positions.filter(({ name }) => name === stall);
  expect(order!.status).toBe('paid');
  expect(stalls.map(({ count }) => count)).toEqual([1, 1]);
  expect(new Set(stalls.map(({ showId }) => showId)).size).toBe(2);
});

test('a gift card of € 20 is bought twice and paid', { tag: '@webkit' }, async ({ visitor, shop }) => {
  await visitor.open('/kinogutschein-kaufen');
  await decline(visitor);
  await visitor.press(button(/^Menge erhöhen: .*20/));
  await visitor.press(button(/^Menge erhöhen: .*20/));
  await visitor.read(euro('Summe: € 40,00'));
  await visitor.press(button('In den Warenkorb'));
  await openCart(visitor);
  await visitor.read(euro('Gesamtsumme: € 40,00'));
  await orderAndPay(visitor);
  expect((await shop.state()).orders).toMatchObject([{ status: 'paid', total: 4000 }]);
});

test('a paid order is cancelled by the link of its e-mail', { tag: '@webkit' }, async ({ visitor, shop }) => {
  await buyGiftCard(visitor);
  await visitor.openForeign('/sandbox/postausgang');
  await visitor.press(link('Bestellung stornieren'));
  await visitor.press(button('Bestellung stornieren'));
  await visitor.press(button('Jetzt stornieren'));
  await visitor.see(heading('Die Stornierung hat geklappt'), { isFocused: true });
  const { orders, outbox } = await shop.state();
  expect(orders).toMatchObject([{ cancelled: true }]);
  expect(outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'cancellation']);
  await visitor.reload();
  await visitor.see(heading('Diese Bestellung ist schon storniert'));
});

test('a confirmation is printed without header, footer and buttons', async ({ visitor, shop }) => {
  await buyGiftCard(visitor);
  await visitor.see(heading(paidTitle));
  await visitor.press(button('Bestätigung drucken'));
  await visitor.expect(shop.prints, 1, 'calls of print');
  await visitor.showAsPrinted();
  await visitor.miss({ role: 'banner' });
  await visitor.miss({ role: 'contentinfo' });
  await visitor.miss({ role: 'button' });
  const { orders } = await shop.state();
  await visitor.read(`Bestellnummer ${orders[0]!.orderId}`);
  await visitor.read(euro('Gesamtsumme inkl. USt. € 20,00'));
});
