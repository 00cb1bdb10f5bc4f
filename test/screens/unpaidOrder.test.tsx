import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import {
  carTicket,
  filmTicket,
  giftCard,
  popcorn,
  storeCart,
  storedCart,
  storePlacedOrder,
} from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, heading, unfitText } from '@test/support/look';
import { fillIn, readyToOrder, orderButton, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo, startOfTests } from '@test/support/server';

type Note = { orderId: string; orderLink: string; state: string; total: number; lines: string };
const notes = () => JSON.parse(localStorage.getItem('placedOrders') ?? '[]') as Note[];
const orderLink = 'https://pay.example/10001';
const placedAt = startOfTests - 3 * 60_000;

async function openUnpaid() {
  storeCart(giftCard('neu'));
  storePlacedOrder({ orderId: '10001', orderLink, total: 2240, placedAt }, filmTicket, carTicket, popcorn);
  const app = renderApp(paths.checkout.to());
  await heading('Zahlung nicht abgeschlossen');
  return app;
}

describe('„Zahlung nicht abgeschlossen“', () => {
  it('lists what was ordered, when, and for how much, whatever the cart holds by now', async () => {
    await openUnpaid();
    const ordered = within(screen.getByRole('region', { name: 'Das hast du bestellt' }));
    expect(ordered.getByText('Bestellt heute um 11:57 Uhr')).toBeVisible();
    expect(
      ordered.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' ')),
    ).toEqual([
      '1 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 12,50',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '1 × Popcorn gesalzen€ 4,90',
    ]);
    expect(ordered.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 22,40 inkl. USt.');
    expect(within(screen.getByRole('main')).queryByText(/Kinogutschein/)).toBeNull();
  });

  it('offers to go on, to look and to order anew, which is warned of', async () => {
    const { user } = await openUnpaid();
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', orderLink);
    expect(screen.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute('href', '/bezahlung/10001');
    expect(button('Neu bestellen')).toHaveAccessibleDescription(/trotzdem noch bezahlt werden/);
    await user.click(button('Neu bestellen'));
    await heading('Kassa');
    expect(screen.getByText('1 × Kinogutschein € 20')).toBeVisible();
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(notes()[0]!.state).toBe('dropped');
  });

  it('stands without its lines where their note was tampered with', async () => {
    storePlacedOrder({ orderId: '10001', orderLink, placedAt: 0 });
    const [note] = notes();
    localStorage.setItem('placedOrders', JSON.stringify([{ ...note, lines: '{"a":{"count":"NaN"}}' }]));
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });
});

describe('an order on its way to the payment page', () => {
  it('is noted with number, address and cart before the visitor leaves', async () => {
    const noted: Note[][] = [];
    vi.spyOn(departures, 'push').mockImplementation(() => noted.push(notes()));
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(noted).toHaveLength(1));
    const [note] = noted[0]!;
    expect(note).toMatchObject({ orderId: '10001', state: 'open', total: 1750 });
    expect(note!.orderLink).toBe(`${window.location.origin}/sandbox/bezahlen/10001`);
    expect(Object.keys(JSON.parse(note!.lines) as object)).toEqual([filmTicket.key, carTicket.key]);
    expect(JSON.stringify(note)).not.toMatch(/Ada|Huber|example\.com/);
  });

  it('that was paid before leads to its page, is noted as paid, and empties the cart', async () => {
    disturb(saveOrderCall, { body: { success: true, already_payed: 1, orderId: 7 } });
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(window.location.pathname).toBe('/bezahlung/7');
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(notes()).toMatchObject([{ orderId: '7', state: 'paid', total: 1750 }]);
    expect(departures).toEqual([]);
  });

  it('that nothing is to be paid for does not wait for a payment in the shop', async () => {
    disturb(saveOrderCall, { body: { success: true, orderId: '7' } });
    disturb('order/paymentStatus', { body: { paymentStatus: 'open' } });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    expect(await screen.findByText(/Bestellnummer 7/)).toBeVisible();
    close();
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(orderButton()).toBeEnabled();
  });
});

describe('the page of an order that was paid long ago', () => {
  const past = { orderId: '7', orderLink, state: 'paid' };

  async function lookAtPaid() {
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    const { close } = renderApp(paths.payment.to({ orderId: '7' }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    return close;
  }

  it('takes no waiting order without a number for its own', async () => {
    storePlacedOrder(past, filmTicket);
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: orderLink } });
    localStorage.setItem('settledOrders', '["7"]');
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    close();
    const leave = await lookAtPaid();
    leave();
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', orderLink);
  });

  it('says nothing about an order whose answer was lost, which goes out with the same key', async () => {
    storePlacedOrder(past, filmTicket);
    localStorage.setItem('settledOrders', '["7"]');
    disturb(saveOrderCall, { drop: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await screen.findByText(/^Es ist unklar/);
    close();
    const leave = await lookAtPaid();
    leave();
    const { user: again } = renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(screen.getByText(/^Es ist unklar/)).toBeVisible();
    await fillIn(again);
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await again.click(orderButton());
    await waitFor(() => expect(requestsTo(saveOrderCall)).toHaveLength(2));
    const keys = requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);
    expect(keys[1]).toBe(keys[0]);
  });
});
