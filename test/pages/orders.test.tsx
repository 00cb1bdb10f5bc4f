import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { carTicket, cartOf, filmTicket, giftCard, storedOrders, storeOrders } from '@test/support/carts';
import { button, focusedHeading, heading, unfitText } from '@test/support/screenQueries';
import { placedOrder } from '@test/support/checkoutPage';
import { scriptAddress } from '@test/support/hostile';
import { goOffline } from '@test/support/network';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  setHostTime,
  startOfTests,
} from '@test/support/server';
import { confirmButton, cancelButton, linkOf, paidOrder } from '@test/support/storno';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';
import { visit } from '@test/support/visit';

const call = 'order/paymentStatus';
const day = 24 * 60 * 60_000;
const orderLink = 'https://pay.example/7';

function storedOrder(changes: object = {}, lines: CartItem[] = [filmTicket, carTicket]) {
  return {
    orderId: '7',
    orderLink,
    total: 1750,
    placedAt: startOfTests - day,
    state: 'paid',
    lines: JSON.stringify(cartOf(...lines)),
    ...changes,
  };
}

/** The same film in the open-air cinema `days` after tonight. */
function ticketOn(date: string, showId: number): CartItem {
  const iso = date.split('.').toReversed().join('-');
  return {
    ...filmTicket,
    key: `${showId}-${iso}`,
    showId,
    show: {
      showId,
      date,
      time: '20:30',
      dateISO: `${iso}T20:30:00+02:00`,
      dateEndISO: `${iso}T22:45:00+02:00`,
      location: 'Autokino Wien',
    },
  };
}

async function openOrders() {
  const app = renderApp(paths.orders.to());
  await heading('Meine Bestellungen');
  return app;
}

const entry = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

describe('the orders of this browser', () => {
  it('are listed with number, lines, date, place and total, before the backend answers', async () => {
    deferResponses(call);
    storeOrders([storedOrder({ statedAt: startOfTests - 60_000 }, [ticketOn('18.04.2026', 310)])]);
    await openOrders();
    const order = entry('Bestellung 7');
    expect(order.getByText('Bestellt am 15.04.2026, 12:00 Uhr')).toBeVisible();
    expect(order.getByText('Bezahlt')).toBeVisible();
    expect(order.getByText('Stand: 16.04.2026, 11:59 Uhr')).toBeVisible();
    expect(order.getByRole('listitem')).toHaveTextContent(
      '1 × Metropolis, Sa., 18.04.2026, 20:30 Uhr, Autokino Wien€ 12,50',
    );
    expect(order.getByText(/^Gesamtsumme/).parentElement).toHaveTextContent('€ 17,50');
    expect(order.getByRole('link', { name: 'Bestätigung ansehen' })).toHaveAttribute('href', '/bezahlung/7');
    expect(order.getByRole('link', { name: /^Route: Metropolis/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Autokino%20Wien'),
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toMatch(/^Meine Bestellungen/);
  });

  it('save the shows to come as calendar entries', async () => {
    const saved = catchSavedFiles();
    storeOrders([storedOrder()]);
    const { user } = await openOrders();
    await user.click(button(/^In den Kalender: der gekaufte Termin/));
    const [first] = await savedEvents(saved);
    expect(first!.event.summary).toBe('Metropolis');
    expect(first!.event.description).toContain('Bestellnummer 7');
  });

  it('are sorted by their next show; past ones are folded', async () => {
    storeOrders([
      storedOrder({ orderId: '4' }, [giftCard('karte')]),
      storedOrder({ orderId: '3' }, [ticketOn('10.04.2026', 299)]),
      storedOrder({ orderId: '2' }, [ticketOn('25.04.2026', 320)]),
      storedOrder({ orderId: '1' }),
    ]);
    const { user } = await openOrders();
    expect(names()).toEqual(['Bestellung 1', 'Bestellung 2', 'Bestellung 4', 'Bestellung 3']);
    expect(screen.getByRole('article', { name: 'Bestellung 3', hidden: true })).not.toBeVisible();
    await user.click(screen.getByText('Eine frühere Bestellung'));
    const past = entry('Bestellung 3');
    expect(past.getByText('Bezahlt')).toBeVisible();
    expect(past.queryByRole('button', { name: /Kalender/ })).toBeNull();
    expect(past.queryByRole('link', { name: /Route/ })).toBeNull();
  });

  it('have a next step where there are none', async () => {
    await openOrders();
    await screen.findByRole('heading', { name: 'In diesem Browser gibt es noch keine Bestellung' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Mit Bestellnummer nachsehen' })).toHaveAttribute(
      'href',
      '/pspresult',
    );
  });

  it('contain nothing personal', async () => {
    const orderId = await placedOrder();
    storeOrders([storedOrder({ orderId, state: 'open' })]);
    currentDatabase().orders[0]!.status = 'paid';
    await openOrders();
    await waitFor(() => expect(entry('Bestellung 10001').getByText('Bezahlt')).toBeVisible());
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ada|Huber|@/);
  });

  describe.each(zonesToTry)('in the time zone %s', (zone) => {
    runInTimeZone(zone);

    it('have the same texts', async () => {
      storeOrders([storedOrder({ statedAt: startOfTests })]);
      await openOrders();
      expect(entry('Bestellung 7').getByText('Do., 16.04.2026, 20:30 Uhr')).toBeVisible();
      expect(entry('Bestellung 7').getByText('Stand: 16.04.2026, 12:00 Uhr')).toBeVisible();
    });
  });

  it('follow another tab', async () => {
    storeOrders([storedOrder()]);
    await openOrders();
    storeOrders([storedOrder({ orderId: '8' }), storedOrder()]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'orderHistory' })));
    expect(names()).toEqual(['Bestellung 8', 'Bestellung 7']);
  });

  it('disappear 90 days after their last show', async () => {
    storeOrders([
      storedOrder({ orderId: '9', placedAt: startOfTests - 200 * day }, [ticketOn('17.01.2026', 201)]),
      storedOrder({ orderId: '8', placedAt: startOfTests - 200 * day }, [ticketOn('14.01.2026', 200)]),
      storedOrder({ orderId: '7', placedAt: startOfTests - 91 * day }, [giftCard('karte')]),
    ]);
    setHostTime(startOfTests);
    await openOrders();
    await waitFor(() => {
      visit(paths.home.to());
      visit(paths.orders.to());
      expect(names()).toEqual(['Bestellung 9']);
    });
  });
});

describe('the state of an order', () => {
  it('is asked anew before anything is said, and nothing waits for it', async () => {
    const release = deferResponses(call);
    disturb(call, { body: { paymentStatus: 'open' } });
    storeOrders([
      storedOrder({ state: 'open' }),
      storedOrder({ orderId: '6', state: 'dropped', placedAt: startOfTests - 5 * day }),
    ]);
    await openOrders();
    const order = entry('Bestellung 7');
    expect(order.getByText(/^Wir fragen nach/)).toBeVisible();
    expect(order.getByText('Do., 16.04.2026, 20:30 Uhr')).toBeVisible();
    expect(screen.queryByText('Noch nicht bezahlt')).toBeNull();
    release();
    expect(await order.findByText('Noch nicht bezahlt')).toBeVisible();
    expect(order.getByText(/dauert es manchmal ein paar Minuten/)).toBeVisible();
    expect(await entry('Bestellung 6').findByText('Noch nicht bezahlt')).toBeVisible();
    expect(requestsTo(call).map(({ query }) => query['orderid'])).toEqual(['7', '6']);
  });

  it('that was paid is asked anew, and only the list says so', async () => {
    disturb(call, { body: { paymentStatus: 'paid', amount: 17.5 } });
    storeOrders([storedOrder({ statedAt: startOfTests - day })]);
    const app = await openOrders();
    await waitFor(() => expect(entry('Bestellung 7').queryByText(/^Stand:/)).toBeNull());
    expect(entry('Bestellung 7').getByText('Bezahlt')).toBeVisible();
    // The bar of the next page would thank for the payment again.
    await waitFor(() => expect(app.store.getState().order?.outcome).toBeNull());
  });

  it('that was paid and has been cancelled elsewhere is no ticket', async () => {
    disturb(call, { body: { paymentStatus: 'canceled' } });
    storeOrders([storedOrder()]);
    await openOrders();
    const order = entry('Bestellung 7');
    expect(await order.findByText('Nicht bezahlt')).toBeVisible();
    expect(order.queryByRole('button', { name: /Kalender/ })).toBeNull();
    expect(storedOrders()[0]!.state).toBe('lost');
  });

  it('that was paid stays with its moment where it cannot be asked', async () => {
    disturb(call, { status: 400 });
    storeOrders([storedOrder({ statedAt: startOfTests - 60_000 })]);
    await openOrders();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(entry('Bestellung 7').getByText('Bezahlt')).toBeVisible();
    expect(entry('Bestellung 7').getByText('Stand: 16.04.2026, 11:59 Uhr')).toBeVisible();
  });

  it('of an unpaid order leads to the payment, and is no ticket', async () => {
    disturb(call, { body: { paymentStatus: 'open' } });
    storeOrders([storedOrder({ state: 'open' })]);
    await openOrders();
    const order = entry('Bestellung 7');
    expect(await order.findByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', orderLink);
    expect(order.queryByRole('button', { name: /Kalender/ })).toBeNull();
    expect(order.queryByRole('link', { name: /Route/ })).toBeNull();
  });

  it.each([
    ['paid', 'Bezahlt'],
    ['pending', 'Deine Zahlung ist noch unterwegs'],
    ['authorized', 'Deine Zahlung ist bestätigt, aber noch nicht verbucht'],
    ['expired', 'Nicht bezahlt'],
    ['weird', 'Wie es um deine Zahlung steht, ist noch unklar'],
  ])('%s is „%s“', async (paymentStatus, title) => {
    disturb(call, { body: { paymentStatus } });
    storeOrders([storedOrder({ state: 'open' })]);
    await openOrders();
    const order = entry('Bestellung 7');
    expect(await order.findByText(title)).toBeVisible();
    expect(order.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
    expect(unfitText()).toBeUndefined();
  });

  it('that could not be asked says so, and can be asked again', async () => {
    disturb(call, { status: 400 });
    storeOrders([storedOrder({ state: 'open' })]);
    const { user } = await openOrders();
    const order = entry('Bestellung 7');
    expect(await order.findByText('Stand nicht abgefragt')).toBeVisible();
    expect(order.getByText(/ließ sich gerade nicht abfragen/)).toBeVisible();
    const actions = [
      order.getByRole('button', { name: 'Noch einmal nachsehen' }),
      order.getByRole('link', { name: 'Weiter zur Zahlung' }),
    ];
    expect(actions.map(({ className }) => className)).toEqual(['btn btn-primary', 'btn btn-outline-primary']);
    currentDatabase().faults = [];
    disturb(call, { body: { paymentStatus: 'paid', amount: 17.5 } });
    await user.click(order.getByRole('button', { name: 'Noch einmal nachsehen' }));
    expect(await order.findByText('Bezahlt')).toBeVisible();
    expect(storedOrders()[0]!.state).toBe('paid');
  });

  it('of an order without a number cannot be asked', async () => {
    storeOrders([storedOrder({ orderId: null, state: 'open' })]);
    await openOrders();
    expect(entry('Bestellung ohne Nummer').getByText(/keine Bestellnummer/)).toBeVisible();
    expect(requestsTo(call)).toEqual([]);
  });

  it('without an answer in 10 s is stated as not asked', async () => {
    stopTime();
    disturb(call, { never: true });
    storeOrders([storedOrder({ state: 'open' })]);
    renderApp(paths.orders.to());
    await flushPending();
    expect(screen.getByText(/^Wir fragen nach/)).toBeVisible();
    await passTime(10_000);
    expect(screen.getByText('Stand nicht abgefragt')).toBeVisible();
  });

  it('offline: the list is complete, and the last known state has its time', async () => {
    goOffline();
    disturb(call, { drop: true });
    storeOrders([
      storedOrder({ statedAt: startOfTests - day }),
      storedOrder({ orderId: '8', state: 'open' }, [ticketOn('25.04.2026', 320)]),
    ]);
    await openOrders();
    expect(entry('Bestellung 7').getByText('Stand: 15.04.2026, 12:00 Uhr')).toBeVisible();
    expect(entry('Bestellung 8').getByText('Sa., 25.04.2026, 20:30 Uhr')).toBeVisible();
    await waitFor(() => expect(entry('Bestellung 8').getByText('Stand nicht abgefragt')).toBeVisible(), {
      timeout: 4000,
    });
  });
});

describe('removing an order from the list', () => {
  const remove = 'Aus der Liste entfernen';

  it('asks first, says what it means, and moves the focus', async () => {
    storeOrders([storedOrder({ orderId: '8' }), storedOrder()]);
    const { user } = await openOrders();
    await user.click(entry('Bestellung 7').getByRole('button', { name: `${remove}: Bestellung 7` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Aus der Liste entfernen?' }));
    expect(dialog.getByText(/bleibt gültig und wird dadurch nicht storniert/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedOrders()).toHaveLength(2);
    await user.click(button(`${remove}: Bestellung 7`));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: remove }));
    await waitFor(() => expect(names()).toEqual(['Bestellung 8']));
    expect(storedOrders().map(({ orderId }) => orderId)).toEqual(['8']);
    expect(screen.getByText('Bestellung 7 ist aus der Liste entfernt.')).toBeInTheDocument();
    await focusedHeading('Meine Bestellungen');
  });

  it('keeps the idempotency key of its cart', async () => {
    const key = '00000000-0000-4000-8000-000000000000';
    const entries = [{ key, fingerprint: 'x', isUnclear: false, order: storedOrder({ state: 'open' }) }];
    localStorage.setItem('orderHistory', JSON.stringify({ entries, paidIds: ['3'] }));
    disturb(call, { body: { paymentStatus: 'open' } });
    const { user, store } = await openOrders();
    await waitFor(() => expect(store.getState().order!.orderLink).toBe(orderLink));
    await user.click(button(`${remove}: Bestellung 7`));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: remove }));
    await screen.findByText('In diesem Browser gibt es noch keine Bestellung');
    expect(JSON.parse(localStorage.getItem('orderHistory')!)).toMatchObject({
      entries: [{ key, fingerprint: 'x', order: null }],
      paidIds: ['3'],
    });
    expect(store.getState().order!.orderLink).toBeNull();
  });
});

describe('cancelling an order of the list', () => {
  const link = () => screen.queryByRole('link', { name: 'Bestellung stornieren' });

  it('is offered once its link was opened in this browser, and ends as „Storniert“', async () => {
    const { orderId } = await paidOrder();
    storeOrders([storedOrder({ orderId })]);
    const { user } = await openOrders();
    expect(link()).toBeNull();
    visit(linkOf('storno-1'));
    await screen.findByRole('region', { name: 'Deine Bestellung' });
    visit(paths.orders.to());
    await heading('Meine Bestellungen');
    expect(link()).toHaveAttribute('href', linkOf('storno-1'));
    await user.click(link()!);
    await screen.findByRole('region', { name: 'Deine Bestellung' });
    await user.click(cancelButton());
    await user.click(confirmButton());
    await heading('Die Stornierung hat geklappt');
    visit(paths.orders.to());
    await heading('Meine Bestellungen');
    const order = entry('Bestellung 10001');
    expect(order.getByText('Storniert')).toBeVisible();
    expect(order.getByText(/^Stand: /)).toBeVisible();
    expect(order.queryByRole('button', { name: /Kalender/ })).toBeNull();
    expect(link()).toBeNull();
    visit(paths.payment.to({ orderId }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    expect(storedOrders()[0]!.state).toBe('cancelled');
  });

  it('is not remembered for an order of another browser', async () => {
    await paidOrder();
    storeOrders([storedOrder()]);
    renderApp(linkOf('storno-1'));
    await screen.findByRole('region', { name: 'Deine Bestellung' });
    expect(localStorage.getItem('orderHistory')).not.toContain('storno-1');
  });
});

describe('hostile stored orders', () => {
  beforeEach(() => stopTime());

  it.each([
    ['a foreign payment address', { state: 'open', orderLink: scriptAddress }],
    ['an inherited name as number', { orderId: '__proto__', state: 'open' }],
    ['a wrong time of the state', { statedAt: 'gestern' }],
    ['an impossible time of the state', { statedAt: 1e300 }],
    ['a wrong identifier', { stornoIdentifier: { a: 1 } }],
    ['a long identifier', { stornoIdentifier: 'x'.repeat(5000) }],
    ['an identifier that is an address', { stornoIdentifier: '//evil.example' }],
    ['no lines', { lines: 'null' }],
    [
      'dates that cannot be read',
      { lines: JSON.stringify(cartOf({ ...filmTicket, show: { showId: 1, date: 'x' } })) },
    ],
  ])('%s', async (_, changes) => {
    disturb(call, { body: { paymentStatus: 'open' } });
    storeOrders([storedOrder(changes)]);
    renderApp(paths.orders.to());
    await flushPending();
    expect(screen.getByRole('article')).toBeVisible();
    expect(unfitText()).toBeUndefined();
    for (const anchor of screen.getAllByRole<HTMLAnchorElement>('link')) {
      expect(anchor.protocol, anchor.outerHTML).toMatch(/^https?:$/);
      expect(anchor.host, anchor.outerHTML).not.toContain('evil');
    }
  });
});

describe('the confirmation of a payment', () => {
  it('names the list', async () => {
    const orderId = await placedOrder();
    currentDatabase().orders[0]!.status = 'paid';
    storeOrders([storedOrder({ orderId })]);
    renderApp(paths.payment.to({ orderId }));
    await heading('Danke, deine Bestellung ist bezahlt!');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Meine Bestellungen' })).toHaveAttribute(
      'href',
      '/meine-bestellungen',
    );
  });
});
