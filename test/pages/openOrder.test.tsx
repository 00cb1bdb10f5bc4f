import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  storeCart,
  storedCart,
  storedOrders,
  storePlacedOrder,
} from '@test/support/carts';
import { agreeTo, all } from '@test/support/consent';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, focusedHeading, heading } from '@test/support/screenQueries';
import { fillIn, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { trackedEvents, withPixels } from '@test/support/tracking';
import { visit } from '@test/support/visit';

withPixels();

const call = 'order/paymentStatus';
const orderLink = 'https://pay.example/7';
const claim = /noch nicht bezahlt|nicht abgeschlossen/;
const unpaidTitle = 'Zahlung nicht abgeschlossen';
const checkingTitle = 'Wir prüfen deine letzte Bestellung';
const unknownTitle = 'Ist deine letzte Bestellung schon bezahlt?';
const paidTitle = 'Danke, deine Bestellung ist bezahlt!';
const paidNotice = /^Danke, deine Bestellung 7 ist bezahlt!/;

const answers = (paymentStatus: string, times?: number) =>
  disturb(call, { body: { paymentStatus, amount: 17.5, currency: 'EUR' }, ...(times && { times }) });

function storeOrder(order: Partial<Parameters<typeof storePlacedOrder>[0]> = {}) {
  storeCart(filmTicket, carTicket);
  storePlacedOrder({ orderId: '7', orderLink, ...order }, filmTicket, carTicket);
}

function returnToTab() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function notifyOfOrders() {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'orderHistory' })));
}

/** The cart is empty, and the purchase is tracked once. */
async function expectCompleted(transaction_id = '7') {
  await waitFor(() => expect(storedCart()).toEqual({}));
  await waitFor(() =>
    expect(trackedEvents()).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id } }]),
  );
}

describe('the checkout with an open order of this browser (requirements R20)', () => {
  it('shows no payment status and offers no new order during the request', async () => {
    answers('open');
    const release = deferResponses(call);
    storeOrder();
    renderApp(paths.checkout.to());
    await heading(checkingTitle);
    expect(screen.getByText(/zuletzt die Bestellung 7 angelegt/)).toBeVisible();
    expect(screen.queryByText(claim)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Neu bestellen' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
    expect(orderButton).toThrow();
    release();
    await heading(unpaidTitle);
    expect(screen.getByText(/^Deine Bestellung 7 ist angelegt, aber noch nicht bezahlt/)).toBeVisible();
    expect(button('Neu bestellen')).toBeVisible();
    expect(requestsTo(call).map(({ query }) => query)).toEqual([{ orderid: '7' }]);
  });

  it('finds that it was paid in another browser: thanks, empty cart, one purchase event', async () => {
    agreeTo(all);
    answers('paid');
    storeOrder();
    renderApp(paths.checkout.to());
    await heading(paidTitle);
    expect(window.location.pathname).toBe(paths.payment.to({ orderId: '7' }));
    await expectCompleted();
    expect(storedOrders()).toMatchObject([{ state: 'paid' }]);
    expect(requestsTo(saveOrderCall)).toEqual([]);
  });

  it.each([
    ['the backend fails', { status: 500 }],
    ['the connection breaks', { drop: true }],
    ['the response is HTML', { raw: '<html>Wartung</html>' }],
  ])('reports that the status is unknown when %s, and retries by a click', async (_, fault) => {
    disturb(call, fault);
    storeOrder();
    const { user } = renderApp(paths.checkout.to());
    await screen.findByRole('heading', { level: 1, name: unknownTitle }, { timeout: 5000 });
    expect(screen.queryByText(claim)).toBeNull();
    expect(screen.getByText(/Bestellung 7 gerade nicht abfragen/)).toBeVisible();
    const payment = screen.getByRole('link', { name: 'Weiter zur Zahlung' });
    expect(payment).toHaveAttribute('href', orderLink);
    expect(payment).toHaveClass('btn-outline-primary');
    expect(button('Noch einmal nachsehen')).toHaveClass('btn-primary');
    expect(button('Neu bestellen')).toHaveAccessibleDescription(/trotzdem noch bezahlt werden/);
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
    currentDatabase().faults = [];
    answers('paid');
    await user.click(button('Noch einmal nachsehen'));
    await heading(paidTitle);
  });

  it('gives up a query without a response after 10 s', async () => {
    disturb(call, { never: true });
    storeOrder();
    const first = renderApp(paths.checkout.to());
    await heading(checkingTitle);
    first.close();
    stopTime();
    const { store } = renderApp(paths.checkout.to());
    await flushPending();
    await passTime(9_900);
    expect(screen.getByRole('heading', { level: 1, name: checkingTitle })).toBeVisible();
    await passTime(200);
    expect(screen.getByRole('heading', { level: 1, name: unknownTitle })).toBeVisible();
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('does not offer to pay an unknown order', async () => {
    disturb(call, { status: 404 });
    storeOrder();
    renderApp(paths.checkout.to());
    await heading('Diese Bestellung kennen wir nicht');
    expect(screen.queryByText(claim)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
    expect(button('Noch einmal nachsehen')).toBeVisible();
    expect(button('Neu bestellen')).toBeVisible();
  });

  it.each([
    ['pending', 'Deine Zahlung ist noch unterwegs'],
    ['authorized', 'Deine Zahlung ist bestätigt, aber noch nicht verbucht'],
    ['settled?', 'Wie es um deine Zahlung steht, ist noch unklar'],
  ])('with the status „%s“ leads to no second payment', async (status, title) => {
    answers(status);
    storeOrder();
    renderApp(paths.checkout.to());
    await heading(title);
    expect(screen.queryByText(claim)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zahlung prüfen' })).toBeVisible();
  });

  it.each([
    ['failed', 'Die Zahlung hat nicht geklappt'],
    ['canceled', 'Die Zahlung wurde abgebrochen'],
    ['expired', 'Die Zeit zum Bezahlen ist abgelaufen'],
  ])('shows a failed payment („%s“) above the form', async (status, title) => {
    answers(status);
    storeOrder();
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText('Deine Bestellung 7 ist nicht bezahlt.')).toBeVisible();
    expect(orderButton()).toBeEnabled();
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
    expect(storedOrders()).toMatchObject([{ state: 'lost' }]);
  });

  it('checks again when the visitor returns to the tab, and shows no status meanwhile', async () => {
    answers('open');
    storeOrder();
    renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    currentDatabase().faults = [];
    answers('paid');
    const release = deferResponses(call);
    returnToTab();
    await focusedHeading(checkingTitle);
    expect(screen.queryByText(claim)).toBeNull();
    release();
    await heading(paidTitle);
  });

  it('focuses its heading', async () => {
    answers('open');
    storeOrder();
    renderApp(paths.checkout.to());
    await focusedHeading(unpaidTitle);
  });

  it('keeps added lines that do not belong to a paid line', async () => {
    answers('paid');
    storeOrder();
    storeCart(filmTicket, carTicket, { ...popcorn, count: 2 }, giftCard('karte'));
    renderApp(paths.checkout.to());
    await heading(paidTitle);
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['karte']));
  });
});

describe('an order that was given up for a new one', () => {
  async function giveUp(answer: () => void) {
    answers('open', 1);
    storeOrder();
    const app = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    await app.user.click(button('Neu bestellen'));
    await heading('Kassa');
    await fillIn(app.user);
    answer();
    await app.user.click(orderButton());
    return app;
  }

  it('blocks the new one when it was paid meanwhile, and shows the reason', async () => {
    await giveUp(() => answers('paid'));
    const message = await screen.findByText(
      /^Deine Bestellung 7 ist inzwischen bezahlt\. Diese hier ist noch nicht/,
    );
    expect(message).toHaveFocus();
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(externalNavigations).toEqual([]);
  });

  it('also blocks a new one of other lines, which is submitted by the next click', async () => {
    answers('open', 1);
    storeOrder();
    storeCart(giftCard('karte'));
    const { user } = renderApp(paths.checkout.to());
    await heading(unpaidTitle);
    await user.click(button('Neu bestellen'));
    await heading('Kassa');
    await fillIn(user);
    answers('paid', 1);
    await user.click(orderButton());
    await screen.findByText(/^Deine Bestellung 7 ist inzwischen bezahlt/);
    expect(requestsTo(saveOrderCall)).toEqual([]);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });

  it.each([
    ['is still open', () => answers('open')],
    ['is unknown', () => disturb(call, { status: 404 })],
  ])('does not block the new one when it %s: the visitor has decided', async (_, answer) => {
    await giveUp(answer);
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });
});

describe('any other page with an open order of this browser', () => {
  const notice = () => screen.findByText(paidNotice);

  it('confirms one that was paid elsewhere, empties the cart and tracks the purchase once', async () => {
    agreeTo(all);
    answers('paid');
    storeOrder();
    const { user, close } = renderApp(paths.jobs.to());
    expect(await notice()).toBeVisible();
    await expectCompleted();
    expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute(
      'href',
      paths.payment.to({ orderId: '7' }),
    );
    await user.click(button('Schließen'));
    expect(screen.queryByText(paidNotice)).toBeNull();
    close();
    storeCart(giftCard('neu'));
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(requestsTo(call)).toHaveLength(1);
    expect(Object.keys(storedCart()!)).toEqual(['neu']);
    expect(trackedEvents()).toHaveLength(1);
  });

  it.each(['open', 'pending', 'failed'])('shows nothing about one that is „%s“', async (status) => {
    answers(status);
    storeOrder();
    const { store } = renderApp(paths.jobs.to());
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(screen.queryByText(/Bestellung 7/)).toBeNull();
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
  });

  it('checks again when the visitor returns to the tab', async () => {
    answers('open', 1);
    answers('paid');
    storeOrder();
    renderApp(paths.jobs.to());
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    returnToTab();
    expect(await notice()).toBeVisible();
  });

  it('checks an order that another tab places', async () => {
    answers('paid');
    renderApp(paths.jobs.to());
    await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
    storeOrder();
    notifyOfOrders();
    expect(await notice()).toBeVisible();
  });

  it('checks the status itself when another tab reports a payment', async () => {
    answers('open', 1);
    answers('paid');
    storeOrder();
    renderApp(paths.jobs.to());
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    storeOrder({ state: 'paid' });
    notifyOfOrders();
    expect(await notice()).toBeVisible();
  });

  it.each([
    ['is paid', { state: 'paid' }],
    ['has failed', { state: 'lost' }],
    ['was given up long ago', { state: 'dropped', placedAt: 1 }],
    ['has no payment page', { state: 'dropped', orderLink: '' }],
  ])('does not check one that %s', async (_, order) => {
    storeOrder(order);
    renderApp(paths.jobs.to());
    await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
    visit(paths.checkout.to());
    await heading('Kassa');
    expect(requestsTo(call)).toEqual([]);
  });

  it('leaves the check to the page of the order', async () => {
    answers('pending');
    storeOrder();
    renderApp(paths.payment.to({ orderId: '7' }));
    await heading('Deine Zahlung ist noch unterwegs');
    expect(requestsTo(call)).toHaveLength(1);
  });
});

describe('the page of an order', () => {
  it('checks immediately when the visitor returns to its tab', async () => {
    answers('open');
    storeOrder();
    renderApp(paths.payment.to({ orderId: '7' }));
    await heading('Deine Zahlung ist noch offen');
    currentDatabase().faults = [];
    answers('paid');
    stopTime();
    returnToTab();
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: paidTitle })).toBeVisible();
    const requestCount = requestsTo(call).length;
    returnToTab();
    await flushPending();
    expect(requestsTo(call)).toHaveLength(requestCount);
  });
});

describe('a completed form and an order from another tab', () => {
  it('show no payment status before the response, and the result after it', async () => {
    await readyToOrder();
    answers('open', 1);
    const release = deferResponses(call);
    storePlacedOrder({ orderId: '7', orderLink }, filmTicket);
    notifyOfOrders();
    const title = await screen.findByText('In einem anderen Tab wurde gerade bestellt');
    const box = within(title.closest<HTMLElement>('[role=alert]')!);
    expect(box.queryByText(claim)).toBeNull();
    expect(box.queryByRole('button')).toBeNull();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await box.findByText(claim)).toBeVisible();
    answers('paid');
    returnToTab();
    expect(await screen.findByText(paidNotice)).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(requestsTo(saveOrderCall)).toEqual([]);
  });
});
