import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { quantityChanged } from '@/features/cart/cartSlice';
import { duplicateOrder } from '@/features/checkout/duplicateOrder';
import {
  carTicket,
  filmTicket,
  popcorn,
  storeCart,
  storedOrders,
  storePaidIds,
  storePlacedOrder,
} from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, heading } from '@test/support/screenQueries';
import {
  backToCart,
  fillIn,
  openCheckout,
  orderAndPay,
  orderButton,
  readyToOrder,
  saveOrderCall,
} from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startOfTests } from '@test/support/server';

const orderLink = 'https://pay.example/10001';

const warning = /^Genau das hast du/;

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

describe('an order with a lost response that is sent again later (requirements R2)', () => {
  it('is sent with its own key when its cart is restored, so that it exists once', async () => {
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
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    const [first, other, again] = sentKeys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(currentDatabase().orders).toHaveLength(1);
  });

  it('is announced as another order than the current one', async () => {
    disturb(saveOrderCall, { drop: true, times: 1 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    expect(await problem()).toHaveTextContent(sameOrder);
    await changeTickets(user, 'erhöhen');
    expect(await problem()).toHaveTextContent(unclear);
    expect(await problem()).toHaveTextContent(anotherOrder);
    expect(await problem()).not.toHaveTextContent(sameOrder);
  });

  it('is still announced after the page was left during the request', async () => {
    disturb(saveOrderCall, { never: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(sentKeys()).toHaveLength(1));
    close();
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(sameOrder);
  });

  it('is resolved by the response to its repeat', async () => {
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

describe('a rejected order', () => {
  it('does not affect another cart', async () => {
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

describe('ordering the same lines again', () => {
  it('creates a new order after the first is paid', async () => {
    await orderAndPay(await readyToOrder());
    const again = await openCheckout();
    await order(again.user);
    await waitFor(() => expect(externalNavigations).toHaveLength(2));
    expect(new Set(sentKeys()).size).toBe(2);
    expect(currentDatabase().orders).toHaveLength(2);
  });

  it('is possible after the payment of an order without a number failed', async () => {
    const payment_checkoutUrl = 'https://pay.example/7';
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl } });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    close();
    disturb('order/paymentStatus', { body: { paymentStatus: 'failed' } });
    const back = renderApp(paths.paymentResult.to({}, { orderid: '7' }));
    await heading('Die Zahlung hat nicht geklappt');
    await back.user.click(screen.getByRole('link', { name: 'Noch einmal zur Kassa' }));
    await heading('Kassa');
    expect(orderButton()).toBeEnabled();
  });
});

describe('a completed order', () => {
  async function unpaid() {
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    close();
    const reopened = renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
    return reopened;
  }

  it('is not pending in a tab that sees its payment a second time', async () => {
    const { user } = await unpaid();
    currentDatabase().orders[0]!.status = 'paid';
    storePaidIds('10001');
    await user.click(screen.getByRole('link', { name: 'Zahlung prüfen' }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    window.history.back();
    await heading('Kassa');
  });

  it('is not pending in a tab that only gets a storage event', async () => {
    await unpaid();
    localStorage.removeItem('orderHistory');
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderHistory' }));
    await heading('Kassa');
  });

  it('does not affect another pending one', async () => {
    const { close } = await unpaid();
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid' }, times: 1 });
    window.history.pushState(null, '', paths.payment.to({ orderId: '99' }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    window.history.back();
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute(
      'href',
      externalNavigations[0],
    );
    close();
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
  });
});

describe('changes in another tab', () => {
  const sent = () => requestsTo(saveOrderCall);

  const storedOrder = () => storedOrders()[0];

  const title = 'In einem anderen Tab wurde gerade bestellt';

  const notice = async () => within((await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!);

  function dispatchStorage(key: string) {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  }

  function orderElsewhere(state = 'open') {
    disturb('order/paymentStatus', { body: { paymentStatus: 'open' } });
    storePlacedOrder({ orderId: '10001', orderLink: 'https://pay.example/10001', state }, filmTicket);
    dispatchStorage('orderHistory');
  }

  function expectTyped() {
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
  }

  async function tryToOrder(user: UserEvent) {
    await user.click(orderButton());
    await user.type(screen.getByLabelText('Nachname'), '{Enter}');
  }

  describe('an order from another tab', () => {
    it('keeps the input of this tab, and shows the decision above it', async () => {
      const { user } = await readyToOrder();
      screen.getByLabelText('Vorname').focus();
      orderElsewhere();
      const found = await notice();
      expect(
        await found.findByText(/^Deine Bestellung 10001 ist angelegt, aber noch nicht bezahlt\./),
      ).toBeVisible();
      expect(found.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute(
        'href',
        'https://pay.example/10001',
      );
      expect(found.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute('href', '/bezahlung/10001');
      expect(screen.queryByText(warning)).toBeNull();
      expectTyped();
      expect(screen.getByLabelText('Vorname')).toHaveFocus();
      await user.click(found.getByRole('link', { name: 'Zahlung prüfen' }));
      expect(await screen.findByRole('dialog', { name: 'Kassa verlassen?' })).toBeVisible();
    });

    it('blocks the order with the reason until the visitor decides to order anew', async () => {
      const { user } = await readyToOrder();
      orderElsewhere();
      const found = await notice();
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
      expect(orderButton()).toHaveAccessibleDescription(/Bitte entscheide zuerst/);
      await tryToOrder(user);
      await waitFor(() => expect(screen.getByText(title).closest('[tabindex]')).toHaveFocus());
      expect(sent()).toEqual([]);

      await user.click(await found.findByRole('button', { name: 'Neu bestellen' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      expect(document.activeElement).not.toBe(document.body);
      expect(storedOrder()).toMatchObject({ state: 'dropped' });
      expectTyped();
      expect(sent()).toEqual([]);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(sent()).toHaveLength(1);
    });

    it('keeps open price changes: a moved show still needs a confirmation', async () => {
      const show = currentDatabase().shows.find(({ showId }) => showId === 301)!;
      show.start += 2 * 24 * 60 * 60_000;
      show.end += 2 * 24 * 60 * 60_000;
      const { user } = await readyToOrder();
      await screen.findByText(/^Metropolis ist verschoben/);
      orderElsewhere();
      await user.click(await (await notice()).findByRole('button', { name: 'Neu bestellen' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      expect(screen.getByText(/^Metropolis ist verschoben/)).toBeVisible();
      await tryToOrder(user);
      expect(sent()).toEqual([]);
    });

    it('is not shown while this tab’s order is pending', async () => {
      const { user } = await readyToOrder();
      const release = deferResponses(saveOrderCall);
      await user.click(orderButton());
      expect(button('Bestellung wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
      orderElsewhere();
      expect(screen.queryByText(title)).toBeNull();
      release();
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(sent()).toHaveLength(1);
    });

    it('keeps a form in which only the terms were accepted', async () => {
      const { user } = await openCheckout();
      await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
      orderElsewhere();
      await notice();
      expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
    });

    it('blocks an order that waits for the price check', async () => {
      const release = deferResponses('show/getShowDetailData');
      storeCart(filmTicket, carTicket);
      const { user } = renderApp(paths.checkout.to());
      await heading('Kassa');
      await fillIn(user);
      await user.click(orderButton());
      expect(button('Preise werden geprüft …')).toHaveAttribute('aria-disabled', 'true');
      orderElsewhere();
      await notice();
      release();
      await waitFor(() => expect(orderButton()).toHaveAttribute('aria-disabled', 'true'));
      await waitFor(() => expect(screen.getByText(title).closest('[tabindex]')).toHaveFocus());
      expectTyped();
      expect(sent()).toEqual([]);
    });

    it('that is no longer open unblocks the button', async () => {
      await readyToOrder();
      orderElsewhere();
      await notice();
      orderElsewhere('lost');
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
      expectTyped();
    });

    it('is shown in place of a form without input', async () => {
      await openCheckout();
      orderElsewhere();
      await heading('Zahlung nicht abgeschlossen');
      expect(screen.queryByText(title)).toBeNull();
    });

    it('is hidden after an order of this tab', async () => {
      const { user } = await readyToOrder();
      orderElsewhere();
      await user.click(await (await notice()).findByRole('button', { name: 'Neu bestellen' }));
      await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      act(() => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      });
      await heading('Zahlung nicht abgeschlossen');
      expect(screen.queryByText(title)).toBeNull();
    });
  });

  describe('a cart that another tab empties', () => {
    it('keeps the input, and blocks ordering until the cart has lines again', async () => {
      const { user } = await readyToOrder();
      storeCart();
      dispatchStorage('cart');
      const empty = await screen.findByText('Der Warenkorb darf nicht leer sein.');
      expect(empty).toHaveAttribute('role', 'alert');
      expectTyped();
      expect(orderButton()).toHaveAccessibleDescription(/Dein Warenkorb ist leer\.$/);
      await tryToOrder(user);
      expect(sent()).toEqual([]);

      storeCart(filmTicket, carTicket);
      dispatchStorage('cart');
      await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
      expectTyped();
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(sent()).toHaveLength(1);
    });

    it('removes a form without input', async () => {
      await openCheckout();
      storeCart();
      dispatchStorage('cart');
      expect(await screen.findByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
      expect(orderButton).toThrow();
    });
  });
});

describe('the warning of a duplicate order', () => {
  const minute = 60_000;

  function orderedBefore(minutes: number, state = 'paid', orderId = '10001') {
    const placedAt = startOfTests - minutes * minute;
    storePlacedOrder({ orderId, orderLink, state, placedAt }, filmTicket, carTicket);
  }

  it('appears for the same cart ordered today, with a link to that order, and does not block', async () => {
    orderedBefore(57);
    const { user } = await readyToOrder();
    const text = screen.getByText(
      'Genau das hast du heute um 11:03 Uhr schon bestellt (Bestellnummer 10001).',
    );
    expect(text).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu dieser Bestellung' })).toHaveAttribute(
      'href',
      paths.payment.to({ orderId: '10001' }),
    );
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(text.compareDocumentPosition(orderButton()) & following).toBe(following);
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
  });

  it('appears for the same cart ordered yesterday evening, with the day', async () => {
    orderedBefore(16 * 60);
    await openCheckout();
    expect(screen.getByText(warning)).toHaveTextContent('am Mi., 15.04.2026 um 20:00 Uhr schon bestellt');
  });

  it.each([
    ['a day ago', 24 * 60, 'paid'],
    ['but lost', 5, 'lost'],
    ['but given up', 5, 'dropped'],
  ])('does not appear for the same cart ordered %s', async (_, minutes, state) => {
    orderedBefore(minutes, state);
    await openCheckout();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('does not appear for another cart', async () => {
    orderedBefore(5);
    await openCheckout(filmTicket, carTicket, popcorn);
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('appears for the same cart after it was paid', async () => {
    const first = await readyToOrder();
    expect(screen.queryByText(warning)).toBeNull();
    await orderAndPay(first);
    const again = await openCheckout();
    expect(screen.getByText(warning)).toHaveTextContent('(Bestellnummer 10001)');
    await fillIn(again.user);
    await again.user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(2));
    expect(currentDatabase().orders).toHaveLength(2);
  });

  it('does not appear for an empty cart and an order without stored lines', () => {
    const order = {
      orderId: '1',
      orderLink,
      total: 0,
      placedAt: startOfTests,
      state: 'paid',
      lines: {},
    } as const;
    expect(duplicateOrder({}, [order], startOfTests)).toBeUndefined();
  });
});

describe('reading the order history', () => {
  const placedAt = startOfTests - 60_000;

  const noWarning = () => expect(screen.queryByText(warning)).toBeNull();

  function dispatch(event: Event) {
    act(() => {
      window.dispatchEvent(event);
    });
  }

  function orderElsewhere(state = 'paid') {
    storePlacedOrder({ orderId: '10001', orderLink, state, placedAt }, filmTicket, carTicket);
  }

  it('is not repeated when the checkout changes', async () => {
    orderElsewhere();
    const { store } = await openCheckout();
    expect(screen.getByText(warning)).toBeVisible();
    const read = vi.spyOn(Storage.prototype, 'getItem');
    function change(count: number) {
      act(() => {
        store.dispatch(quantityChanged({ key: filmTicket.key, count }));
      });
    }
    for (const count of [2, 3, 4]) change(count);
    await screen.findByText(/^4 × Metropolis/);
    noWarning();
    change(1);
    expect(await screen.findByText(warning)).toBeVisible();
    expect(read.mock.calls.filter(([key]) => key === 'orderHistory')).toEqual([]);
  });

  it('finds an order that another tab stores, and its removal', async () => {
    await openCheckout();
    noWarning();
    orderElsewhere();
    dispatch(new StorageEvent('storage', { key: 'orderHistory' }));
    expect(await screen.findByText(warning)).toBeVisible();
    localStorage.removeItem('orderHistory');
    dispatch(new StorageEvent('storage', { key: 'orderHistory' }));
    await waitFor(noWarning);
  });

  it('shows no warning of another tab’s order: the notice says it, until the visitor decides', async () => {
    const { user } = await readyToOrder();
    orderElsewhere('open');
    dispatch(new StorageEvent('storage', { key: 'orderHistory' }));
    await screen.findByRole('button', { name: 'Neu bestellen' });
    noWarning();
    await user.click(screen.getByRole('button', { name: 'Neu bestellen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Neu bestellen' })).toBeNull());
    noWarning();
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
  });

  it('finds an order that was placed while the page was in the back/forward cache', async () => {
    await openCheckout();
    noWarning();
    orderElsewhere();
    dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText(warning)).toBeVisible();
  });
});
