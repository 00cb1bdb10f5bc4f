import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
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
  storePlacedOrder,
} from '@test/support/carts';
import { agreeTo, all } from '@test/support/consent';
import { button, heading, lastCrumb, unfitText } from '@test/support/screenQueries';
import { placedOrder } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { currentDatabase, disturb, requestsTo, server } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { fbq, trackedEvents, ttqTrack, withPixels } from '@test/support/tracking';
import { visit } from '@test/support/visit';

const call = 'order/paymentStatus';

const linesLeft = () => Object.keys(storedCart() ?? {}).length;

const address = paths.paymentResult.to({}, { orderid: '7' });

describe('the page of a payment result', () => {
  const resultOf = (orderid: string) => paths.paymentResult.to({}, { orderid });

  async function openResult(orderId = '7') {
    storeCart(filmTicket, carTicket);
    return renderApp(resultOf(orderId));
  }

  describe('the payment result (requirements R4)', () => {
    it('of a paid order shows thanks, number and amount, and empties the cart', async () => {
      const orderId = await placedOrder();
      currentDatabase().orders[0]!.status = 'paid';
      await openResult(orderId);
      await heading('Danke, deine Bestellung ist bezahlt!');
      expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
      expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
      const step = screen.getByText('Bezahlung', { selector: '[aria-current=step] > span' });
      expect(step.parentElement).toHaveTextContent('Bezahlung (erledigt)');
      await waitFor(() => expect(storedCart()).toEqual({}));
      expect(document.title).toContain('Bezahlung');
    });

    it.each(['/pspresult', '/pspresult?orderid=', '/pspresult?other=1', '/bezahlung/%20'])(
      'asks for a missing order number: %s',
      async (address) => {
        storeCart(filmTicket, carTicket);
        renderApp(address);
        await heading('Welche Bestellung meinst du?');
        expect(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
        expect(requestsTo(call)).toEqual([]);
        expect(linesLeft()).toBe(2);
      },
    );

    it('uses the session’s last order number when the address has none', async () => {
      storePlacedOrder({ orderId: await placedOrder(), orderLink: 'https://pay.example/' });
      renderApp(paths.paymentResult.to());
      await heading('Deine Zahlung ist noch offen');
      expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    });

    it.each([
      '/bezahlung/10001).',
      '/bezahlung/10001%20',
      '/pspresult?orderid=„10001“.',
      '/pspresult?ORDERID=10001',
    ])('finds the order in an address with characters around its number: %s', async (address) => {
      await placedOrder();
      storeCart(filmTicket, carTicket);
      renderApp(address);
      expect(await screen.findByText('Bestellnummer 10001')).toBeVisible();
      for (const { query } of requestsTo(call)) expect(query).toMatchObject({ orderid: '10001' });
    });

    it.each([
      ['a failure of the server', { status: 500 }],
      ['HTML', { raw: '<html>Wartung</html>' }],
      ['HTML with 500', { status: 500, raw: '<html>Fehler</html>' }],
      ['an empty response', { status: 204 }],
      ['a response without a status', { body: { amount: 20 } }],
      ['a broken connection', { drop: true }],
    ])('can be retried after %s, and keeps the cart', async (_, fault) => {
      disturb(call, fault);
      const { user } = await openResult();
      await heading('Wir können den Stand deiner Zahlung gerade nicht abfragen');
      expect(lastCrumb()).toHaveTextContent(/^Bezahlung$/);
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(linesLeft()).toBe(2);
      currentDatabase().faults = [];
      disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
      await user.click(button('Noch einmal nachsehen'));
      await heading('Danke, deine Bestellung ist bezahlt!');
      expect(document.title).toMatch(/^Bezahlung/);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    it.each([null, 'viel', -5, undefined, {}])('shows no amount when it is %j', async (amount) => {
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

    it('also has an address with a path parameter', async () => {
      const orderId = await placedOrder();
      renderApp(paths.payment.to({ orderId }));
      await heading('Deine Zahlung ist noch offen');
      expect(requestsTo(call)[0]?.query).toEqual({ orderid: orderId });
    });
  });

  describe('a result page that is reloaded (requirements R5)', () => {
    it('keeps a cart that was filled in between', async () => {
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
});

describe("the payment result's address", () => {
  const waiting = 'Deine Zahlung ist noch offen';

  const byQuery = (orderid: string) => paths.paymentResult.to({}, { orderid });

  const byPath = (orderId: string) => paths.payment.to({ orderId });

  describe.each([
    ['the query', byQuery],
    ['the path', byPath],
  ])('an order number in %s', (_, address) => {
    it('is shown and sent without invisible and bidi characters', async () => {
      disturb(call, { body: { paymentStatus: 'open' } });
      renderApp(address('\u202E10\u200B001 '));
      await heading(waiting);
      expect(screen.getByText(/^Bestellnummer/).textContent).toBe('Bestellnummer 10001');
      expect(requestsTo(call).map(({ query }) => query)).toEqual([{ orderid: '10001' }]);
    });

    it('may have 100 characters', async () => {
      disturb(call, { body: { paymentStatus: 'open' } });
      renderApp(address('7'.repeat(100)));
      await heading(waiting);
      expect(requestsTo(call)[0]?.query).toEqual({ orderid: '7'.repeat(100) });
    });

    it.each([101, 5000])('of %d characters is invalid', async (length) => {
      renderApp(address('7'.repeat(length)));
      await heading('Welche Bestellung meinst du?');
      expect(screen.queryByText(/77777/)).toBeNull();
      expect(requestsTo(call)).toEqual([]);
    });
  });

  it('is invalid with an order number of invisible characters only', async () => {
    renderApp(byQuery('\u202E\u200B'));
    await heading('Welche Bestellung meinst du?');
    expect(requestsTo(call)).toEqual([]);
  });
});

describe('the states of a payment', () => {
  const payHere = 'https://pay.example/7';

  const answers = (paymentStatus: string) =>
    disturb(call, { body: { paymentStatus, amount: 20, currency: 'EUR' } });

  const main = () => within(screen.getByRole('main'));

  const link = (name: string) => main().queryByRole('link', { name });

  const titles: Record<string, string> = {
    open: 'Deine Zahlung ist noch offen',
    pending: 'Deine Zahlung ist noch unterwegs',
    authorized: 'Deine Zahlung ist bestätigt, aber noch nicht verbucht',
    'settled?': 'Wie es um deine Zahlung steht, ist noch unklar',
    failed: 'Die Zahlung hat nicht geklappt',
    canceled: 'Die Zahlung wurde abgebrochen',
    expired: 'Die Zeit zum Bezahlen ist abgelaufen',
  };

  const waiting = ['open', 'pending', 'authorized', 'settled?'];

  const lost = ['failed', 'canceled', 'expired'];

  async function open(status: string) {
    answers(status);
    const app = renderApp(address);
    await heading(titles[status]!);
    return app;
  }

  /** Loads the screen's code, then fakes timers. */
  async function openWithFakeTimers(status: string) {
    const { close } = await open(status);
    close();
    stopTime();
    const app = renderApp(address);
    await flushPending();
    return app;
  }

  describe('every status of a payment (requirements R4)', () => {
    it.each(Object.keys(titles))('„%s“ names the order and keeps the cart', async (status) => {
      storeCart(filmTicket, carTicket);
      await open(status);
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(document.title).toMatch(/^Bezahlung/);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const steps = screen.getByRole('navigation', { name: 'Schritte der Bestellung' });
      expect(within(steps).getByText('Bezahlung').closest('li')).toHaveAttribute('aria-current', 'step');
      expect(linesLeft()).toBe(2);
      expect(unfitText()).toBeUndefined();
    });

    it.each(waiting)('„%s“ is polled, then checked by a button', async (status) => {
      await openWithFakeTimers(status);
      expect(screen.getByText('Diese Seite fragt von selbst nach.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Noch einmal nachsehen' })).toBeNull();
      await passTime(180_000);
      expect(screen.queryByText('Diese Seite fragt von selbst nach.')).toBeNull();
      expect(screen.getByText(/^Wir haben noch keine Nachricht/)).toBeVisible();

      currentDatabase().faults = [];
      answers('paid');
      button('Noch einmal nachsehen').click();
      await flushPending();
      expect(
        screen.getByRole('heading', { level: 1, name: 'Danke, deine Bestellung ist bezahlt!' }),
      ).toBeVisible();
    });

    it('a late payment is confirmed automatically', async () => {
      await openWithFakeTimers('pending');
      currentDatabase().faults = [];
      answers('paid');
      await passTime(1000);
      expect(
        screen.getByRole('heading', { level: 1, name: 'Danke, deine Bestellung ist bezahlt!' }),
      ).toBeVisible();
      expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
    });

    it('the focus moves to the heading when a check has the same result', async () => {
      await openWithFakeTimers('pending');
      await passTime(180_000);
      button('Noch einmal nachsehen').focus();
      button('Noch einmal nachsehen').click();
      await flushPending();
      expect(screen.getByRole('heading', { level: 1, name: titles['pending']! })).toHaveFocus();
    });

    it.each(lost)('„%s“ links to the checkout with the same cart', async (status) => {
      storeCart(filmTicket, carTicket);
      const { user } = await open(status);
      expect(screen.getByText(/Dein Warenkorb ist noch da/)).toBeVisible();
      expect(link('Zum Warenkorb')).toBeVisible();
      await user.click(link('Noch einmal zur Kassa')!);
      await heading('Kassa');
      expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
    });

    it.each(lost)('„%s“ in another browser does not mention a cart', async (status) => {
      await open(status);
      expect(screen.queryByText(/Dein Warenkorb ist noch da/)).toBeNull();
      expect(link('Noch einmal zur Kassa')).toBeNull();
      expect(link('Zum Kinoprogramm')).toBeVisible();
    });

    it('„authorized“ tells the visitor that nothing is left to do, and has links', async () => {
      await open('authorized');
      expect(screen.getByText('Du musst nichts mehr tun.')).toBeVisible();
      expect(link('Zum Kinoprogramm')).toBeVisible();
    });
  });

  describe('the link to the payment page', () => {
    it('of an open order is shown when this browser stored it', async () => {
      storePlacedOrder({ orderId: '7', orderLink: payHere }, filmTicket, carTicket);
      await open('open');
      expect(link('Weiter zur Zahlung')).toHaveAttribute('href', payHere);
    });

    it.each(['pending', 'authorized', 'settled?', ...lost])('is not offered for „%s“', async (status) => {
      storePlacedOrder({ orderId: '7', orderLink: payHere }, filmTicket, carTicket);
      await open(status);
      expect(link('Weiter zur Zahlung')).toBeNull();
    });

    const elsewhere = /kennt nur der Browser, in dem du bestellt hast/;
    const notHere = 'Von hier führt kein Weg mehr zur Zahlung.';
    it.each([
      ['of another order', { orderId: '8', orderLink: payHere }, elsewhere],
      ['unsafe', { orderId: '7', orderLink: 'data:text/html,bezahlt' }, notHere],
      ['of an order that was given up', { orderId: '7', orderLink: payHere, state: 'dropped' }, notHere],
    ])('is not offered when it is %s', async (_, order, text) => {
      storePlacedOrder(order, filmTicket, carTicket);
      await open('open');
      expect(link('Weiter zur Zahlung')).toBeNull();
      expect(screen.getByText(text)).toBeVisible();
      expect(link('Zum Kinoprogramm')).toBeVisible();
    });

    it('of another browser’s order is replaced by a link to this browser’s cart', async () => {
      storeCart(filmTicket, carTicket);
      await open('open');
      expect(link('Zum Warenkorb')).toBeVisible();
      expect(link('Noch einmal zur Kassa')).toBeNull();
    });
  });

  describe('a check that finds nothing', () => {
    it.each([
      [{ status: 500 }, 'Wir können den Stand', /^Bei uns ist gerade etwas durcheinander/],
      [{ raw: '<html>Wartung</html>' }, 'Wir können den Stand', /^Die Antwort war unvollständig/],
      [{ drop: true }, 'Wir können den Stand', /^Keine Verbindung/],
    ])('explains the reason and the next step after %j', async (fault, title, text) => {
      storeCart(filmTicket, carTicket);
      disturb(call, fault);
      renderApp(address);
      await heading(new RegExp(`^${title}`));
      expect(main().getByRole('alert')).toHaveTextContent(text);
      expect(main().getByRole('alert')).toHaveTextContent(/Posteingang/);
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(button('Noch einmal nachsehen')).toBeVisible();
      expect(linesLeft()).toBe(2);
    });

    it('of an unknown order asks for its number, starting with the one of the address', async () => {
      const orderId = await placedOrder();
      storeCart(filmTicket, carTicket);
      const { user } = renderApp(address);
      await heading('Diese Bestellung kennen wir nicht');
      expect(main().getByRole('alert')).toHaveTextContent(/^Prüf die Bestellnummer/);
      expect(screen.getByText('Bestellnummer 7')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Schritte der Bestellung' })).toBeNull();
      expect(linesLeft()).toBe(2);
      const field = screen.getByLabelText('Bestellnummer');
      expect(field).toHaveValue('7');

      const before = requestsTo(call).length;
      await user.click(button('Nachsehen'));
      await waitFor(() => expect(requestsTo(call)).toHaveLength(before + 1));
      await heading('Diese Bestellung kennen wir nicht');
      fireEvent.change(screen.getByLabelText('Bestellnummer'), { target: { value: orderId } });
      await user.click(button('Nachsehen'));
      await heading('Deine Zahlung ist noch offen');
      expect(screen.getByRole('navigation', { name: 'Schritte der Bestellung' })).toBeVisible();
    });

    it('without a number accepts a typed one', async () => {
      answers('pending');
      const { user } = renderApp(paths.paymentResult.to());
      await heading('Welche Bestellung meinst du?');
      const field = screen.getByLabelText('Bestellnummer');
      await user.click(button('Nachsehen'));
      expect(field).toHaveAccessibleDescription('Bitte gib deine Bestellnummer ein.');
      await waitFor(() => expect(field).toHaveFocus());
      fireEvent.change(field, { target: { value: '7'.repeat(101) } });
      await user.click(button('Nachsehen'));
      expect(field).toHaveAccessibleDescription('Das ist keine Bestellnummer von uns.');
      expect(requestsTo(call)).toEqual([]);

      fireEvent.change(field, { target: { value: ' 10001 ' } });
      await user.click(button('Nachsehen'));
      await heading(titles['pending']!);
      expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
      expect(requestsTo(call)[0]?.query).toEqual({ orderid: '10001' });
    });
  });
});

describe('waiting for a payment', () => {
  const title = (name: string) => screen.queryByRole('heading', { level: 1, name });

  const waiting = () => title('Deine Zahlung ist noch unterwegs');

  const checkAgainButton = () => screen.queryByRole('button', { name: 'Noch einmal nachsehen' });

  const isPending = { body: { paymentStatus: 'pending', amount: 20, currency: 'EUR' } };

  const threeMinutes = 180_000;

  /** Loads the screen's code, then fakes timers. */
  async function openResult() {
    const { close } = renderApp(address);
    await waitFor(() => expect(requestsTo(call).length).toBeGreaterThan(0));
    close();
    stopTime();
    renderApp(address);
    await flushPending();
  }

  it('a failed check does not hide the known status', async () => {
    disturb(call, { ...isPending, times: 2 });
    disturb(call, { status: 404 });
    await openResult();
    expect(waiting()).toBeVisible();
    await passTime(1000);
    await passTime(2000);
    expect(requestsTo(call).length).toBeGreaterThan(3);
    expect(waiting()).toBeVisible();
    expect(checkAgainButton()).toBeNull();
    expect(title('Diese Bestellung kennen wir nicht')).toBeNull();
  });

  it('when polling ends with a failed check, its reason is beside the button', async () => {
    disturb(call, { ...isPending, times: 2 });
    disturb(call, { status: 503 });
    await openResult();
    await passTime(threeMinutes);
    expect(waiting()).toBeVisible();
    expect(screen.getByText(/^Bei uns ist gerade etwas durcheinander/)).toBeVisible();

    currentDatabase().faults = [];
    disturb(call, { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
    button('Noch einmal nachsehen').click();
    await flushPending();
    expect(title('Danke, deine Bestellung ist bezahlt!')).toBeVisible();
  });

  it('a later check without a response also ends with the button', async () => {
    disturb(call, { ...isPending, times: 2 });
    disturb(call, { never: true });
    await openResult();
    await passTime(threeMinutes);
    expect(waiting()).toBeVisible();
    expect(checkAgainButton()).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('a first check without a response ends as a failure, with its own text', async () => {
    disturb(call, { never: true });
    await openResult();
    await passTime(threeMinutes);
    expect(title('Wir können den Stand deiner Zahlung gerade nicht abfragen')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Die Antwort hat zu lange gebraucht/);
    expect(checkAgainButton()).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('payment responses out of order', () => {
  withPixels();

  beforeEach(() => agreeTo(all));

  const waiting = 'Deine Zahlung ist noch offen';

  const paid = 'Danke, deine Bestellung ist bezahlt!';

  const numbers = () => screen.queryAllByText(/^Bestellnummer/).map(({ textContent }) => textContent);

  const of = (orderId: string) => paths.payment.to({ orderId });

  /** Order B is open, order A is paid. Defers A's response until `release`. */
  function deferAnswerForA() {
    const requested: (string | null)[] = [];
    let release = () => undefined as void;
    const whenReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get('*/rest/order/paymentStatus', async ({ request }) => {
        const orderId = new URL(request.url).searchParams.get('orderid');
        requested.push(orderId);
        if (orderId === 'A') await whenReleased;
        return HttpResponse.json({
          paymentStatus: orderId === 'A' ? 'paid' : 'open',
          amount: 17.5,
          currency: 'EUR',
        });
      }),
    );
    return { requested, release };
  }

  async function leaveAForB() {
    storeCart(filmTicket, carTicket);
    const { requested, release } = deferAnswerForA();
    renderApp(of('A'));
    await waitFor(() => expect(requested).toEqual(['A']));
    visit(of('B'));
    return { requested, release };
  }

  function expectNothingPaid() {
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket));
    expect(trackedEvents()).toEqual([]);
    expect(fbq).not.toHaveBeenCalled();
    expect(ttqTrack).not.toHaveBeenCalled();
  }

  it('a late response applies to no other order (requirements R8)', async () => {
    const { release } = await leaveAForB();
    await heading(waiting);
    expect(numbers()).toEqual(['Bestellnummer B']);
    stopTime();
    release();
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: waiting })).toBeVisible();
    expect(numbers()).toEqual(['Bestellnummer B']);
    expectNothingPaid();
  });

  it('a payment whose check was left pending is found on return, once', async () => {
    const { release } = await leaveAForB();
    await heading(waiting);
    expectNothingPaid();
    visit(of('A'));
    expect(screen.queryByText(waiting)).toBeNull();
    release();
    await heading(paid);
    expect(numbers()).toEqual(['Bestellnummer A']);
    await waitFor(() => expect(storedCart()).toEqual({}));
    // The tracking code is loaded after the result is shown.
    await waitFor(() =>
      expect(trackedEvents()).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'A' } }]),
    );
  });
});

const order = { orderId: '7', orderLink: 'https://pay.example/7' };

const taxed: CartItem = { ...popcorn, product: { ...popcorn.product!, taxrate: 10 } };

const stall: CartItem = {
  key: '501-2026-04-19',
  id: 12,
  productType: 'event',
  amount: 1,
  count: 1,
  price: 0,
  totalPrice: 0,
  order: '202604190600',
  showId: 501,
  show: { showId: 501, date: '19.04.2026', time: '06:00', location: 'Marktplatz', showKey: '501-2026-04-19' },
  event: { eventId: 12, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt' },
};

const keyed: CartItem = { ...filmTicket, show: { ...filmTicket.show!, showKey: '301-2026-04-16' } };

/** € 17,50 for a ticket and its car, as in `storePlacedOrder`. */
async function openPaid(amount: number | undefined = 17.5) {
  disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount, currency: 'EUR' } });
  const app = renderApp(paths.payment.to({ orderId: '7' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  return app;
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));

const calendarButton = () => screen.queryByRole('button', { name: /^In den Kalender/ });

const failedText = /^Die Kalenderdatei ist nicht fertig geworden/;

describe('a paid order', () => {
  it('shows its lines, dates and prices', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    await openPaid();
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
    expect(unfitText()).toBeUndefined();
  });

  it('shows the VAT of lines with a rate', async () => {
    storePlacedOrder(order, filmTicket, { ...taxed, price: 500 });
    await openPaid();
    expect(screen.getByText('10 %').closest('div')).toHaveTextContent(/€\s5,00.*€\s0,45/);
  });

  it('shows no total of the cart when another amount was paid', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    await openPaid(15);
    expect(screen.getByText('Betrag: € 15,00')).toBeVisible();
    expect(rows().some((row) => row.includes('Gesamtsumme'))).toBe(false);
    expect(screen.queryByText(/USt\./)).toBeNull();
    expect(screen.getByText(/stand zuletzt eine Gesamtsumme von €\s17,50/)).toBeVisible();
  });

  it.each([
    ['no order', () => undefined],
    ['another order', () => storePlacedOrder({ ...order, orderId: '8' }, filmTicket)],
    ['nothing readable', () => storeOrders([{ orderId: '7', lines: '<b>' }])],
    ['no lines', () => storePlacedOrder(order)],
  ])('in a browser that stored %s shows number and amount only', async (_, note) => {
    note();
    await openPaid(20);
    expect(screen.getByText('Bestellnummer 7')).toBeVisible();
    expect(screen.getByText('Betrag: € 20,00')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^Was du gekauft hast, zeigt diese Seite nur/)).toBeVisible();
    expect(calendarButton()).toBeNull();
    expect(button('Bestätigung drucken')).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('is printed by a button, and not called an invoice', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    storePlacedOrder(order, filmTicket, carTicket);
    const { user } = await openPaid();
    expect(print).not.toHaveBeenCalled();
    await user.click(button('Bestätigung drucken'));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Diese Übersicht ist keine Rechnung.')).toBeVisible();
  });

  it('of a stall has a checklist for sellers and links to their lists, that of a film has none', async () => {
    const name = 'Checkliste für deinen Stand';
    const { movie: _, ...market } = filmTicket;
    const event = { eventId: 11, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt' } as const;
    storePlacedOrder(order, { ...market, productType: 'event', event });
    const first = await openPaid();
    const list = within(screen.getByRole('region', { name, hidden: true }));
    expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    const links = within(screen.getByRole('navigation', { name: 'Für deinen Stand' }));
    expect(links.getByRole('link', { name: 'Packliste' })).toHaveAttribute('href', paths.packingList.to());
    first.close();
    storePlacedOrder(order, filmTicket);
    await openPaid();
    expect(screen.queryByRole('region', { name, hidden: true })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Für deinen Stand' })).toBeNull();
  });

  it('still shows its lines after a reload, and after a later order', async () => {
    storePlacedOrder(order, filmTicket, carTicket);
    const first = await openPaid();
    first.close();
    const [stored] = storedOrders();
    storeOrders([{ ...stored, orderId: '8' }, stored!]);
    await openPaid();
    expect(screen.getByRole('rowheader', { name: /^Metropolis/ })).toBeVisible();
  });
});

describe('calendar entries of bought shows', () => {
  afterEach(() => {
    vi.doUnmock('ics');
  });

  it('are one file with every show once, each with its UID and address', async () => {
    storePlacedOrder(order, keyed, carTicket, stall, giftCard('karte'));
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(button('In den Kalender: 2 gekaufte Termine'));
    const events = await savedEvents(saved);
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
    expect(saved[0]!.fileName).toBe('bestellung-7.ics');
    expect(await screen.findByText(/dann stehen die Termine in deinem Kalender/)).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('of one show are in a file named after it', async () => {
    storePlacedOrder(order, keyed, carTicket);
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(button('In den Kalender: der gekaufte Termin'));
    expect(await savedEvents(saved)).toHaveLength(1);
    expect(saved[0]!.fileName).toBe('metropolis-2026-04-16.ics');
  });

  it.each([
    [
      'is over',
      { ...keyed, show: { ...keyed.show!, date: '15.04.2026', dateISO: undefined, dateEndISO: undefined } },
    ],
    ['is not dated yet', { ...keyed, show: { ...keyed.show!, date: '31.12.2099' } }],
    ['has no date', giftCard('karte')],
  ])('omit shows that %s', async (_, line) => {
    storePlacedOrder(order, line);
    await openPaid();
    expect(screen.getByRole('table')).toBeVisible();
    expect(calendarButton()).toBeNull();
  });

  it('that fail are reported beside the button, which can be used again', async () => {
    vi.doMock('ics', () => {
      throw new Error('offline');
    });
    storePlacedOrder(order, keyed);
    const saved = catchSavedFiles();
    const { user } = await openPaid();
    await user.click(calendarButton()!);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(failedText);
    vi.doUnmock('ics');
    fireEvent.click(calendarButton()!);
    fireEvent.click(calendarButton()!);
    expect(await savedEvents(saved)).toHaveLength(1);
    expect(saved).toHaveLength(1);
    expect(screen.queryByText(failedText)).toBeNull();
  });

  it('have the UID of the show’s page', async () => {
    const saved = catchSavedFiles();
    storePlacedOrder(order, keyed);
    const { user, close } = await openPaid();
    await user.click(calendarButton()!);
    const [bought] = await savedEvents(saved);
    close();
    const page = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await page.user.click(await screen.findByRole('button', { name: /^In den Kalender: Metropolis/ }));
    const [shown] = await savedEvents(saved, 1);
    expect(bought!.event.uid).toBe(shown!.event.uid);
  });
});
