import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  carTicket,
  filmTicket,
  giftCard,
  storeCart,
  storedCart,
  storePlacedOrder,
} from '@test/support/carts';
import { button, heading, unfitText } from '@test/support/look';
import { placedOrder } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const call = 'order/paymentStatus';
const resultOf = (orderid: string) => paths.paymentResult.to({}, { orderid });

async function openResult(orderId = '7') {
  storeCart(filmTicket, carTicket);
  return renderApp(resultOf(orderId));
}
const linesLeft = () => Object.keys(storedCart() ?? {}).length;

describe('the payment result (R4)', () => {
  it('of a paid order thanks, names number and amount, and empties the cart', async () => {
    const orderId = await placedOrder();
    currentWorld().orders[0]!.status = 'paid';
    await openResult(orderId);
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(document.title).toContain('Bezahlung');
  });

  it.each(['/pspresult', '/pspresult?orderid=', '/pspresult?other=1'])(
    'without an order number asks for it: %s',
    async (address) => {
      storeCart(filmTicket, carTicket);
      renderApp(address);
      await heading('Welche Bestellung meinst du?');
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
      expect(requestsTo(call)).toEqual([]);
      expect(linesLeft()).toBe(2);
    },
  );

  it('without an order number in the address takes the session’s last one', async () => {
    storePlacedOrder({ orderId: await placedOrder(), orderLink: 'https://pay.example/' });
    renderApp(paths.paymentResult.to());
    await heading('Deine Zahlung ist noch offen');
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
  });

  it('of an order that nobody knows says so', async () => {
    await openResult('999');
    await heading('Diese Bestellung kennen wir nicht');
    expect(screen.getByText('Bestellnummer 999')).toBeVisible();
    expect(button('Noch einmal nachsehen')).toBeVisible();
    expect(linesLeft()).toBe(2);
  });

  it.each([
    ['a failure of the server', { status: 500 }],
    ['HTML', { raw: '<html>Wartung</html>' }],
    ['HTML with 500', { status: 500, raw: '<html>Fehler</html>' }],
    ['nothing', { status: 204 }],
    ['an answer without a status', { body: { amount: 20 } }],
    ['a broken connection', { drop: true }],
  ])('that comes as %s can be asked for again, and keeps the cart', async (_, fault) => {
    disturb(call, fault);
    const { user } = await openResult();
    await heading('Wir können den Stand deiner Zahlung gerade nicht abfragen');
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(linesLeft()).toBe(2);
    currentWorld().faults = [];
    disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
    await user.click(button('Noch einmal nachsehen'));
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(document.title).toMatch(/^Bezahlung/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each([null, 'viel', -5, undefined, {}])('with the amount %j shows none', async (amount) => {
    disturb(call, { body: { paymentStatus: 'paid', amount, currency: 7 } });
    await openResult();
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(screen.queryByText(/Betrag/)).toBeNull();
    expect(unfitText()).toBeUndefined();
  });

  it.each([
    ['EUR', true],
    ['eur', true],
    [undefined, true],
    [null, true],
    ['CHF', false],
    ['USD', false],
  ])('in the currency %j shows an amount: %j', async (currency, isShown) => {
    disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency } });
    await openResult();
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(screen.queryAllByText('Betrag: € 20,00')).toHaveLength(isShown ? 1 : 0);
    expect(screen.queryAllByText(/Betrag|20,00/)).toHaveLength(isShown ? 1 : 0);
  });

  it('has an address by path too', async () => {
    const orderId = await placedOrder();
    renderApp(paths.payment.to({ orderId }));
    await heading('Deine Zahlung ist noch offen');
    expect(requestsTo(call)[0]?.query).toEqual({ orderid: orderId });
  });
});

describe('a result page that is reloaded (R5)', () => {
  it('leaves a cart alone that was filled in between', async () => {
    disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
    const first = await openResult();
    await heading('Danke, deine Bestellung ist bezahlt!');
    await waitFor(() => expect(linesLeft()).toBe(0));
    first.close();
    storeCart(giftCard('neu'));
    for (let reload = 0; reload < 3; reload += 1) {
      const { close } = renderApp(resultOf('7'));
      await heading('Danke, deine Bestellung ist bezahlt!');
      expect(Object.keys(storedCart()!)).toEqual(['neu']);
      close();
    }
  });
});
