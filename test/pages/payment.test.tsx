import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  stall,
  storeCart,
  storedCart,
  storedOrders,
  storeOrders,
  storePlacedOrder,
} from '@test/support/carts';
import { fillIn, orderButton, placedOrder, saveOrderCall } from '@test/support/checkoutPage';
import { agreeTo, all } from '@test/support/consent';
import { externalNavigations } from '@test/support/externalNavigations';
import { loseCode } from '@test/support/lostCode';
import { dispatchStorage } from '@test/support/otherTab';
import { addressInQr } from '@test/support/qr';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { button, focusedHeading, heading, lastCrumb, main, unfitText } from '@test/support/screenQueries';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  server,
  startOfTests,
} from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { fbq, trackedEvents, ttqTrack, withPixels } from '@test/support/tracking';
import { visit } from '@test/support/visit';

const call = 'order/paymentStatus';
const payHere = 'https://pay.example/7';
const threeMinutes = 180_000;
const paidTitle = 'Danke, deine Bestellung ist bezahlt!';
const unreachableTitle = 'Wir können den Stand deiner Zahlung gerade nicht abfragen';

const waitingTitles = {
  open: 'Deine Zahlung ist noch offen',
  pending: 'Deine Zahlung ist noch unterwegs',
  authorized: 'Deine Zahlung ist bestätigt, aber noch nicht verbucht',
  'settled!': 'Wie es um deine Zahlung steht, ist noch unklar',
};

const lostTitles = {
  failed: 'Die Zahlung hat nicht geklappt',
  canceled: 'Die Zahlung wurde abgebrochen',
  expired: 'Die Zeit zum Bezahlen ist abgelaufen',
};

const titles = Object.entries({ ...waitingTitles, ...lostTitles });

const pageOf = (orderId: string) => paths.payment.to({ orderId });
const resultOf = (orderid: string) => paths.paymentResult.to({}, { orderid });

type Fault = Parameters<typeof disturb>[1];

const of = (paymentStatus: string, amount: unknown = 17.5, currency: unknown = 'EUR'): Fault => ({
  body: { paymentStatus, amount, currency },
});

/** The response to every request of a payment from now on. */
function respondWith(fault: Fault): void {
  currentDatabase().faults = [];
  disturb(call, fault);
}

const pressable = (name: string) => main().queryByRole('button', { name });
const link = (name: string) => main().queryByRole('link', { name });
const steps = () => screen.queryByRole('navigation', { name: 'Schritte der Bestellung' });
const numberShown = (orderId: string) => screen.findByText(`Bestellnummer ${orderId}`);
const title = (name: string) => screen.queryByRole('heading', { level: 1, name });
const linesLeft = () => Object.keys(storedCart() ?? {}).length;
const withoutNoBreak = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');

/** Opens the page without an order. */
async function openQuestion() {
  const app = renderApp(paths.paymentResult.to());
  await heading('Welche Bestellung meinst du?');
  return app;
}

/** Goes to the page of another order in the open shop. */
async function visitOrder(orderId: string) {
  visit(pageOf(orderId));
  await numberShown(orderId);
}

function returnToTab() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the payment result (requirements R4)', () => {
  it('of a paid order shows thanks, number and amount, and empties the cart once (R5)', async () => {
    const orderId = await placedOrder();
    currentDatabase().orders[0]!.status = 'paid';
    storeCart(filmTicket, carTicket);
    const first = renderApp(resultOf(orderId));
    await heading(paidTitle);
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
    const step = screen.getByText('Bezahlung', { selector: '[aria-current=step] > span' });
    expect(step.parentElement).toHaveTextContent('Bezahlung (erledigt)');
    await waitFor(() => expect(storedCart()).toEqual({}));
    expect(document.title).toContain('Bezahlung');
    first.close();
    storeCart(giftCard('neu'));
    renderApp(resultOf(orderId));
    await heading(paidTitle);
    expect(Object.keys(storedCart()!)).toEqual(['neu']);
  });

  it('reads the order number from its address, and asks for one that is missing or invalid', async () => {
    respondWith(of('open'));
    storeCart(filmTicket, carTicket);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    const hidden = '\u202E10\u200B001 ';
    const sevens = (count: number) => '7'.repeat(count);
    const addresses: [string, string?][] = [
      ['/pspresult'],
      ['/bezahlung/10001).', '10001'],
      ['/pspresult?orderid='],
      ['/bezahlung/10001%20', '10001'],
      ['/pspresult?other=1'],
      ['/pspresult?orderid=„10001“.', '10001'],
      ['/bezahlung/%20'],
      ['/pspresult?ORDERID=10001', '10001'],
      ['/pspresult?status=paid&orderid=undefined'],
      ['/pspresult?orderid=10001?status=paid&tx=9', '10001'],
      ['/pspresult?orderid=10001&orderid=10002'],
      ['/bezahlung/10001%3Fstatus=ok', '10001'],
      ['/bezahlung/NaN'],
      [resultOf('\u202E\u200B')],
      [resultOf(hidden), '10001'],
      [resultOf(sevens(101))],
      [pageOf(hidden), '10001'],
      [resultOf(sevens(100)), sevens(100)],
      [pageOf(sevens(5000))],
      [pageOf(sevens(100)), sevens(100)],
    ];
    // The shop asks again for an order only after another page.
    for (const [address, orderId] of addresses) {
      currentDatabase().requests = [];
      visit(address);
      if (orderId === undefined) {
        await heading('Welche Bestellung meinst du?');
        expect(document.querySelector(`main .btn[href="${paths.cart.to()}"]`), address).toBeVisible();
        expect(screen.queryByText(/77777/), address).toBeNull();
        expect(requestsTo(call), address).toEqual([]);
      } else {
        await screen.findByText(waitingTitles.open);
        expect(screen.getByText(/^Bestellnummer/).textContent, address).toBe(`Bestellnummer ${orderId}`);
        expect(requestsTo(call)[0]?.query, address).toEqual({ orderid: orderId });
      }
    }
    expect(linesLeft()).toBe(2);
  });

  it('that cannot be requested says why and what to do, and can be retried with the same cart', async () => {
    const [server, incomplete] = [
      /^Bei uns ist gerade etwas durcheinander/,
      /^Die Antwort war unvollständig/,
    ];
    const failures: [string, Fault, RegExp][] = [
      ['a failure of the server', { status: 500 }, server],
      ['HTML', { raw: '<html>Wartung</html>' }, incomplete],
      ['HTML with 500', { status: 500, raw: '<html>Fehler</html>' }, server],
      ['an empty response', { status: 204 }, incomplete],
      ['a response without a status', { body: { amount: 20 } }, incomplete],
      ['a broken connection', { drop: true }, /^Keine Verbindung/],
    ];
    storeCart(filmTicket, carTicket);
    const { user } = await openQuestion();
    for (const [position, [name, fault, text]] of failures.entries()) {
      respondWith(fault);
      await visitOrder(`7${position}`);
      await heading(unreachableTitle);
      expect(lastCrumb(), name).toHaveTextContent(/^Bezahlung$/);
      expect(main().getByRole('alert'), name).toHaveTextContent(text);
      expect(main().getByRole('alert'), name).toHaveTextContent(/Posteingang/);
      expect(linesLeft(), name).toBe(2);
      respondWith(of('pending'));
      await user.click(button('Noch einmal nachsehen'));
      await heading(waitingTitles.pending);
    }
    respondWith({ drop: true });
    await visitOrder('7');
    await heading(unreachableTitle);
    respondWith(of('paid'));
    await user.click(button('Noch einmal nachsehen'));
    await heading(paidTitle);
    expect(document.title).toMatch(/^Bezahlung/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('shows an amount only when it is one, in euros', async () => {
    const shown = ['eur', undefined].map((currency) => ({ amount: 20, currency }));
    const hidden = [
      { amount: 'viel', currency: 7 },
      { amount: undefined, currency: 'EUR' },
      { amount: 20, currency: 'CHF' },
    ];
    await openQuestion();
    for (const [position, fields] of [...shown, ...hidden].entries()) {
      respondWith({ body: { paymentStatus: 'paid', ...fields } });
      await visitOrder(String(position));
      await screen.findByText(paidTitle);
      const name = JSON.stringify(fields);
      const amounts = position < shown.length ? ['Betrag: € 20,00'] : [];
      expect(screen.queryAllByText(/Betrag|20,00/).map(withoutNoBreak), name).toEqual(amounts);
      expect(unfitText(), name).toBeUndefined();
    }
  });
});

describe('every status of a payment (requirements R4)', () => {
  it('names the order and keeps the cart, which leads to another attempt when the payment is lost', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = await openQuestion();
    for (const [status, name] of titles) {
      respondWith(of(status));
      storePlacedOrder({ orderId: status, orderLink: payHere }, filmTicket, carTicket);
      dispatchStorage('orderHistory');
      await visitOrder(status);
      await heading(name);
      expect(document.title, status).toMatch(/^Bezahlung/);
      expect(document.querySelector('meta[name=robots]'), status).toHaveAttribute('content', 'noindex');
      const step = within(steps()!).getByText('Bezahlung').closest('li');
      expect(step, status).toHaveAttribute('aria-current', 'step');
      expect(linesLeft(), status).toBe(2);
      expect(unfitText(), status).toBeUndefined();
      const isLost = status in lostTitles;
      expect(screen.queryAllByText(/Dein Warenkorb ist noch da/), status).toHaveLength(isLost ? 1 : 0);
      expect(link('Zum Warenkorb') !== null, status).toBe(isLost);
      expect(pressable('Noch einmal zur Kassa') !== null, status).toBe(isLost);
      expect(pressable('Weiter zur Zahlung') !== null, status).toBe(status === 'open');
    }
    await user.click(pressable('Noch einmal zur Kassa')!);
    await heading('Kassa');
    expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
  });

  it('without a cart mentions none; only an open order of this browser has a way to its payment', async () => {
    storePlacedOrder({ orderId: '10', orderLink: payHere }, filmTicket, carTicket);
    respondWith(of('open'));
    // Without a number in its address, the page shows the last order of this browser.
    renderApp(paths.paymentResult.to());
    await numberShown('10');
    await heading(waitingTitles.open);
    expect(pressable('Weiter zur Zahlung')).toBeVisible();

    for (const [status, name] of titles.slice(1)) {
      respondWith(of(status));
      storePlacedOrder({ orderId: status, orderLink: payHere }, filmTicket, carTicket);
      await visitOrder(status);
      await heading(name);
      expect(pressable('Weiter zur Zahlung'), status).toBeNull();
      expect(screen.queryByText(/Dein Warenkorb ist noch da/), status).toBeNull();
      expect(pressable('Noch einmal zur Kassa'), status).toBeNull();
      expect(link('Zum Kinoprogramm'), status).toBeVisible();
      const isDone = status === 'authorized';
      expect(screen.queryAllByText('Du musst nichts mehr tun.'), status).toHaveLength(isDone ? 1 : 0);
    }

    const elsewhere = /kennt nur der Browser, in dem du bestellt hast/;
    const notHere = 'Von hier führt kein Weg mehr zur Zahlung.';
    respondWith(of('open'));
    for (const [orderId, order, text] of [
      ['11', { orderId: '8', orderLink: payHere }, elsewhere],
      ['12', { orderId: '12', orderLink: 'data:text/html,bezahlt' }, notHere],
      ['13', { orderId: '13', orderLink: payHere, state: 'dropped' }, notHere],
    ] as const) {
      storePlacedOrder(order, filmTicket, carTicket);
      await visitOrder(orderId);
      await heading(waitingTitles.open);
      expect(pressable('Weiter zur Zahlung'), orderId).toBeNull();
      expect(screen.getByText(text), orderId).toBeVisible();
      expect(link('Zum Kinoprogramm'), orderId).toBeVisible();
    }
  });

  it('asks for the number when the address has none or an unknown one', async () => {
    const orderId = await placedOrder();
    storeCart(filmTicket, carTicket);
    const { user } = await openQuestion();
    const field = () => screen.getByLabelText('Bestellnummer');
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    await user.click(button('Nachsehen'));
    expect(field()).toHaveAccessibleDescription('Bitte gib deine Bestellnummer ein.');
    await waitFor(() => expect(field()).toHaveFocus());
    type('7'.repeat(101));
    await user.click(button('Nachsehen'));
    expect(field()).toHaveAccessibleDescription('Das ist zu lang für eine Bestellnummer von uns.');
    expect(requestsTo(call)).toEqual([]);

    type(' 7 ');
    await user.click(button('Nachsehen'));
    await heading('Diese Bestellung kennen wir nicht');
    expect(requestsTo(call).map(({ query }) => query)).toEqual([{ orderid: '7' }]);
    expect(main().getByRole('alert')).toHaveTextContent(/^Prüf die Bestellnummer/);
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(steps()).toBeNull();
    expect(linesLeft()).toBe(2);
    expect(field()).toHaveValue('7');
    await user.click(button('Nachsehen'));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    await heading('Diese Bestellung kennen wir nicht');
    type(orderId);
    await user.click(button('Nachsehen'));
    await heading(waitingTitles.open);
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(steps()).toBeVisible();
  });
});

describe('waiting for a payment', () => {
  const asks = () => screen.queryByText('Diese Seite fragt von selbst nach.');
  const checkAgainButton = () => screen.queryByRole('button', { name: 'Noch einmal nachsehen' });

  /** Loads the page's code, then fakes timers. */
  async function openWaiting() {
    respondWith(of('failed'));
    renderApp(pageOf('0'));
    await heading(lostTitles.failed);
    stopTime();
  }

  async function visitWaiting(orderId: string) {
    visit(pageOf(orderId));
    await flushPending();
  }

  async function checkAgain() {
    button('Noch einmal nachsehen').focus();
    button('Noch einmal nachsehen').click();
    await flushPending();
  }

  it('the page asks for three minutes, then by a button, and confirms a late payment', async () => {
    await openWaiting();
    for (const [status, name] of Object.entries(waitingTitles)) {
      respondWith(of(status));
      await visitWaiting(status);
      expect(title(name), status).toBeVisible();
      expect(asks(), status).toBeVisible();
      expect(checkAgainButton(), status).toBeNull();
      await passTime(threeMinutes);
      expect(asks(), status).toBeNull();
      expect(screen.getByText(/^Wir haben noch keine Nachricht/), status).toBeVisible();
      respondWith(of('paid'));
      await checkAgain();
      expect(title(paidTitle), status).toBeVisible();
    }
    respondWith(of('pending'));
    await visitWaiting('7');
    await passTime(threeMinutes);
    await checkAgain();
    expect(title(waitingTitles.pending)).toHaveFocus();
    expect(asks()).toBeVisible();
    respondWith(of('paid', 20));
    await passTime(1000);
    expect(title(paidTitle)).toBeVisible();
    expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
  });

  it('a failed check does not hide the known status, and ends with its reason beside the button', async () => {
    await openWaiting();
    const requestsOf = (orderId: string) => requestsTo(call).filter(({ query }) => query.orderid === orderId);
    const pendingOnce = { ...of('pending'), times: 1 };
    respondWith(pendingOnce);
    disturb(call, { status: 404 });
    await visitWaiting('1');
    expect(title(waitingTitles.pending)).toBeVisible();
    await passTime(1000);
    await passTime(2000);
    expect(requestsOf('1').length).toBeGreaterThan(2);
    expect(title(waitingTitles.pending)).toBeVisible();
    expect(checkAgainButton()).toBeNull();
    expect(title('Diese Bestellung kennen wir nicht')).toBeNull();

    respondWith(pendingOnce);
    disturb(call, { status: 503 });
    await visitWaiting('2');
    await passTime(threeMinutes);
    expect(title(waitingTitles.pending)).toBeVisible();
    expect(screen.getByText(/^Bei uns ist gerade etwas durcheinander/)).toBeVisible();
    respondWith(of('paid'));
    await checkAgain();
    expect(title(paidTitle)).toBeVisible();

    respondWith({ never: true });
    await visitWaiting('3');
    await passTime(threeMinutes);
    expect(title(unreachableTitle)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Die Antwort hat zu lange gebraucht/);
    expect(checkAgainButton()).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('the page checks immediately when the visitor returns, until it knows, and no one else checks', async () => {
    respondWith(of('open'));
    storePlacedOrder({ orderId: '7', orderLink: payHere }, filmTicket, carTicket);
    renderApp(pageOf('7'));
    await heading(waitingTitles.open);
    expect(requestsTo(call)).toHaveLength(1);
    respondWith(of('paid'));
    stopTime();
    returnToTab();
    await flushPending();
    expect(title(paidTitle)).toBeVisible();
    const requestCount = requestsTo(call).length;
    returnToTab();
    await flushPending();
    expect(requestsTo(call)).toHaveLength(requestCount);
  });
});

describe('payment responses out of order', () => {
  withPixels();

  it('apply to their own order only, and a payment that was left pending is found on return, once (R8)', async () => {
    agreeTo(all);
    storeCart(filmTicket, carTicket);
    // Order B is open; the others are paid, and their responses are held back.
    const held: (() => void)[] = [];
    const release = () => held.splice(0).forEach((respond) => respond());
    server.use(
      http.get('*/rest/order/paymentStatus', async ({ request }) => {
        const isOpen = request.url.endsWith('=B');
        if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json(of(isOpen ? 'open' : 'paid').body as object);
      }),
    );
    const numbers = () => screen.queryAllByText(/^Bestellnummer/).map(({ textContent }) => textContent);
    const isHeld = (count: number) => waitFor(() => expect(held).toHaveLength(count));
    function expectNothingPaid() {
      expect(title(waitingTitles.open)).toBeVisible();
      expect(numbers()).toEqual(['Bestellnummer B']);
      expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
      expect(trackedEvents()).toEqual([]);
      expect(fbq).not.toHaveBeenCalled();
      expect(ttqTrack).not.toHaveBeenCalled();
    }
    renderApp(pageOf('A'));
    await isHeld(1);
    visit(pageOf('B'));
    await heading(waitingTitles.open);
    expectNothingPaid();
    stopTime();
    release();
    await flushPending();
    expectNothingPaid();
    vi.useRealTimers();
    vi.setSystemTime(startOfTests);

    visit(pageOf('C'));
    await isHeld(1);
    visit(pageOf('B'));
    await heading(waitingTitles.open);
    expectNothingPaid();
    visit(pageOf('C'));
    expect(screen.queryByText(waitingTitles.open)).toBeNull();
    await isHeld(2);
    release();
    await heading(paidTitle);
    expect(numbers()).toEqual(['Bestellnummer C']);
    await waitFor(() => expect(storedCart()).toEqual({}));
    // The tracking code is loaded after the result is shown.
    await waitFor(() =>
      expect(trackedEvents()).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'C' } }]),
    );
  });
});

describe('a paid order', () => {
  const keyed: CartItem = { ...filmTicket, show: { ...filmTicket.show!, showKey: '301-2026-04-16' } };

  const rows = () => screen.getAllByRole('row').map(withoutNoBreak);
  const calendarButton = () => screen.queryByRole('button', { name: /^In den Kalender/ });

  const place = (orderId: string, ...lines: CartItem[]) =>
    storePlacedOrder({ orderId, orderLink: payHere }, ...lines);

  async function visitPaid(orderId: string, amount = 17.5) {
    respondWith(of('paid', amount));
    await visitOrder(orderId);
    await heading(paidTitle);
  }

  it('shows its lines, dates and prices, also after a reload and a later order, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    place('7', filmTicket, carTicket);
    respondWith(of('paid'));
    const { user, close } = renderApp(pageOf('7'));
    await heading(paidTitle);
    expect(screen.getByText(/^Bestellt am 16\.04\.2026, 12:00\sUhr$/)).toBeVisible();
    expect(rows()).toEqual([
      'BeschreibungAnzahlSumme',
      'MetropolisDo., 16.04.2026, 20:30 Uhr1€ 12,50',
      'Autoticket (Stellplatz für ein Auto)1€ 5,00',
      'Gesamtsumme inkl. USt.€ 17,50',
    ]);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Beschreibung', 'Anzahl', 'Summe']);
    expect(screen.getByRole('rowheader', { name: /^Metropolis/ })).toBeVisible();
    expect(screen.getByText('Betrag: € 17,50')).toBeVisible();
    expect(link('Meine Bestellungen')).toHaveAttribute('href', '/meine-bestellungen');
    expect(unfitText()).toBeUndefined();

    expect(print).not.toHaveBeenCalled();
    await user.click(button('Bestätigung drucken'));
    expect(print).toHaveBeenCalledOnce();
    expect(await addressInQr('Seite der Bestellung 7')).toBe(`${window.location.origin}/bezahlung/7`);
    expect(screen.getByText('Diese Übersicht ist keine Rechnung.')).toBeVisible();

    close();
    const [stored] = storedOrders();
    storeOrders([{ ...stored, orderId: '8' }, stored!]);
    renderApp(pageOf('7'));
    await heading(paidTitle);
    expect(screen.getByRole('rowheader', { name: /^Metropolis/ })).toBeVisible();
  });

  it('shows VAT where it is known, another amount that was paid, and for a stall its checklist', async () => {
    await openQuestion();
    place('1', filmTicket, { ...popcorn, price: 500, product: { ...popcorn.product!, taxrate: 10 } });
    await visitPaid('1');
    expect(screen.getByText('10 %').closest('div')).toHaveTextContent(/€\s5,00.*€\s0,45/);

    place('2', filmTicket, carTicket);
    await visitPaid('2', 15);
    expect(screen.getByText('Betrag: € 15,00')).toBeVisible();
    expect(rows().some((row) => row.includes('Gesamtsumme'))).toBe(false);
    expect(screen.queryByText(/USt\./)).toBeNull();
    expect(screen.getByText(/stand zuletzt eine Gesamtsumme von €\s17,50/)).toBeVisible();
    const checklist = () =>
      screen.queryByRole('region', { name: 'Checkliste für deinen Stand', hidden: true });
    const sellerLinks = () => screen.queryByRole('navigation', { name: 'Für deinen Stand' });
    expect(checklist()).toBeNull();
    expect(sellerLinks()).toBeNull();

    place('3', stall);
    await visitPaid('3');
    expect(within(checklist()!).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    const packingList = within(sellerLinks()!).getByRole('link', { name: 'Packliste' });
    expect(packingList).toHaveAttribute('href', paths.packingList.to());

    const unknown: [string, string, () => void][] = [
      ['4', 'no order', () => storeOrders([])],
      ['5', 'another order', () => place('8', filmTicket)],
      ['6', 'nothing readable', () => storeOrders([{ orderId: '6', lines: '<b>' }])],
      ['7', 'no lines', () => place('7')],
    ];
    for (const [orderId, name, store] of unknown) {
      store();
      await visitPaid(orderId, 20);
      expect(screen.getByText('Betrag: € 20,00'), name).toBeVisible();
      expect(screen.queryByRole('table'), name).toBeNull();
      expect(screen.getByText(/^Was du gekauft hast, zeigt diese Seite nur/), name).toBeVisible();
      expect(calendarButton(), name).toBeNull();
      expect(button('Bestätigung drucken'), name).toBeVisible();
      expect(unfitText(), name).toBeUndefined();
    }
  });

  it('has one calendar file of its shows to come, which can be retried after its code was lost', async () => {
    const restore = loseCode('ics');
    const failedText = /^Die Kalenderdatei ist nicht fertig geworden/;
    const saved = catchSavedFiles();
    const release = deferResponses('show/getShowDetailData');
    place('1', keyed, carTicket);
    respondWith(of('paid'));
    const { user } = renderApp(pageOf('1'));
    await heading(paidTitle);
    await user.click(button('In den Kalender: der gekaufte Termin'));
    expect(await main().findByRole('alert')).toHaveTextContent(failedText);
    restore();
    fireEvent.click(calendarButton()!);
    fireEvent.click(calendarButton()!);
    const [bought, ...others] = await savedEvents(saved);
    expect(others).toEqual([]);
    expect(saved).toHaveLength(1);
    expect(saved[0]!.fileName).toBe('metropolis-2026-04-16.ics');
    expect(screen.queryByText(failedText)).toBeNull();

    place('7', keyed, carTicket, stall, giftCard('karte'));
    await visitPaid('7');
    await user.click(button('In den Kalender: 2 gekaufte Termine'));
    const events = await savedEvents(saved, 1);
    expect(events.map(({ event }) => [event.uid, event.summary, event.startDate.toString()])).toEqual([
      ['301-2026-04-16@autokino', 'Metropolis', '2026-04-16T18:30:00Z'],
      ['501-2026-04-19@autokino', 'Flohmarkt Wien', '2026-04-19T04:00:00Z'],
    ]);
    expect(events.map(({ url }) => url)).toEqual([
      'http://localhost:3000/show/metropolis-2026-04-16',
      'http://localhost:3000/flohmarktprogramm-wien/501',
    ]);
    expect(events[1]!.event.location).toBe('Marktplatz');
    expect(events[0]!.event.description).toContain('Bestellnummer 7');
    expect(saved[1]!.fileName).toBe('bestellung-7.ics');
    const ready = await screen.findByText(/dann stehen die Termine in deinem Kalender/);
    expect(ready).toHaveAttribute('role', 'status');

    const { show } = keyed;
    const past = { ...show!, date: '15.04.2026', dateISO: undefined, dateEndISO: undefined };
    for (const [orderId, line, name] of [
      ['2', { ...keyed, show: past }, 'is over'],
      ['3', { ...keyed, show: { ...show!, date: '31.12.2099' } }, 'is not dated yet'],
      ['4', giftCard('karte'), 'has no date'],
    ] as const) {
      place(orderId, line);
      await visitPaid(orderId);
      expect(screen.getByRole('table'), name).toBeVisible();
      expect(calendarButton(), name).toBeNull();
    }

    release();
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await user.click(await screen.findByRole('button', { name: /^In den Kalender: Metropolis/ }));
    const [shown] = await savedEvents(saved, 2);
    expect(bought!.event.uid).toBe(shown!.event.uid);
  });

  it('says what the organiser changed before the lines, which are printed with the new date; the calendar entry keeps its uid', async () => {
    const saved = catchSavedFiles();
    const start = Date.parse('2026-04-20T05:30:00+02:00');
    const market = currentDatabase().shows.find(({ showId }) => showId === 501)!;
    Object.assign(market, { start, end: start + 8 * 60 * 60_000, location: 'Marktplatz' });
    place('7', stall);
    respondWith(of('paid'));
    const { user } = renderApp(pageOf('7'));
    const change = await main().findByText('Flohmarkt Wien: Hier hat sich etwas geändert.');
    expect(main().getByText('So., 19.04.2026, 6:00 Uhr').tagName).toBe('S');
    const table = screen.getByRole('table');
    expect(within(table).getByText('Mo., 20.04.2026, 5:30 Uhr')).toBeVisible();
    expect(change.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button('In den Kalender: der gekaufte Termin'));
    const [entry] = await savedEvents(saved);
    expect(entry!.event.startDate.toJSDate().getTime()).toBe(start);
    expect(entry!.event.uid).toBe(`${stall.show!.showKey}@autokino`);
  });
});

describe('an open order of this browser', () => {
  withPixels();

  const claim = /noch nicht bezahlt|nicht abgeschlossen/;
  const unpaidTitle = 'Zahlung nicht abgeschlossen';
  const checkingTitle = 'Wir prüfen deine letzte Bestellung';
  const unaskedTitle = 'Ist deine letzte Bestellung schon bezahlt?';

  function storeOrder(order: Partial<Parameters<typeof storePlacedOrder>[0]> = {}) {
    storeCart(filmTicket, carTicket);
    storePlacedOrder({ orderId: '7', orderLink: payHere, ...order }, filmTicket, carTicket);
  }

  const expectPurchase = () =>
    waitFor(() =>
      expect(trackedEvents()).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: '7' } }]),
    );

  describe('at the checkout (requirements R20)', () => {
    it('has no status before the response; paid elsewhere, it is thanked for and leaves only other lines', async () => {
      agreeTo(all);
      respondWith(of('open'));
      const release = deferResponses(call);
      storeOrder();
      storeCart(filmTicket, carTicket, { ...popcorn, count: 2 }, giftCard('karte'));
      renderApp(paths.checkout.to());
      await heading(checkingTitle);
      expect(screen.getByText(/zuletzt die Bestellung 7 angelegt/)).toBeVisible();
      expect(screen.queryByText(claim)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Neu bestellen' })).toBeNull();
      expect(pressable('Weiter zur Zahlung')).toBeNull();
      expect(orderButton).toThrow();
      release();
      await focusedHeading(unpaidTitle);
      expect(screen.getByText(/^Deine Bestellung 7 ist angelegt, aber noch nicht bezahlt/)).toBeVisible();
      expect(button('Neu bestellen')).toBeVisible();
      expect(requestsTo(call).map(({ query }) => query)).toEqual([{ orderid: '7' }]);

      respondWith(of('paid'));
      const releaseAgain = deferResponses(call);
      returnToTab();
      await focusedHeading(checkingTitle);
      expect(screen.queryByText(claim)).toBeNull();
      releaseAgain();
      await heading(paidTitle);
      expect(window.location.pathname).toBe(pageOf('7'));
      await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['karte']));
      await expectPurchase();
      expect(storedOrders()).toMatchObject([{ state: 'paid' }]);
      expect(requestsTo(saveOrderCall)).toEqual([]);
    });

    it('offers what fits its status, is asked again on return or by a click, and after 10 s in vain', async () => {
      const cases: [string, Fault, string][] = [
        ['the backend fails', { status: 500 }, unaskedTitle],
        ['the order is unknown', { status: 404 }, 'Diese Bestellung kennen wir nicht'],
        ['the connection breaks', { drop: true }, unaskedTitle],
        ['„pending“', of('pending'), waitingTitles.pending],
        ['the response is HTML', { raw: '<html>Wartung</html>' }, unaskedTitle],
        ['„authorized“', of('authorized'), waitingTitles.authorized],
        ['an unknown status', of('settled!'), waitingTitles['settled!']],
      ];
      storeOrder();
      respondWith(of('open'));
      const { store } = renderApp(paths.checkout.to());
      await heading(unpaidTitle);
      for (const [name, fault, expected] of cases) {
        respondWith(fault);
        const release = deferResponses(call, { once: true });
        returnToTab();
        await heading(checkingTitle);
        release();
        await heading(expected);
        expect(screen.queryByText(claim), name).toBeNull();
        expect(storedCart(), name).toEqual(cartOf(filmTicket, carTicket));
        // It may be paid already.
        expect(pressable('Weiter zur Zahlung'), name).toBeNull();
        if (expected === unaskedTitle) {
          expect(screen.getByText(/Bestellung 7 gerade nicht abfragen/), name).toBeVisible();
          expect(button('Noch einmal nachsehen'), name).toHaveClass('btn-primary');
          expect(button('Neu bestellen'), name).toHaveAccessibleDescription(/trotzdem noch bezahlt werden/);
        } else if ('status' in fault) {
          expect(button('Noch einmal nachsehen'), name).toBeVisible();
          expect(button('Neu bestellen'), name).toBeVisible();
        } else {
          expect(screen.getByRole('link', { name: 'Zahlung prüfen' }), name).toBeVisible();
        }
      }
      stopTime();
      respondWith({ never: true });
      returnToTab();
      await flushPending();
      await passTime(9_900);
      expect(title(checkingTitle)).toBeVisible();
      await passTime(200);
      expect(title(unaskedTitle)).toBeVisible();
      expect(store.getState().loadingBar.active).toEqual({});
      respondWith(of('paid'));
      fireEvent.click(button('Noch einmal nachsehen'));
      await flushPending();
      expect(title(paidTitle)).toBeVisible();
    });

    it('shows a lost payment above the form, and leads to the page of an order that turns out to be paid', async () => {
      storeOrder();
      respondWith(of('failed'));
      renderApp(paths.checkout.to());
      for (const [status, name] of Object.entries(lostTitles)) {
        respondWith(of(status));
        storeOrder();
        dispatchStorage('orderHistory');
        expect(await screen.findByText(name)).toBeVisible();
        await heading('Kassa');
        expect(screen.getByText('Deine Bestellung 7 ist nicht bezahlt.'), status).toBeVisible();
        expect(orderButton(), status).toBeEnabled();
        expect(storedCart(), status).toEqual(cartOf(filmTicket, carTicket));
        expect(storedOrders(), status).toMatchObject([{ state: 'lost' }]);
      }
      // Another order that is paid by the first response was never shown as unpaid.
      respondWith(of('paid'));
      storeOrder({ orderId: '8' });
      dispatchStorage('orderHistory');
      await heading(paidTitle);
      expect(window.location.pathname).toBe(pageOf('8'));
      await waitFor(() => expect(storedCart()).toEqual({}));
    });
  });

  describe('that was given up for a new one', () => {
    async function giveUp(fault: Fault, ...cart: CartItem[]) {
      respondWith(of('open'));
      storeOrder();
      storeCart(...cart);
      const app = renderApp(paths.checkout.to());
      await heading(unpaidTitle);
      await app.user.click(button('Neu bestellen'));
      await heading('Kassa');
      await fillIn(app.user);
      respondWith(fault);
      await app.user.click(orderButton());
      return app;
    }

    const paidMeanwhile = /^Deine Bestellung 7 ist inzwischen bezahlt\. Diese hier ist noch nicht/;

    it('blocks the new one when it was paid meanwhile, and shows the reason', async () => {
      await giveUp(of('paid'), filmTicket, carTicket);
      expect(await screen.findByText(paidMeanwhile)).toHaveFocus();
      await waitFor(() => expect(storedCart()).toEqual({}));
      expect(requestsTo(saveOrderCall)).toEqual([]);
      expect(externalNavigations).toEqual([]);
    });

    it('also blocks a new one of other lines, which is submitted by the next click', async () => {
      const { user } = await giveUp(of('paid'), giftCard('karte'));
      await screen.findByText(paidMeanwhile);
      expect(requestsTo(saveOrderCall)).toEqual([]);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(requestsTo(saveOrderCall)).toHaveLength(1);
    });

    it.each([
      ['is still open', of('open')],
      ['is unknown', { status: 404 }],
    ])('does not block the new one when it %s: the visitor has decided', async (_, fault) => {
      await giveUp(fault, filmTicket, carTicket);
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(requestsTo(saveOrderCall)).toHaveLength(1);
    });
  });

  describe('on any other page', () => {
    const paidNotice = /^Danke, deine Bestellung 7 ist bezahlt!/;
    const notice = () => screen.findByText(paidNotice);

    it('is confirmed once it was paid elsewhere: the cart is emptied, and one purchase tracked', async () => {
      agreeTo(all);
      respondWith({ ...of('open'), times: 1 });
      disturb(call, of('paid'));
      storeOrder();
      const { user, close } = renderApp(paths.jobs.to());
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      returnToTab();
      expect(await notice()).toBeVisible();
      await waitFor(() => expect(storedCart()).toEqual({}));
      await expectPurchase();
      expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute('href', pageOf('7'));
      await user.click(button('Schließen'));
      expect(screen.queryByText(paidNotice)).toBeNull();
      close();
      storeCart(giftCard('neu'));
      renderApp(paths.checkout.to());
      await heading('Kassa');
      expect(requestsTo(call)).toHaveLength(2);
      expect(Object.keys(storedCart()!)).toEqual(['neu']);
      expect(trackedEvents()).toHaveLength(1);
    });

    it('is not mentioned while it is open, on its way or lost, whichever tab placed it', async () => {
      const { store } = renderApp(paths.jobs.to());
      await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
      expect(requestsTo(call)).toEqual([]);
      for (const [position, status] of ['open', 'pending', 'failed'].entries()) {
        respondWith(of(status));
        if (status === 'open') {
          storeOrder();
          dispatchStorage('orderHistory');
        } else returnToTab();
        await waitFor(() => expect(requestsTo(call)).toHaveLength(position + 1));
        await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
        expect(screen.queryByText(/Bestellung 7/), status).toBeNull();
        expect(storedCart(), status).toEqual(cartOf(filmTicket, carTicket));
      }
    });

    it('is checked here, too, when another tab reports its payment', async () => {
      respondWith(of('open'));
      storeOrder();
      renderApp(paths.jobs.to());
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      respondWith(of('paid'));
      storeOrder({ state: 'paid' });
      dispatchStorage('orderHistory');
      expect(await notice()).toBeVisible();
    });

    it('is not checked when it is paid, lost or given up long ago, or without a payment page', async () => {
      storeOrder();
      const [stored] = storedOrders();
      storeOrders([
        { ...stored, orderId: '1', state: 'paid' },
        { ...stored, orderId: '2', state: 'lost', placedAt: 1 },
        { ...stored, orderId: '3', state: 'dropped', placedAt: 1 },
        { ...stored, orderId: '4', state: 'dropped', orderLink: '' },
      ]);
      renderApp(paths.jobs.to());
      await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
      visit(paths.checkout.to());
      await heading('Kassa');
      expect(requestsTo(call)).toEqual([]);
    });
  });
});
