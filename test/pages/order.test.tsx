import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { cartRestored } from '@/features/cart/cartSlice';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  storeCart,
  storedCart,
  storedOrders,
  storeOrders,
  storePaidIds,
  storePlacedOrder,
} from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { scriptAddress } from '@test/support/hostile';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/screenQueries';
import { backToCart, fillIn, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, requestsTo, startOfTests } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';

const sentKeys = () => requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);

describe('failures of an order', () => {
  type Fault = Omit<Parameters<typeof disturb>[1], 'times'>;

  const problem = () => within(screen.getByRole('main')).getByRole('alert');

  const rejectedTitle = 'Bestellung wurde nicht erstellt';

  const unclearTitle = 'Es ist unklar, ob deine Bestellung angekommen ist';

  const says = (errorMessage: string) => ({ errorMessage });

  const rejections: [string, Fault, string][] = [
    [
      'a rejection with a reason',
      { body: { success: false, ...says('Leider voll.') } },
      `${rejectedTitle}: Leider voll.`,
    ],
    ['a rejection without a reason', { body: { success: false } }, rejectedTitle],
    [
      'a rejection with an unreadable reason',
      { body: { success: 'false', errorMessage: { a: 1 } } },
      rejectedTitle,
    ],
    ['400', { status: 400, body: says('Der Name fehlt.') }, `${rejectedTitle}: Der Name fehlt.`],
    ['400 as HTML', { status: 400, raw: '<h1>Bad Request</h1>' }, rejectedTitle],
    ['401', { status: 401, body: {} }, rejectedTitle],
    ['403', { status: 403, raw: 'Forbidden' }, rejectedTitle],
    ['404', { status: 404, raw: '<html>nginx</html>' }, rejectedTitle],
    [
      '409',
      { status: 409, body: says('Der Code ist verbraucht.') },
      `${rejectedTitle}: Der Code ist verbraucht.`,
    ],
    ['422', { status: 422, body: says('Zu viele Karten.') }, `${rejectedTitle}: Zu viele Karten.`],
    ['429', { status: 429, body: {} }, rejectedTitle],
    [
      'a payment address that runs code',
      { body: { success: true, payment_checkoutUrl: scriptAddress } },
      rejectedTitle,
    ],
    [
      'an insecure payment address',
      { body: { success: true, payment_checkoutUrl: 'http://evil.example/' } },
      rejectedTitle,
    ],
  ];

  const lostResponses: [string, Fault][] = [
    ['408', { status: 408, body: {} }],
    ['500', { status: 500, body: says('NullPointerException') }],
    ['502', { status: 502, raw: '<html>Bad Gateway</html>' }],
    ['503', { status: 503, raw: '' }],
    ['504', { status: 504, raw: '<html>Gateway Time-out</html>' }],
    ['204', { status: 204 }],
    ['HTML with 200', { raw: '<!doctype html><title>Wartung</title>' }],
    ['cut JSON', { raw: '{"success":true,"orderId":"100', contentType: 'application/json' }],
    ['null', { raw: 'null', contentType: 'application/json' }],
    ['a list', { body: [] }],
    ['success without anything else', { body: { success: true } }],
    ['already paid, without a number', { body: { already_payed: true } }],
    ['a broken connection', { drop: true }],
  ];

  async function orderDisturbed(fault: Fault) {
    disturb(saveOrderCall, { ...fault, times: 1 });
    await readyToOrder();
    stopTime();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) fireEvent.click(order);
    fireEvent.submit(order.closest('form')!);
    await flushPending();
  }

  /** There is no automatic retry; the next click repeats the same order. */
  async function expectOneOrder() {
    expect(externalNavigations).toEqual([]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(unfitText()).toBeUndefined();
    await passTime(120_000);
    expect(sentKeys()).toHaveLength(1);
    fireEvent.click(orderButton());
    await flushPending();
    expect(externalNavigations).toHaveLength(1);
    const [first, ...others] = sentKeys();
    expect(others).toEqual([first]);
    expect(currentDatabase().orders).toHaveLength(1);
  }

  describe('an order that the backend rejects', () => {
    it.each(rejections)(
      'with %s was not placed, and keeps its key when sent again',
      async (_, fault, title) => {
        await orderDisturbed(fault);
        expect(problem()).toHaveTextContent(title);
        expect(problem().querySelector('p')!.textContent).toBe(title);
        expect(problem()).toHaveFocus();
        await expectOneOrder();
      },
    );
  });

  describe('an order with a meaningless response (requirements R2)', () => {
    it.each(lostResponses)('with %s is unclear, and keeps its key when sent again', async (_, fault) => {
      await orderDisturbed({ ...fault, afterHandling: true });
      expect(problem()).toHaveTextContent(unclearTitle);
      expect(problem()).not.toHaveTextContent(/NullPointer|Gateway/);
      expect(problem()).toHaveFocus();
      await expectOneOrder();
    });
  });

  it('leave an order unclear when it is given up after 10 s without a response', async () => {
    await orderDisturbed({ never: true });
    await passTime(10_100);
    fireEvent.click(screen.getByRole('button', { name: 'Nicht länger warten' }));
    await flushPending();
    expect(problem()).toHaveTextContent(unclearTitle);
    await expectOneOrder();
  });

  it('are not changed by a response to an order that was given up', async () => {
    disturb(saveOrderCall, { delay: 20_000, times: 1 });
    const { store } = await readyToOrder();
    stopTime();
    fireEvent.click(orderButton());
    await passTime(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'Nicht länger warten' }));
    await flushPending();
    await passTime(60_000);
    expect(problem()).toHaveTextContent(unclearTitle);
    expect(externalNavigations).toEqual([]);
    expect(store.getState().loadingBar.active).toEqual({});
  });
});

describe('correcting a rejected order', () => {
  const box = () => within(screen.getByRole('main')).findByRole('alert');

  const corrections = async () =>
    within(await box())
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('group').getAttribute('aria-label'));

  const threePopcorn = { ...popcorn, count: 3, amount: 3, totalPrice: 1470 };

  async function rejected(errorMessage: string, ...lines: Parameters<typeof readyToOrder>) {
    disturb(saveOrderCall, { body: { success: false, errorMessage }, times: 1 });
    const app = await readyToOrder(...lines);
    await app.user.click(orderButton());
    expect(await box()).toHaveTextContent(`Bestellung wurde nicht erstellt: ${errorMessage}`);
    return app;
  }

  const fewPopcorn = 'Von „Popcorn gesalzen“ gibt es nur noch zwei.';

  describe('a rejected order', () => {
    it('is corrected at the line that the message names, and submitted with a new key', async () => {
      const { user } = await rejected(fewPopcorn, filmTicket, carTicket, threePopcorn);
      expect(await box()).toHaveFocus();
      expect(await corrections()).toEqual(['Anzahl: Popcorn gesalzen']);
      await user.click(button('Menge verringern: Popcorn gesalzen'));
      expect(button('Menge verringern: Popcorn gesalzen')).toHaveFocus();
      expect(await box()).toHaveTextContent('Wenn es jetzt passt, bestell noch einmal.');
      expect(screen.getByText('2 × Popcorn gesalzen')).toBeVisible();
      expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(new Set(sentKeys()).size).toBe(2);
      expect(currentDatabase().orders).toMatchObject([{ total: 1250 + 500 + 2 * 490 }]);
    });

    it('keeps its key when the cart is unchanged', async () => {
      const { user } = await rejected(fewPopcorn, filmTicket, carTicket, threePopcorn);
      await user.click(button('Menge verringern: Popcorn gesalzen'));
      await user.click(button('Menge erhöhen: Popcorn gesalzen'));
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(new Set(sentKeys()).size).toBe(1);
    });

    it('offers every line when the message names none, mandatory ones without a remove button', async () => {
      await rejected('So viele Plätze sind nicht mehr frei.', filmTicket, carTicket, threePopcorn);
      expect(await corrections()).toHaveLength(3);
      expect(screen.queryByRole('button', { name: /^Entfernen: Autoticket/ })).toBeNull();
      expect(button('Menge verringern: Autoticket (Stellplatz für ein Auto)')).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      expect(button('Entfernen: Metropolis')).toBeEnabled();
    });

    it('keeps the named lines, and the focus, when one of them is removed', async () => {
      const { user } = await rejected(fewPopcorn, filmTicket, carTicket, threePopcorn);
      await user.click(button('Entfernen: Popcorn gesalzen'));
      await notification('Produkt wurde entfernt');
      expect(screen.getByText('Nichts davon ist noch im Warenkorb.')).toHaveFocus();
      expect(within(await box()).queryAllByRole('listitem')).toEqual([]);
      expect(Object.keys(storedCart()!)).toHaveLength(2);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
    });

    it('ends with an empty cart when all lines are removed', async () => {
      const { user } = await rejected('Den Gutschein gibt es nicht.', giftCard('karte'));
      await user.click(button('Entfernen: Kinogutschein € 20'));
      expect(await screen.findByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
    });

    it('may be rejected again, with another message', async () => {
      const { user } = await rejected(fewPopcorn, filmTicket, carTicket, threePopcorn);
      await user.click(button('Menge verringern: Popcorn gesalzen'));
      disturb(saveOrderCall, {
        body: { success: false, errorMessage: '„Metropolis“ ist fast voll.' },
        times: 1,
      });
      await user.click(orderButton());
      await waitFor(async () => expect(await box()).toHaveTextContent('„Metropolis“ ist fast voll.'));
      await waitFor(async () => expect(await box()).toHaveFocus());
      expect(await corrections()).toEqual(['Anzahl: Metropolis']);
    });

    it('accepts a typed quantity', async () => {
      const { user } = await rejected(fewPopcorn, filmTicket, carTicket, threePopcorn);
      const field = screen.getByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
      await user.clear(field);
      await user.type(field, '1{Enter}');
      expect(screen.getByText('1 × Popcorn gesalzen')).toBeVisible();
      expect(sentKeys()).toHaveLength(1);
    });
  });

  it('reports a total that does not match its lines, and recomputes it', async () => {
    const { user, store } = await readyToOrder();
    const cart = cartOf(filmTicket, carTicket);
    const wrong = { ...cart, [filmTicket.key]: { ...cart[filmTicket.key]!, totalPrice: 1 } };
    act(() => void store.dispatch(cartRestored(wrong)));
    await user.click(orderButton());
    const text = 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein.';
    await notification(text);
    expect(await box()).toHaveTextContent(text);
    expect(sentKeys()).toEqual([]);
    await user.click(button('Summe neu berechnen'));
    await focusedHeading('Kassa');
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(currentDatabase().orders).toMatchObject([{ total: 1750 }]);
  });
});

describe('an interrupted order', () => {
  const unclear = 'Es ist unklar, ob deine Bestellung angekommen ist';

  const problem = async () => within(screen.getByRole('main')).findByRole('alert');

  describe('an order with a lost response (requirements R2)', () => {
    it.each([
      ['the connection broke', { drop: true }],
      ['the server failed', { status: 500 }],
      ['a proxy responded', { status: 502, raw: '<html>Bad gateway</html>' }],
      ['the response is HTML', { raw: '<html>Hallo</html>' }],
      ['the response is empty', { status: 204 }],
      ['the response is cut', { raw: '{"success":tr', contentType: 'application/json' }],
    ])(
      'is unclear when %s, keeps the cart, and is sent again with the same key only on a click',
      async (_, fault) => {
        disturb(saveOrderCall, { ...fault, afterHandling: true, times: 1 });
        const { user } = await readyToOrder();
        await user.click(orderButton());
        expect(await problem()).toHaveTextContent(unclear);
        expect(await problem()).toHaveFocus();
        expect(Object.keys(storedCart()!)).toHaveLength(2);
        expect(sentKeys()).toHaveLength(1);
        await user.click(orderButton());
        await waitFor(() => expect(externalNavigations).toHaveLength(1));
        const [first, second, ...more] = sentKeys();
        expect(second).toBe(first);
        expect(more).toEqual([]);
        expect(currentDatabase().orders).toHaveLength(1);
      },
    );

    it('is sent with the same key after a reload too', async () => {
      disturb(saveOrderCall, { drop: true, afterHandling: true, times: 1 });
      const { user, close } = await readyToOrder();
      await user.click(orderButton());
      await problem();
      close();
      const reloaded = renderApp(paths.checkout.to());
      await heading('Kassa');
      await fillIn(reloaded.user);
      await reloaded.user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(new Set(sentKeys()).size).toBe(1);
      expect(currentDatabase().orders).toHaveLength(1);
    });

    it('has a new key when the cart has changed', async () => {
      disturb(saveOrderCall, { drop: true, times: 1 });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await problem();
      await backToCart(user);
      await user.click(button('Menge erhöhen: Metropolis'));
      await user.click(button('Zur Kasse'));
      await heading('Kassa');
      await fillIn(user);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(new Set(sentKeys()).size).toBe(2);
    });
  });

  describe('leaving while an order is pending', () => {
    it('leaves no loading flag, and the order is unclear on return', async () => {
      disturb(saveOrderCall, { never: true });
      const { user, store } = await readyToOrder();
      await user.click(orderButton());
      await waitFor(() => expect(sentKeys()).toHaveLength(1));
      await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
      await heading('Warenkorb');
      expect(store.getState().loadingBar.active).toEqual({});
      expect(store.getState().order!.loading).toBe(false);
      await user.click(button('Zur Kasse'));
      await heading('Kassa');
      expect(await problem()).toHaveTextContent(unclear);
      expect(orderButton()).toBeEnabled();
      expect(sentKeys()).toHaveLength(1);
    });
  });

  describe('returning from the payment page without having paid (requirements R3)', () => {
    const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

    async function backFromPayment() {
      const app = await readyToOrder();
      await app.user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      window.dispatchEvent(restored());
      await heading('Zahlung nicht abgeschlossen');
      return app;
    }

    it('offers to continue, to check and to order again', async () => {
      const { store } = await backFromPayment();
      expect(screen.getByText(/Deine Bestellung 10001 ist angelegt/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute(
        'href',
        externalNavigations[0],
      );
      expect(screen.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute(
        'href',
        '/bezahlung/10001',
      );
      expect(store.getState().loadingBar.active).toEqual({});
      expect(sentKeys()).toHaveLength(1);
    });

    it('orders again with the same key, so that there is one order', async () => {
      const { user } = await backFromPayment();
      await user.click(button('Neu bestellen'));
      await heading('Kassa');
      expect(sentKeys()).toHaveLength(1);
      await fillIn(user);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(2));
      expect(new Set(sentKeys()).size).toBe(1);
      expect(currentDatabase().orders).toHaveLength(1);
    });

    it('shows the current cart', async () => {
      const { user } = await backFromPayment();
      storeCart(giftCard('karte'));
      act(() => void window.dispatchEvent(restored()));
      await user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
      expect(await screen.findByText('1 × Kinogutschein € 20')).toBeVisible();
    });

    it('is detected after a reload too', async () => {
      const { close } = await backFromPayment();
      close();
      renderApp(paths.checkout.to());
      await heading('Zahlung nicht abgeschlossen');
    });

    it('ignores a manipulated record', async () => {
      storePlacedOrder({ orderId: '7', orderLink: scriptAddress });
      await readyToOrder();
      expect(document.querySelector('[href^="javascript"]')).toBeNull();
    });
  });
});

const orderLink = 'https://pay.example/10001';

const placedAt = startOfTests - 3 * 60_000;

const statusCall = 'order/paymentStatus';

async function openUnpaid() {
  disturb(statusCall, { body: { paymentStatus: 'open' } });
  storeCart(giftCard('neu'));
  storePlacedOrder({ orderId: '10001', orderLink, total: 2240, placedAt }, filmTicket, carTicket, popcorn);
  const app = renderApp(paths.checkout.to());
  await heading('Zahlung nicht abgeschlossen');
  return app;
}

describe('„Zahlung nicht abgeschlossen“', () => {
  it('lists lines, time and total of the order, independently of the cart', async () => {
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
    expect(ordered.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 22,40 inkl. USt.');
    expect(within(screen.getByRole('main')).queryByText(/Kinogutschein/)).toBeNull();
  });

  it('offers to pay, to check and to order again, with a warning', async () => {
    const { user } = await openUnpaid();
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', orderLink);
    expect(screen.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute('href', '/bezahlung/10001');
    expect(button('Neu bestellen')).toHaveAccessibleDescription(/trotzdem noch bezahlt werden/);
    await user.click(button('Neu bestellen'));
    await heading('Kassa');
    expect(screen.getByText('1 × Kinogutschein € 20')).toBeVisible();
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(storedOrders()[0]!.state).toBe('dropped');
  });

  it('is shown without lines when their record was manipulated', async () => {
    disturb(statusCall, { body: { paymentStatus: 'open' } });
    storePlacedOrder({ orderId: '10001', orderLink, placedAt: 0 });
    const [stored] = storedOrders();
    storeOrders([{ ...stored, lines: '{"a":{"count":"NaN"}}' }]);
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });
});

describe('an order before the payment page', () => {
  it('is stored with number, address and cart before the visitor leaves', async () => {
    const written: ReturnType<typeof storedOrders>[] = [];
    vi.spyOn(externalNavigations, 'push').mockImplementation(() => written.push(storedOrders()));
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(written).toHaveLength(1));
    const [stored] = written[0]!;
    expect(stored).toMatchObject({ orderId: '10001', state: 'open', total: 1750 });
    expect(stored!.orderLink).toBe(`${window.location.origin}/sandbox/bezahlen/10001`);
    expect(Object.keys(JSON.parse(stored!.lines) as object)).toEqual([filmTicket.key, carTicket.key]);
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Huber|example\.com/);
  });

  it('that was already paid leads to its page, is stored as paid, and empties the cart', async () => {
    disturb(saveOrderCall, { body: { success: true, already_payed: 1, orderId: 7 } });
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(window.location.pathname).toBe('/bezahlung/7');
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(storedOrders()).toMatchObject([{ orderId: '7', state: 'paid', total: 1750 }]);
    expect(externalNavigations).toEqual([]);
  });

  it('without a payment page does not wait for a payment', async () => {
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

  async function openPaidResult() {
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' } });
    const { close } = renderApp(paths.payment.to({ orderId: '7' }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    return close;
  }

  it('does not mark a pending order without a number as paid', async () => {
    storePlacedOrder(past, filmTicket);
    disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: orderLink } });
    storePaidIds('7');
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    close();
    const leave = await openPaidResult();
    leave();
    renderApp(paths.checkout.to());
    await heading('Ist deine letzte Bestellung schon bezahlt?');
    expect(screen.queryByText(/noch nicht bezahlt/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', orderLink);
  });

  it('does not affect an order with a lost response, which keeps its key', async () => {
    storePlacedOrder(past, filmTicket);
    storePaidIds('7');
    disturb(saveOrderCall, { drop: true });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await screen.findByText(/^Es ist unklar/);
    close();
    const leave = await openPaidResult();
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
