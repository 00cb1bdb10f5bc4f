import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logout } from '@/features/account/api';
import { paths } from '@/shop/paths';
import {
  carTicket,
  filmTicket,
  giftCard,
  storeCart,
  storedCart,
  storedOrders,
  storeOrders,
  storePlacedOrder,
} from '@test/support/carts';
import {
  backToCart,
  fillIn,
  openCheckout,
  orderButton,
  readyToOrder,
  saveOrderCall,
} from '@test/support/checkoutPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { dispatchStorage, restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { button, heading, main, unfitText } from '@test/support/screenQueries';
import { currentDatabase, deferResponses, disturb, requestsTo, startOfTests } from '@test/support/server';
import { visit } from '@test/support/visit';

const statusCall = 'order/paymentStatus';
const orderLink = 'https://pay.example/7';
const paidTitle = 'Danke, deine Bestellung ist bezahlt!';
const pay = 'Weiter zur Zahlung';
const page = paths.payment.to({ orderId: '7' });
const ordered = [filmTicket, carTicket] as const;

function respondWith(fault: Parameters<typeof disturb>[1]): void {
  currentDatabase().faults = [];
  disturb(statusCall, fault);
}
const status = (paymentStatus: string) => ({ body: { paymentStatus, amount: 17.5, currency: 'EUR' } });
const departures = (count: number) => waitFor(() => expect(externalNavigations).toHaveLength(count));
const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const asked = () => requestsTo(statusCall).length;

describe('a press that leads to the payment page', () => {
  it.each([
    ['the result page', page, 'Deine Zahlung ist noch offen'],
    ['the list of orders', paths.orders.to(), 'Meine Bestellungen'],
    ['the checkout', paths.checkout.to(), 'Zahlung nicht abgeschlossen'],
  ])('on %s asks first, is busy at once, and says that the order is paid', async (_, address, title) => {
    respondWith(status('open'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    storeCart(...ordered);
    const { user } = renderApp(address);
    await heading(title);
    const button = await screen.findByRole('button', { name: pay });
    respondWith(status('paid'));
    const release = deferResponses(statusCall);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    const before = asked();
    await user.click(button);
    expect(asked()).toBe(before);
    release();
    await screen.findByText(address === paths.orders.to() ? 'Bezahlt' : paidTitle);
    expect(externalNavigations).toEqual([]);
    await waitFor(() => expect(storedCart()).toEqual({}));
  });

  it('goes on when the order is still open, or when no response comes', async () => {
    respondWith(status('open'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: pay }));
    await departures(1);
    respondWith({ drop: true });
    await user.click(await screen.findByRole('button', { name: pay }));
    await departures(2);
    expect(externalNavigations).toEqual([orderLink, orderLink]);
  });

  it.each(['pending', 'weird'])('stays when the response is „%s“', async (word) => {
    respondWith(status('open'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    const { user } = renderApp(paths.orders.to());
    const order = within(await screen.findByRole('article', { name: 'Bestellung 7' }));
    const press = await order.findByRole('button', { name: pay });
    respondWith(status(word));
    await user.click(press);
    await waitFor(() => expect(order.queryByRole('button', { name: pay })).toBeNull());
    expect(externalNavigations).toEqual([]);
  });
});

describe('an order whose payment failed', () => {
  it('and was paid late is asked about before the visitor orders again', async () => {
    respondWith(status('failed'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    storeCart(...ordered);
    const { user } = renderApp(page);
    await heading('Die Zahlung hat nicht geklappt');
    respondWith(status('paid'));
    await user.click(button('Noch einmal zur Kassa'));
    await heading(paidTitle);
    expect(window.location.pathname).toBe(page);
  });

  it('is asked about when the same cart is ordered, and warns of a duplicate', async () => {
    respondWith(status('failed'));
    storePlacedOrder({ orderId: '7', orderLink, state: 'lost' }, ...ordered);
    const { user } = await openCheckout();
    expect(await screen.findByText(/^Genau das hast du .* \(Bestellnummer 7\)/)).toBeVisible();
    await fillIn(user);
    respondWith(status('paid'));
    await user.click(orderButton());
    expect(await screen.findByText(/^Deine Bestellung 7 ist inzwischen bezahlt/)).toBeVisible();
    expect(requestsTo(saveOrderCall)).toEqual([]);
  });

  it('says that the cart is still there only where it is that of this order', async () => {
    respondWith(status('failed'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    storeCart(giftCard('karte'));
    renderApp(page);
    await heading('Die Zahlung hat nicht geklappt');
    expect(main().getByText('Deine Bestellung ist nicht bezahlt.')).toBeVisible();
    expect(main().queryByText(/Dein Warenkorb ist noch da/)).toBeNull();
    expect(main().getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  });

  it('finds its form as it was typed, until it is paid or the visitor orders anew', async () => {
    const typed = () => screen.getByLabelText<HTMLInputElement>('Vorname').value;
    const first = await readyToOrder();
    await first.user.click(orderButton());
    await departures(1);
    first.close();
    respondWith(status('failed'));
    const lost = await openCheckout();
    expect([typed(), screen.getByRole<HTMLInputElement>('checkbox', { name: /AGB/ }).checked]).toEqual([
      'Ada',
      false,
    ]);
    lost.close();

    storePlacedOrder({ orderId: '10001', orderLink, placedAt: startOfTests - 25 * 60 * 60_000 }, ...ordered);
    const later = await openCheckout();
    expect(typed()).toBe('');
    later.close();
  });

  it('hands what was typed to the new order, which keeps it until it is left', async () => {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await departures(1);
    restorePage();
    await user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    await heading('Kassa');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    close();
    const again = await openCheckout();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    await backToCart(again.user);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Huber');
  });

  it('forgets what was typed once it is paid, and when the visitor signs out', async () => {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await departures(1);
    expect(JSON.stringify({ ...sessionStorage })).toContain('Huber');
    close();
    currentDatabase().orders[0]!.status = 'paid';
    renderApp(paths.payment.to({ orderId: '10001' }));
    await heading(paidTitle);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Huber');
  });
});

describe('signing out', () => {
  it('forgets the names and addresses of the forms of this tab', async () => {
    sessionStorage.setItem('draft:kassa', JSON.stringify({ firstName: 'Ada', lastName: 'Huber' }));
    sessionStorage.setItem('draft:feedback', JSON.stringify({ name: 'Ada Huber' }));
    disturb('auth/session', { body: { uid: 'u-1', username: 'Ada' } });
    disturb('auth/logout', { body: { success: true } });
    const { store } = await openCheckout();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(true));
    store.dispatch(logout.start());
    await waitFor(() => expect(screen.getByLabelText('Vorname')).toHaveValue(''));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ada|Huber/));
  });
});

describe('an order that needs no payment', () => {
  it('has been received, whatever its status says, and its cart is empty', async () => {
    disturb(saveOrderCall, { body: { success: true, already_payed: true, orderId: 7 } });
    respondWith(status('open'));
    disturb(saveOrderCall, { body: { success: true, already_payed: true, orderId: 7 } });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await heading('Deine Bestellung ist eingegangen');
    expect(main().getByText('Bestellnummer 7')).toBeVisible();
    expect(main().getByRole('button', { name: /^In den Kalender/ })).toBeVisible();
    expect(main().queryByText(/noch offen|Betrag/)).toBeNull();
    await waitFor(() => expect(storedCart()).toEqual({}));
    close();

    storeCart(giftCard('neu'));
    respondWith({ status: 404 });
    const again = renderApp(page);
    await heading('Deine Bestellung ist eingegangen');
    expect(Object.keys(storedCart()!)).toEqual(['neu']);
    again.close();
    renderApp(paths.orders.to());
    expect(await screen.findByText('Eingegangen')).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });
});

describe('a paid order whose lines this browser does not know', () => {
  it('empties the cart, says so, and brings all of it back, also after a reload', async () => {
    respondWith(status('paid'));
    storeCart(filmTicket, carTicket, giftCard('karte'));
    const first = renderApp(page);
    await heading(paidTitle);
    expect(await main().findByText(/Was sie enthält, weiß dieser Browser nicht/)).toBeVisible();
    await waitFor(() => expect(storedCart()).toEqual({}));
    first.close();

    const { user } = renderApp(page);
    await heading(paidTitle);
    await user.click(await main().findByRole('button', { name: 'Warenkorb zurückholen' }));
    await waitFor(() => expect(Object.keys(storedCart()!)).toHaveLength(3));
    expect(main().queryByText(/Was sie enthält/)).toBeNull();
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(main().queryByRole('button', { name: 'Warenkorb zurückholen' })).toBeNull();
  });
});

describe('a confirmed payment', () => {
  it('stays confirmed in the list when the next question fails', async () => {
    respondWith(status('open'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    renderApp(paths.orders.to());
    await screen.findByText('Noch nicht bezahlt');
    respondWith(status('paid'));
    returnToTab();
    await screen.findByText('Bezahlt');
    respondWith({ status: 400 });
    returnToTab();
    const order = within(await screen.findByRole('article', { name: 'Bestellung 7' }));
    await waitFor(() => expect(asked()).toBe(3));
    expect(await order.findByText(/^Stand: /)).toBeVisible();
    expect(order.getByText('Bezahlt')).toBeVisible();
    expect(order.queryByRole('button', { name: pay })).toBeNull();
  });
});

describe('the page of an order', () => {
  it('keeps what it says when another tab orders, and learns there of a cancellation', async () => {
    respondWith(status('paid'));
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    renderApp(page);
    await heading(paidTitle);
    await waitFor(() => expect(storedOrders()).toMatchObject([{ state: 'paid' }]));
    const [paid] = storedOrders();
    respondWith({ never: true });
    storeOrders([{ ...paid, orderId: '8', state: 'open' }, paid!]);
    dispatchStorage('orderHistory');
    await waitFor(() => expect(asked()).toBe(2));
    expect(screen.getByRole('heading', { level: 1, name: paidTitle })).toBeVisible();
    storeOrders([{ ...paid, state: 'cancelled', statedAt: startOfTests }]);
    dispatchStorage('orderHistory');
    await heading('Diese Bestellung ist storniert');
    expect(main().getByText('Storniert hast du sie am 16.04.2026, 12:00 Uhr.')).toBeVisible();
    expect(main().queryByRole('button', { name: /Kalender|drucken/ })).toBeNull();
  });
});

describe('two windows of one browser', () => {
  /** Another window that holds the lock while it orders. */
  function orderingElsewhere() {
    let end: () => void = () => undefined;
    const free = new Promise<void>((resolve) => (end = resolve));
    const request = async (_: string, options: unknown, work?: (lock: object | null) => unknown) => {
      if (typeof options === 'function') {
        await free;
        return (options as (lock: object) => unknown)({});
      }
      return work?.(null);
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    return () => {
      Reflect.deleteProperty(navigator, 'locks');
      end();
    };
  }

  it('order once: the other one says that it is being ordered there, and follows the outcome', async () => {
    respondWith(status('open'));
    const { user } = await readyToOrder();
    const end = orderingElsewhere();
    await user.click(orderButton());
    await waitFor(() =>
      expect(orderButton()).toHaveAccessibleDescription(/In einem anderen Fenster wird gerade bestellt/),
    );
    expect(requestsTo(saveOrderCall)).toEqual([]);
    end();
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    dispatchStorage('orderHistory');
    expect(await screen.findByText('In einem anderen Tab wurde gerade bestellt')).toBeVisible();
    expect(requestsTo(saveOrderCall)).toEqual([]);
  });

  it('may order when the other one placed none in the end', async () => {
    const { user } = await readyToOrder();
    const end = orderingElsewhere();
    await user.click(orderButton());
    await waitFor(() => expect(orderButton()).toHaveAttribute('aria-disabled', 'true'));
    end();
    expect(await screen.findByText(/^Im anderen Fenster ist keine Bestellung entstanden/)).toHaveFocus();
    await user.click(orderButton());
    await departures(1);
    expect(screen.queryByText(/Im anderen Fenster/)).toBeNull();
  });

  it('see an order of the other one before they order themselves', async () => {
    respondWith(status('open'));
    const { user } = await readyToOrder();
    // Its storage event has not arrived yet.
    storePlacedOrder({ orderId: '7', orderLink }, ...ordered);
    await user.click(orderButton());
    expect(await screen.findByText('In einem anderen Tab wurde gerade bestellt')).toBeVisible();
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(storedOrders()).toHaveLength(1);
  });
});
