import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import {
  backToCart,
  fillIn,
  openCheckout,
  orderButton,
  readyToOrder,
  saveOrderCall,
  orderAndPay,
} from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const sentKeys = () => requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);
const problem = async () => within(screen.getByRole('main')).findByRole('alert');
const noProblem = () => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
const unclear = 'Es ist unklar, ob deine Bestellung angekommen ist';
const sameOrder = 'dieselbe Kennung';
const anotherOrder = 'Was du jetzt bestellst, ist eine weitere Bestellung.';

async function changeTickets(user: UserEvent, change: 'erhöhen' | 'verringern') {
  await backToCart(user);
  await user.click(button(`Menge ${change}: Metropolis`));
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
}

async function order(user: UserEvent) {
  await fillIn(user);
  await user.click(orderButton());
}

describe('an order whose answer was lost, and another cart since (R2)', () => {
  it('is sent with its own key when its cart is back, so that there is one', async () => {
    disturb(saveOrderCall, { drop: true, afterHandling: true, times: 1 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await problem();
    disturb(saveOrderCall, {
      body: { success: false, errorMessage: 'So viele Plätze gibt es nicht.' },
      times: 1,
    });
    await changeTickets(user, 'erhöhen');
    await order(user);
    expect(await screen.findAllByText(/So viele Plätze/)).not.toEqual([]);
    await changeTickets(user, 'verringern');
    await order(user);
    await waitFor(() => expect(departures).toHaveLength(1));
    const [first, other, again] = sentKeys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(currentWorld().orders).toHaveLength(1);
  });

  it('is said to be another order than the one that goes out now', async () => {
    disturb(saveOrderCall, { drop: true, times: 1 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent(sameOrder);
    await changeTickets(user, 'erhöhen');
    expect(await problem()).toHaveTextContent(unclear);
    expect(await problem()).toHaveTextContent(anotherOrder);
    expect(await problem()).not.toHaveTextContent(sameOrder);
  });

  it('is still said after the page was left in the middle of it', async () => {
    disturb(saveOrderCall, { never: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(sentKeys()).toHaveLength(1));
    close();
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(sameOrder);
  });

  it('is settled by the answer to its repeat', async () => {
    disturb(saveOrderCall, { drop: true, times: 1 });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await problem();
    disturb(saveOrderCall, { body: { success: false }, times: 1 });
    await user.click(orderButton());
    await waitFor(async () => expect(await problem()).toHaveTextContent('Bestellung wurde nicht erstellt'));
    close();
    await openCheckout();
    noProblem();
  });
});

describe('a refused order', () => {
  it('is no problem of another cart', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 1 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent('Ausverkauft.');
    await changeTickets(user, 'erhöhen');
    noProblem();
    await changeTickets(user, 'verringern');
    expect(await problem()).toHaveTextContent('Ausverkauft.');
  });
});

describe('the same goods once more', () => {
  it('are a new order once the first is paid', async () => {
    await orderAndPay(await readyToOrder());
    const again = await openCheckout();
    await order(again.user);
    await waitFor(() => expect(departures).toHaveLength(2));
    expect(new Set(sentKeys()).size).toBe(2);
    expect(currentWorld().orders).toHaveLength(2);
  });

  it('are paid for where the payment of an order without a number failed', async () => {
    const payment_checkoutUrl = 'https://pay.example/7';
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl } });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    close();
    disturb('order/paymentStatus', { body: { paymentStatus: 'failed' } });
    const back = renderApp(paths.paymentResult.to({}, { orderid: '7' }));
    await heading('Die Zahlung hat nicht geklappt');
    await back.user.click(screen.getByRole('link', { name: 'Noch einmal zur Kasse' }));
    await heading('Kassa');
    expect(orderButton()).toBeEnabled();
  });
});

describe('an order that is settled', () => {
  async function unpaid() {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    close();
    const reopened = renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
    return reopened;
  }

  it('does not wait for its payment in a tab that sees it paid for the second time', async () => {
    const { user } = await unpaid();
    currentWorld().orders[0]!.status = 'paid';
    localStorage.setItem('settledOrders', '["10001"]');
    await user.click(screen.getByRole('link', { name: 'Zahlung prüfen' }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    window.history.back();
    await heading('Kassa');
  });

  it('does not wait for its payment in a tab that only hears of it', async () => {
    await unpaid();
    localStorage.removeItem('placedOrders');
    window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' }));
    await heading('Kassa');
  });

  it('leaves another one that waits alone', async () => {
    const { close } = await unpaid();
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid' } });
    window.history.pushState(null, '', paths.payment.to({ orderId: '99' }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    window.history.back();
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', departures[0]);
    close();
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
  });
});
