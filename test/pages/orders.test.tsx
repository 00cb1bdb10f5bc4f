import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { recordPlaced, recordStatus } from '@/features/checkout/orderChanges';
import { unpaidOrder } from '@/features/checkout/history/orderHistory';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  stall,
  storedOrders,
  storeOrders,
} from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { goOffline } from '@test/support/network';
import { dispatchStorage } from '@test/support/otherTab';
import { addressInQr } from '@test/support/qr';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { button, focusedHeading, heading, main, unfitText } from '@test/support/screenQueries';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  responseOf,
  server,
  setHostTime,
  startOfTests,
} from '@test/support/server';
import { confirmButton, cancelButton, linkOf, paidOrder } from '@test/support/storno';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';
import type { SandboxDatabase } from '@test/sandbox/database/types';
import { orderSlice } from '@/features/checkout/orderSlice';

const call = 'order/paymentStatus';
const hour = 60 * 60_000;
const day = 24 * hour;
const orderLink = 'https://pay.example/7';
const homeTitle = 'Autokino und Flohmarkt in Wien';

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

/** The same film in the open-air cinema on another day. */
function ticketOn(date: string, showId: number): CartItem {
  const iso = date.split('.').toReversed().join('-');
  const times = { dateISO: `${iso}T20:30:00+02:00`, dateEndISO: `${iso}T22:45:00+02:00` };
  return {
    ...filmTicket,
    key: `${showId}-${iso}`,
    showId,
    show: { showId, date, time: '20:30', ...times, location: 'Autokino Wien' },
  };
}

async function openOrders() {
  const app = renderApp(paths.orders.to());
  await heading('Meine Bestellungen');
  return app;
}

const detailCall = 'show/getShowDetailData';
const at = (iso: string) => Date.parse(`${iso}+02:00`);

/** Changes a show at the backend. */
function changeShow(showId: number, changes: Partial<SandboxDatabase['shows'][number]>) {
  Object.assign(
    currentDatabase().shows.find((show) => show.showId === showId)!,
    changes,
  );
}

/** Removes a show at the backend: the organiser has cancelled it. */
function cancelShow(showId: number) {
  const { shows } = currentDatabase();
  shows.splice(
    shows.findIndex((show) => show.showId === showId),
    1,
  );
}

const respondWith = (paymentStatus: string) => disturb(call, { body: { paymentStatus, amount: 17.5 } });
const entry = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const tickets = { name: /Kalender|Route/ };

/** The dialog with the maps, which it closes. */
async function routeLeadsTo(place: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Route planen' }));
  const map = dialog.getByRole('link', { name: /^Google Maps/ });
  expect(new URL(map.getAttribute('href')!).searchParams.get('destination')).toBe(place);
  fireEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the orders of this browser', () => {
  it('are listed before the backend responds, with the calendar entry of the show, and follow another tab', async () => {
    const saved = catchSavedFiles();
    deferResponses(call);
    deferResponses(detailCall);
    storeOrders([storedOrder({ statedAt: startOfTests - 60_000 }, [ticketOn('18.04.2026', 310)])]);
    const { user } = await openOrders();
    const order = entry('Bestellung 7');
    expect(order.getByText('Bestellt am 15.04.2026, 12:00 Uhr')).toBeVisible();
    expect(order.getByText('Bezahlt')).toBeVisible();
    expect(order.getByText('Stand: 16.04.2026, 11:59 Uhr')).toBeVisible();
    expect(order.getByRole('listitem')).toHaveTextContent(
      '1 × Metropolis, Sa., 18.04.2026, 20:30 Uhr, Autokino Wien€ 12,50',
    );
    expect(order.getByText(/^Gesamtsumme/).parentElement).toHaveTextContent('€ 17,50');
    expect(order.getByRole('link', { name: 'Bestätigung ansehen' })).toHaveAttribute('href', '/bezahlung/7');
    await user.click(
      order.getByRole('button', { name: 'Route: Metropolis, Sa., 18.04.2026, 20:30\u00a0Uhr' }),
    );
    await routeLeadsTo('Autokino Wien');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toMatch(/^Meine Bestellungen/);

    await user.click(button(/^In den Kalender: der gekaufte Termin/));
    const [first] = await savedEvents(saved);
    expect(first!.event.summary).toBe('Metropolis');
    expect(first!.event.description).toContain('Bestellnummer 7');

    storeOrders([storedOrder({ orderId: '8' }), storedOrder(), storedOrder({ orderId: '9', state: 'open' })]);
    dispatchStorage('orderHistory');
    expect(names()).toEqual(['Bestellung 8', 'Bestellung 7', 'Bestellung 9']);
    for (const orderId of ['8', '7']) {
      const address = `${window.location.origin}/bezahlung/${orderId}`;
      expect(await addressInQr(`Seite der Bestellung ${orderId}`)).toBe(address);
    }
    expect(entry('Bestellung 9').queryByRole('img')).toBeNull();
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
    expect(past.queryByRole('button', tickets)).toBeNull();
  });

  it('name the route of each show in sight where there are several, two of the same film with their dates', async () => {
    deferResponses(detailCall);
    const faust = { ...ticketOn('19.04.2026', 312), movie: { movieId: 2, movieName: 'Faust' } };
    storeOrders([storedOrder({}, [ticketOn('18.04.2026', 310), ticketOn('25.04.2026', 320), faust])]);
    await openOrders();
    const routes = screen.getAllByRole('button', { name: /^Route/ }).map(({ textContent }) => textContent);
    expect(routes).toEqual([
      'Route: Metropolis, Sa., 18.04.2026, 20:30\u00a0Uhr',
      'Route: Metropolis, Sa., 25.04.2026, 20:30\u00a0Uhr',
      'Route: Faust',
    ]);
    expect(screen.getByText('Route: Faust')).toBeVisible();
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

  it('that are hostile are shown without their damage', async () => {
    const undated = JSON.stringify(cartOf({ ...filmTicket, show: { showId: 1, date: 'x' } }));
    const damages: object[] = [
      { orderLink: scriptAddress, state: 'open' },
      { orderId: '__proto__', state: 'open' },
      { statedAt: 'gestern' },
      { statedAt: 1e300 },
      { stornoIdentifier: { a: 1 } },
      { stornoIdentifier: 'x'.repeat(5000) },
      { stornoIdentifier: '//evil.example' },
      { lines: 'null' },
      { lines: undated },
    ];
    respondWith('open');
    storeOrders(damages.map((damage, position) => storedOrder({ orderId: String(position), ...damage })));
    stopTime();
    renderApp(paths.orders.to());
    await flushPending();
    const shown = screen.getAllByRole('article');
    expect(shown).toHaveLength(damages.length);
    for (const article of shown) expect(article).toBeVisible();
    expect(unfitText()).toBeUndefined();
    for (const anchor of screen.getAllByRole<HTMLAnchorElement>('link')) {
      expect(anchor.protocol, anchor.outerHTML).toMatch(/^https?:$/);
      expect(anchor.host, anchor.outerHTML).not.toContain('evil');
    }
  });

  it('are removed after a question that says what it means; the key of their cart stays', async () => {
    const remove = 'Aus der Liste entfernen';
    const key = '00000000-0000-4000-8000-000000000000';
    const entryOf = (order: object, known: string | null) => ({
      key: known,
      fingerprint: 'x',
      isUnclear: false,
      order,
    });
    const entries = [
      entryOf(storedOrder({ state: 'open' }), key),
      entryOf(storedOrder({ orderId: '8' }, [giftCard('karte')]), null),
    ];
    localStorage.setItem('orderHistory', JSON.stringify({ entries, paidIds: ['3'] }));
    server.use(
      http.get('*/rest/order/paymentStatus', ({ request }) =>
        HttpResponse.json({ paymentStatus: request.url.endsWith('=7') ? 'open' : 'paid' }),
      ),
    );
    const { user } = await openOrders();
    await screen.findByText('Noch nicht bezahlt');
    await user.click(entry('Bestellung 7').getByRole('button', { name: `${remove}: Bestellung 7` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Aus der Liste entfernen?' }));
    expect(dialog.getByText(/bleibt gültig und wird dadurch nicht storniert/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedOrders()).toHaveLength(2);

    async function removeOrder(name: string) {
      await user.click(button(`${remove}: ${name}`));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: remove }));
    }
    await removeOrder('Bestellung 7');
    await waitFor(() => expect(names()).toEqual(['Bestellung 8']));
    expect(screen.getByText('Bestellung 7 ist aus der Liste entfernt.')).toBeInTheDocument();
    await focusedHeading('Meine Bestellungen');
    expect(storedOrders().map(({ orderId }) => orderId)).toEqual(['8']);
    const history = JSON.parse(localStorage.getItem('orderHistory')!) as typeof entries & {
      paidIds: string[];
    };
    expect(history).toMatchObject({ paidIds: expect.arrayContaining(['3']) as unknown });
    expect(history).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ key, fingerprint: 'x', order: null }),
      ]) as unknown,
    });
    expect(unpaidOrder()).toBeUndefined();

    await removeOrder('Bestellung 8');
    await screen.findByRole('heading', { name: 'In diesem Browser gibt es noch keine Bestellung' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
    const byNumber = main.getByRole('link', { name: 'Mit Bestellnummer nachsehen' });
    expect(byNumber).toHaveAttribute('href', '/pspresult');
  });
});

describe('the state of an order', () => {
  it('is asked anew before anything is said, and nothing waits for it; unpaid, it is no ticket', async () => {
    const release = deferResponses(call);
    respondWith('open');
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
    expect(order.getByRole('button', { name: 'Weiter zur Zahlung: Bestellung 7' })).toBeVisible();
    expect(order.queryByRole('button', tickets)).toBeNull();
    expect(await entry('Bestellung 6').findByText('Noch nicht bezahlt')).toBeVisible();
    expect(requestsTo(call).map(({ query }) => query['orderid'])).toEqual(['7', '6']);
  });

  it('has the words of its response; without one, a paid order stays paid with the moment of that', async () => {
    const statuses: Record<string, [string, string]> = {
      '1': ['paid', 'Bezahlt'],
      '2': ['pending', 'Deine Zahlung ist noch unterwegs'],
      '3': ['authorized', 'Deine Zahlung ist bestätigt, aber noch nicht verbucht'],
      '4': ['expired', 'Nicht bezahlt'],
      '5': ['weird', 'Wie es um deine Zahlung steht, ist noch unklar'],
      // Paid as far as this browser knows, but cancelled elsewhere.
      '6': ['canceled', 'Nicht bezahlt'],
    };
    const asked: string[] = [];
    server.use(
      http.get('*/rest/order/paymentStatus', ({ request }) => {
        const orderId = new URL(request.url).searchParams.get('orderid')!;
        asked.push(orderId);
        const [paymentStatus] = statuses[orderId] ?? [];
        return paymentStatus
          ? HttpResponse.json({ paymentStatus, amount: 17.5 })
          : HttpResponse.json({}, { status: 400 });
      }),
    );
    storeOrders([
      ...Object.keys(statuses).map((orderId) =>
        storedOrder({ orderId, state: orderId === '6' ? 'paid' : 'open' }),
      ),
      storedOrder({ orderId: '7', statedAt: startOfTests - 60_000 }),
      storedOrder({ orderId: null, state: 'open' }),
    ]);
    await openOrders();
    await waitFor(() => expect(asked).toEqual([...Object.keys(statuses), '7']));
    for (const [orderId, [, title]] of Object.entries(statuses)) {
      const order = entry(`Bestellung ${orderId}`);
      expect(await order.findByText(title), orderId).toBeVisible();
      expect(order.queryByRole('button', { name: 'Weiter zur Zahlung' }), orderId).toBeNull();
    }
    expect(entry('Bestellung 6').queryByRole('button', tickets)).toBeNull();
    expect(storedOrders()[5]!.state).toBe('lost');
    expect(entry('Bestellung 7').getByText('Bezahlt')).toBeVisible();
    expect(entry('Bestellung 7').getByText('Stand: 16.04.2026, 11:59 Uhr')).toBeVisible();
    expect(entry('Bestellung ohne Nummer').getByText(/keine Bestellnummer/)).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('that could not be asked, at the latest after 10 s, says so, and can be asked again', async () => {
    disturb(call, { status: 400 });
    storeOrders([storedOrder({ state: 'open' })]);
    const { store } = await openOrders();
    const order = entry('Bestellung 7');
    expect(await order.findByText('Stand nicht abgefragt')).toBeVisible();
    expect(order.getByText(/ließ sich gerade nicht abfragen/)).toBeVisible();
    const again = () => order.getByRole('button', { name: 'Noch einmal nachsehen' });
    expect(again()).toHaveClass('btn-primary');
    // It may be paid already.
    expect(order.queryByRole('button', { name: 'Weiter zur Zahlung' })).toBeNull();

    currentDatabase().faults = [];
    disturb(call, { never: true });
    stopTime();
    fireEvent.click(again());
    await flushPending();
    expect(order.getByText(/^Wir fragen nach/)).toBeVisible();
    await passTime(10_000);
    expect(order.getByText('Stand nicht abgefragt')).toBeVisible();

    currentDatabase().faults = [];
    respondWith('paid');
    fireEvent.click(again());
    await flushPending();
    expect(order.getByText('Bezahlt')).toBeVisible();
    expect(order.queryByText(/^Stand:/)).toBeNull();
    expect(storedOrders()[0]!.state).toBe('paid');
    // The bar of the next page would thank for the payment again.
    expect(areaIn(store, orderSlice)?.outcome).toBeNull();
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

describe('cancelling an order of the list', () => {
  const link = () => screen.queryByRole('link', { name: 'Bestellung stornieren' });

  it('is offered once its link was opened in this browser, and ends as „Storniert“', async () => {
    const { orderId } = await paidOrder();
    storeOrders([storedOrder({ orderId, state: 'open', statedAt: startOfTests - day })]);
    const { user } = await openOrders();
    await waitFor(() => expect(entry('Bestellung 10001').getByText('Bezahlt')).toBeVisible());
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ada|Huber|@/);
    expect(link()).toBeNull();
    visit(linkOf('storno-1'));
    await screen.findByRole('region', { name: 'Deine Bestellung' });
    visit(paths.orders.to());
    await heading('Meine Bestellungen');
    await waitFor(() => expect(link()).toHaveAttribute('href', linkOf('storno-1')));
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
    expect(order.queryByRole('button', tickets)).toBeNull();
    expect(link()).toBeNull();
    visit(paths.payment.to({ orderId }));
    await heading('Diese Bestellung ist storniert');
    expect(main().getByText(/^Storniert hast du sie am 16\.04\.2026/)).toBeVisible();
    expect(main().getByText(/Rückerstattung erfolgt auf die gewählte Zahlungsmethode/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Kalender|drucken/ })).toBeNull();
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

describe('the shows of a paid order that the organiser changed', () => {
  const film: CartItem = { ...filmTicket, show: { ...filmTicket.show!, location: 'Große Leinwand' } };
  const oldDay = 'Do., 16.04.2026, 20:30 Uhr';
  const newDay = 'Fr., 17.04.2026, 21:00 Uhr';
  const moved = { start: at('2026-04-17T21:00'), end: at('2026-04-17T23:15'), location: 'Kleine Leinwand' };
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
  const asked = () => requestsTo(detailCall).map(({ query }) => query.showid);
  const gone = 'Diesen Termin finden wir im Programm nicht mehr.';

  it('are looked up once each; what changed comes first, with the old struck through, also in a new calendar file', async () => {
    const saved = catchSavedFiles();
    changeShow(301, moved);
    cancelShow(501);
    storeOrders([
      storedOrder({ orderId: '9', state: 'cancelled' }, [ticketOn('20.04.2026', 305)]),
      storedOrder({ orderId: '8' }, [stall]),
      storedOrder({ orderId: '7' }, [film, carTicket]),
      storedOrder({ orderId: '6' }, [film]),
      storedOrder({ orderId: '5' }, [ticketOn('01.05.2026', 330)]),
      storedOrder({ orderId: '4' }, [ticketOn('10.04.2026', 299)]),
    ]);
    const before = localStorage.getItem('orderHistory')!;
    const { user, close } = await openOrders();
    const order = entry('Bestellung 7');
    const change = (await order.findByText('Metropolis: Hier hat sich etwas geändert.')).closest('.alert')!;
    expect([...change.querySelectorAll('p')].map(({ textContent }) => plain(textContent))).toEqual([
      'Metropolis: Hier hat sich etwas geändert.',
      `Neuer Termin: ${newDay} bisher: ${oldDay}`,
      'Neuer Ort: Kleine Leinwand bisher: Große Leinwand',
      'Stand: 16.04.2026, 12:00 Uhr',
    ]);
    expect([...change.querySelectorAll('s')].map(({ textContent }) => plain(textContent))).toEqual([
      oldDay,
      'Große Leinwand',
    ]);
    const [line] = order.getAllByRole('listitem');
    expect(line).toHaveTextContent('1 × Metropolis, Fr., 17.04.2026, 21:00 Uhr, Kleine Leinwand€ 12,50');
    expect(change.compareDocumentPosition(line!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(order.getByRole('button', { name: /^Route: Metropolis/ }));
    await routeLeadsTo('Kleine Leinwand');

    const cancelled = entry('Bestellung 8');
    expect(await cancelled.findByText(gone)).toBeVisible();
    expect(cancelled.getByText('Flohmarkt Wien, So., 19.04.2026, 6:00 Uhr:')).toBeVisible();
    expect(cancelled.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', paths.contact.to());
    expect(cancelled.getByText('Bezahlt')).toBeVisible();
    expect(cancelled.queryByRole('button', tickets)).toBeNull();

    await user.click(order.getByRole('button', { name: /^In den Kalender/ }));
    const [event] = await savedEvents(saved);
    expect(event!.event.startDate.toJSDate().getTime()).toBe(moved.start);
    expect(event!.event).toMatchObject({ uid: 'show-301@autokino', location: 'Kleine Leinwand' });
    expect(event!.event.sequence).toBeGreaterThan(0);
    expect(asked()).toEqual(['301', '501']);

    // What was ordered is kept as it was.
    const linesIn = (text: string) => [...text.matchAll(/"lines":"(.*?[^\\])"/g)].map(([, lines]) => lines);
    expect(linesIn(localStorage.getItem('orderHistory')!)).toEqual(linesIn(before));

    close();
    disturb(detailCall, { status: 500 });
    vi.setSystemTime(startOfTests + hour);
    goOffline();
    await openOrders();
    expect(entry('Bestellung 7').getByText(newDay, { selector: 'strong' })).toBeVisible();
    expect(entry('Bestellung 7').getByText('Stand: 16.04.2026, 12:00 Uhr')).toBeVisible();
    expect(entry('Bestellung 8').getByText(gone)).toBeVisible();
  });

  it('go on as ordered where the backend is not reached, names another show, or nothing that can be read', async () => {
    const detail = (await responseOf(`${detailCall}?showid=301`)) as object;
    const responses: Record<string, () => Response> = {
      301: () => HttpResponse.error(),
      // Of a proxy: the backend explains its own.
      501: () => new HttpResponse('', { status: 404 }),
      305: () => HttpResponse.json({ ...detail, date: '21.04.2026' }),
      307: () =>
        HttpResponse.json({
          ...detail,
          showId: 307,
          date: '31.02.2026',
          time: '',
          dateISO: null,
          location: '',
        }),
    };
    const asked: string[] = [];
    server.use(
      http.get(`*/rest/${detailCall}`, ({ request }) => {
        const id = new URL(request.url).searchParams.get('showid') ?? '';
        asked.push(id);
        return responses[id]?.();
      }),
    );
    storeOrders([
      storedOrder({ orderId: '7' }, [film]),
      storedOrder({ orderId: '8' }, [stall]),
      storedOrder({ orderId: '9' }, [ticketOn('22.04.2026', 305)]),
      storedOrder({ orderId: '10' }, [ticketOn('23.04.2026', 307)]),
    ]);
    stopTime();
    renderApp(paths.orders.to());
    await flushPending();
    for (let round = 0; round < 20; round += 1) await passTime(1000);
    expect(new Set(asked)).toEqual(new Set(['301', '501', '305', '307']));
    expect(document.querySelector('main .alert, main s')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^In den Kalender/ })).toHaveLength(4);
    expect(localStorage.getItem('orderHistory')).not.toContain('updates');
  });
});

/** Stores an order as the shop does. */
function record(orderId: string, state: 'open' | 'paid' | 'lost', ...lines: CartItem[]) {
  const placed = { orderId, orderLink, total: 1750, state: 'open' as const, lines: cartOf(...lines) };
  void recordPlaced('00000000-0000-4000-8000-000000000000', placed);
  if (state !== 'open') void recordStatus(orderId, state === 'lost' ? 'failed' : state);
}

describe('the home page on the day of a show', () => {
  const stallToday: CartItem = {
    ...stall,
    key: '501-2026-04-16',
    show: {
      showId: 501,
      date: '16.04.2026',
      time: '06:00',
      dateISO: '2026-04-16T06:00:00+02:00',
      dateEndISO: '2026-04-16T14:00:00+02:00',
      location: 'Marktplatz',
    },
  };

  async function openHome() {
    const app = renderApp(paths.home.to());
    await heading(homeTitle);
    return app;
  }

  const panel = async (name = 'Heute Abend') => within(await screen.findByRole('region', { name }));
  const room = () => document.documentElement.style.getPropertyValue('--ticket-room');

  function noPanel() {
    expect(screen.queryByRole('region', { name: /^Heute/ })).toBeNull();
    expect(room()).toBe('0');
  }

  function setTime(now: number) {
    vi.setSystemTime(now);
    setHostTime(now);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('shows film, time, advice, the ways on, and the number of the paid order only', async () => {
    record('10009', 'open', filmTicket);
    record('10001', 'paid', filmTicket, carTicket);
    await openHome();
    const shown = await panel();
    expect(shown.getByText('Metropolis')).toBeVisible();
    expect(shown.getByText('20:30 Uhr', { selector: 'strong + span' })).toBeVisible();
    const rows = within(shown.getByRole('list', { name: 'Ablauf' })).getAllByRole('listitem');
    expect(rows.map((row) => row.lastElementChild!.textContent)).toEqual([
      'Sonnenuntergang',
      'Dunkel',
      'Beginn',
      'Ende',
    ]);
    expect(shown.getByText('Deine Bestellnummer')).toBeVisible();
    expect(shown.getByText('10001')).toHaveAttribute('translate', 'no');
    expect(shown.getByText(/eine halbe Stunde vor Beginn/)).toBeVisible();
    const toShow = shown.getByRole('link', { name: 'Zum Termin' });
    expect(toShow).toHaveAttribute('href', '/show/metropolis-2026-04-16');
    expect(shown.getByRole('link', { name: 'Meine Bestellungen' })).toBeVisible();
    // A route needs a place.
    expect(shown.queryByRole('button', { name: /Route/ })).toBeNull();
    expect(room()).toBe('2');
  });

  it('shows a market with its place, then the next show with all its numbers, and nothing after its end', async () => {
    record('10001', 'paid', filmTicket);
    record('10002', 'paid', stallToday);
    record('10003', 'paid', carTicket, filmTicket);
    changeShow(501, { start: at('2026-04-16T06:00'), end: at('2026-04-16T14:00'), location: 'Marktplatz' });
    const app = await openHome();
    const market = await panel('Heute');
    expect(market.getByText('Flohmarkt Wien')).toBeVisible();
    expect(market.getByText('6:00 Uhr, Marktplatz')).toBeVisible();
    expect(market.queryByText(/halbe Stunde/)).toBeNull();
    expect(market.queryByRole('list', { name: 'Ablauf' })).toBeNull();
    await app.user.click(market.getByRole('button', { name: 'Route planen' }));
    await routeLeadsTo('Marktplatz');
    setTime(startOfTests + 3 * hour);
    const film = await panel();
    expect(film.getByText('Deine Bestellnummern')).toBeVisible();
    expect(film.getByText('10001')).toBeVisible();
    expect(film.getByText('10003')).toBeVisible();
    expect(film.queryByText('10002')).toBeNull();
    setTime(Date.parse('2026-04-16T22:45:00+02:00'));
    await waitFor(noPanel);
  });

  it('follows a show that was moved to another hour or day, and says so first', async () => {
    record('10001', 'paid', filmTicket);
    changeShow(301, { start: at('2026-04-17T21:00'), end: at('2026-04-17T23:15') });
    const first = await openHome();
    const shown = await panel('Termin geändert');
    expect(shown.getByText('Fr., 17.04.2026, 21:00 Uhr')).toBeVisible();
    expect(shown.getByText('Do., 16.04.2026, 20:30 Uhr').tagName).toBe('S');
    expect(shown.getByText('10001')).toBeVisible();
    expect(shown.queryByText(/halbe Stunde/)).toBeNull();
    expect(screen.queryByRole('region', { name: /^Heute/ })).toBeNull();
    first.close();

    setTime(at('2026-04-17T12:00'));
    const second = await openHome();
    const next = await panel();
    expect(next.getByText('21:00 Uhr, Große Leinwand')).toBeVisible();
    second.close();

    cancelShow(301);
    withOwnerFacts({ telephone: allOwnerFacts.telephone!, email: allOwnerFacts.email! });
    await openHome();
    const last = await panel('Termin nicht gefunden');
    expect(last.getByText('Diesen Termin finden wir im Programm nicht mehr.')).toBeVisible();
    expect(last.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `tel:${allOwnerFacts.telephone!.number}`,
      `mailto:${allOwnerFacts.email}`,
      paths.contact.to(),
      paths.orders.to(),
    ]);
    expect(storedOrders()).toHaveLength(1);
  });

  it('says what changed of every show of the day, below the next one', async () => {
    record('10001', 'paid', filmTicket);
    record('10002', 'paid', { ...stall, key: stall.key });
    changeShow(501, { start: at('2026-04-16T22:00'), end: at('2026-04-16T23:00'), location: 'Marktplatz' });
    await openHome();
    const shown = await panel();
    expect(await shown.findByText('Do., 16.04.2026, 22:00 Uhr')).toBeVisible();
    expect(shown.getByText('10001')).toBeVisible();
    expect(shown.getByText(/^20:30 Uhr/, { selector: 'strong + span' })).toBeVisible();
  });

  it('does not let a show that is gone hide the other ticket of the day', async () => {
    const times = { time: '18:00', dateISO: '2026-04-16T18:00:00+02:00' };
    record('10001', 'paid', { ...stallToday, show: { ...stallToday.show!, ...times } });
    record('10002', 'paid', filmTicket);
    cancelShow(501);
    await openHome();
    const shown = await panel();
    await waitFor(() => expect(shown.getByText('10002')).toBeVisible());
    expect(shown.queryByText('10001')).toBeNull();
  });

  it('shows a ticket whose show was moved to this day', async () => {
    record('10002', 'paid', { ...stall, key: stall.key });
    changeShow(501, { start: at('2026-04-16T18:00'), end: at('2026-04-16T22:00') });
    await openHome();
    const shown = await panel();
    expect(shown.getByText('Do., 16.04.2026, 18:00 Uhr')).toBeVisible();
    expect(shown.getByText('So., 19.04.2026, 6:00 Uhr').tagName).toBe('S');
    await waitFor(() => expect(room()).toBe('1'));
  });

  it('shows the ticket for the night from the evening before, and one of several days until its end', async () => {
    const dates = { date: '17.04.2026', time: '00:15', dateISO: undefined };
    const night = { ...dates, dateEndISO: '2026-04-17T02:30:00+02:00' };
    record('10001', 'paid', { ...filmTicket, show: { ...filmTicket.show!, ...night } });
    const fair = { ...dates, time: '06:00', dateEndISO: '2026-04-18T15:00:00+02:00' };
    record('10002', 'paid', { ...stallToday, show: { ...stallToday.show!, ...fair } });
    changeShow(301, { start: at('2026-04-17T00:15'), end: at('2026-04-17T02:30') });
    changeShow(501, { start: at('2026-04-17T06:00'), end: at('2026-04-18T15:00'), location: 'Marktplatz' });
    setTime(Date.parse('2026-04-16T16:59:00+02:00'));
    await openHome();
    noPanel();
    setTime(Date.parse('2026-04-16T23:30:00+02:00'));
    const film = await panel();
    expect(film.getByText('0:15 Uhr (Nacht auf Freitag)')).toBeVisible();
    expect(film.getByText('10001')).toBeVisible();
    setTime(Date.parse('2026-04-18T14:59:00+02:00'));
    const market = await panel('Heute');
    expect(market.getByText('Fr., 17.04.2026, 6:00 Uhr bis Samstag, 18.04., Marktplatz')).toBeVisible();
    expect(market.getByText('10002')).toBeVisible();
    setTime(Date.parse('2026-04-18T15:00:00+02:00'));
    await waitFor(noPanel);
  });

  it('shows nothing without a paid show of this day, and gives the room back where the orders are gone', async () => {
    record('10001', 'lost', filmTicket);
    record('10002', 'paid', giftCard('karte'));
    record('10003', 'paid', ticketOn('17.04.2026', 302));
    stopTime();
    const first = renderApp(paths.home.to());
    await flushPending();
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: homeTitle })).toBeVisible();
    noPanel();
    first.close();
    vi.useRealTimers();
    vi.setSystemTime(startOfTests);
    record('10004', 'paid', filmTicket);
    localStorage.removeItem('orderHistory');
    await openHome();
    await waitFor(noPanel);
  });
});
