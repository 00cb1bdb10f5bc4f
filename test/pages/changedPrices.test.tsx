import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { cartIn } from '@test/support/cartState';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, heading } from '@test/support/screenQueries';
import {
  backToCart,
  fillIn,
  openCheckout,
  orderButton,
  readyToOrder,
  saveOrderCall,
} from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';

const detailCall = 'show/getShowDetailData';

const changes = () => within(screen.getByRole('main')).findByRole('alert');

const sent = () => requestsTo(saveOrderCall);

const metropolis = () => currentDatabase().shows.find(({ showId }) => showId === 301)!;

function raisePrice() {
  currentDatabase().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
}

describe('prices before an order', () => {
  const title = 'Seit du es in den Warenkorb gelegt hast, hat sich etwas geändert';

  const noChanges = () => expect(screen.queryByText(title)).toBeNull();

  const total = () =>
    within(screen.getByRole('region', { name: 'Deine Bestellung' })).getByText(sumLine('Gesamtsumme'));

  function setFilmPrice(price: number) {
    currentDatabase().movies.find(({ movieId }) => movieId === 1)!.price = price;
  }

  function setProductPrice(id: number, price: number) {
    currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === id)!.price = price;
  }

  describe('prices that changed since (requirements, "Further features")', () => {
    it('are shown for confirmation before anything changes or is submitted', async () => {
      setFilmPrice(1350);
      const { user } = await readyToOrder();
      expect(await changes()).toHaveTextContent(title);
      expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50, bisher € 12,50');
      const old = within(await changes()).getByText('€ 12,50', { ignore: '.visually-hidden' });
      expect(old.tagName).toBe('S');
      expect(old.previousElementSibling).toHaveClass('visually-hidden');
      expect(total()).toHaveTextContent('€ 17,50');
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
      expect(orderButton()).toHaveAccessibleDescription(/Oben steht, was sich geändert hat/);
      await user.click(orderButton());
      expect(await changes()).toHaveFocus();
      expect(sent()).toEqual([]);
      expect(storedCart()![filmTicket.key]!.price).toBe(1250);
    });

    it('are accepted by a click, and ordered', async () => {
      setFilmPrice(1350);
      const { user } = await readyToOrder();
      await user.click(button('Neuen Preis übernehmen'));
      expect(total()).toHaveTextContent('€ 18,50');
      expect(screen.getByText('Übernommen. Gesamtsumme: € 18,50')).toHaveFocus();
      noChanges();
      expect(storedCart()![filmTicket.key]!.price).toBe(1350);
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(currentDatabase().orders.map((order) => order.total)).toEqual([1850]);
    });

    it('are accepted together, including add-ons and gift cards', async () => {
      setProductPrice(102, 450);
      currentDatabase().giftCards.find(({ purchaseProductId }) => purchaseProductId === 401)!.price = 2500;
      const { user } = await openCheckout(filmTicket, carTicket, popcorn, giftCard('karte', 2));
      expect(await changes()).toHaveTextContent('Popcorn gesalzen: jetzt € 4,50, bisher € 4,90');
      expect(await changes()).toHaveTextContent('Kinogutschein € 20: jetzt € 25,00, bisher € 20,00');
      await user.click(button('Neue Preise übernehmen'));
      expect(total()).toHaveTextContent('€ 72,00');
      noChanges();
    });

    it('can be reviewed in the cart', async () => {
      setFilmPrice(1350);
      const { user } = await openCheckout();
      await user.click(within(await changes()).getByRole('link', { name: 'Zum Warenkorb' }));
      await heading('Warenkorb');
      expect(storedCart()![filmTicket.key]!.price).toBe(1250);
    });

    it('are found when the backend rejected the order because of them', async () => {
      const { user } = await readyToOrder();
      noChanges();
      setFilmPrice(1350);
      await user.click(orderButton());
      expect(await screen.findByText(title)).toBeVisible();
      expect(
        screen.getAllByText(/^Bestellung wurde nicht erstellt: Die Preise haben sich geändert/),
      ).not.toEqual([]);
      await user.click(button('Neuen Preis übernehmen'));
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(currentDatabase().orders).toMatchObject([{ total: 1850 }]);
    });
  });

  describe('a line that is no longer on sale', () => {
    it('is named with the reason, and removed with its add-ons by a click', async () => {
      currentDatabase().stock['301'] = 0;
      const { user } = await openCheckout(filmTicket, carTicket, giftCard('karte'));
      expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
      expect(await changes()).not.toHaveTextContent('Autoticket');
      await user.click(button('Entfernen: Metropolis'));
      noChanges();
      expect(screen.getByText('Metropolis ist nicht mehr im Warenkorb.')).toHaveFocus();
      expect(Object.keys(storedCart()!)).toEqual(['karte']);
      expect(total()).toHaveTextContent('€ 20,00');
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
    });

    it('may stay, because the visitor’s own unpaid order may have sold it out', async () => {
      const { user, close } = await readyToOrder();
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      close();
      currentDatabase().stock['301'] = 0;
      const again = renderApp(paths.checkout.to());
      await again.user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
      expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
      await again.user.click(button('Im Warenkorb lassen: Metropolis'));
      noChanges();
      await fillIn(again.user);
      await again.user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(2));
      expect(currentDatabase().orders).toHaveLength(1);
    });

    it('may be the last line of the cart', async () => {
      currentDatabase().shows = [];
      const { user } = await openCheckout();
      expect(await changes()).toHaveTextContent('Metropolis: Gibt es nicht mehr.');
      await user.click(button('Entfernen: Metropolis'));
      expect(await changes()).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
    });

    it('may be a mandatory product, which is then removable', async () => {
      metropolis().productIds = metropolis().productIds.filter((id) => id !== 101);
      const { user } = await openCheckout();
      expect(await changes()).toHaveTextContent('Autoticket (Stellplatz für ein Auto): Gibt es nicht mehr.');
      await user.click(button(/^Entfernen: Autoticket/));
      noChanges();
      expect(Object.keys(storedCart()!)).toEqual([filmTicket.key]);
    });
  });

  describe('a price check', () => {
    it('requests each show once, and no gift cards when the cart has none', async () => {
      await openCheckout(filmTicket, carTicket, popcorn);
      expect(requestsTo(detailCall).map(({ query }) => query)).toEqual([{ showid: '301' }]);
      expect(requestsTo('voucher/getAvailableVouchers')).toEqual([]);
    });

    it('requests the shows that another tab adds', async () => {
      await openCheckout(giftCard('karte'));
      expect(requestsTo(detailCall)).toEqual([]);
      setFilmPrice(1350);
      storeCart(filmTicket, carTicket);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(await changes()).toHaveTextContent('jetzt € 13,50');
    });

    it.each([
      ['a failure of the server', { status: 500 }],
      ['a broken connection', { drop: true }],
      ['HTML', { raw: '<html>Wartung</html>' }],
      ['a rejection', { status: 403 }],
    ])('that ends in %s is reported, blocks nothing, and can be repeated', async (_, fault) => {
      setFilmPrice(1350);
      disturb(detailCall, fault);
      const { user } = await openCheckout();
      expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeVisible();
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
      currentDatabase().faults = [];
      await user.click(button('Noch einmal prüfen'));
      expect(await changes()).toHaveTextContent('jetzt € 13,50');
      expect(screen.queryByText(/ließ sich gerade nicht prüfen/)).toBeNull();
    });

    it('does not block an order when it fails', async () => {
      disturb(detailCall, { status: 500 });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await waitFor(() => expect(sent()).toHaveLength(1));
    });
  });
});

describe('the prices of a rejected order', () => {
  const detailRequests = () => requestsTo('show/getShowDetailData').length;

  it('are checked after each rejection, not when it is sent again', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 2 });
    const { user } = await readyToOrder();
    expect(detailRequests()).toBe(1);
    await user.click(orderButton());
    await waitFor(() => expect(detailRequests()).toBe(2));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    await waitFor(() => expect(requestsTo(saveOrderCall)).toHaveLength(2));
    await waitFor(() => expect(detailRequests()).toBe(3));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(detailRequests()).toBe(3);
  });

  it('are checked once when the visitor returns', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 1 });
    const { user, store } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(detailRequests()).toBe(2));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await backToCart(user);
    await user.click(button('Zur Kasse'));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('Ausverkauft.');
    await waitFor(() => expect(store.getState().order!.priceCheck.seen).not.toBeNull());
    expect(detailRequests()).toBe(3);
  });
});

describe('dates before an order', () => {
  const noChanges = () => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();

  const order = () => screen.getByRole('region', { name: 'Deine Bestellung' });

  const moved = 'Metropolis ist verschoben: von Do., 16.04.2026, 20:30 Uhr auf Sa., 18.04.2026, 21:00 Uhr';

  const hour = 60 * 60_000;

  function move() {
    const start = Date.UTC(2026, 3, 18, 19);
    Object.assign(metropolis(), { start, end: start + 2 * hour });
  }

  describe('a show that was moved since', () => {
    it('is shown with both dates for confirmation before anything changes or is submitted', async () => {
      move();
      const { user } = await readyToOrder();
      expect(await changes()).toHaveTextContent(moved);
      expect(order()).toHaveTextContent('1 × Metropolis, Do., 16.04.2026, 20:30 Uhr');
      expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
      await user.click(orderButton());
      expect(await changes()).toHaveFocus();
      expect(requestsTo(saveOrderCall)).toEqual([]);
      expect(storedCart()![filmTicket.key]!.show!.date).toBe('16.04.2026');
    });

    it('is accepted by a click, and ordered at its new date', async () => {
      move();
      const { store, user } = await readyToOrder(filmTicket, carTicket);
      await changes();
      await user.click(button('Neuen Termin übernehmen'));
      noChanges();
      expect(screen.getByText('Übernommen. Gesamtsumme: € 17,50')).toHaveFocus();
      expect(order()).toHaveTextContent('1 × Metropolis, Sa., 18.04.2026, 21:00 Uhr');
      const lines = Object.values(cartIn(store).cart);
      expect(lines.map(({ order: start }) => start)).toEqual(['202604182100', '202604182100']);
      expect(storedCart()![filmTicket.key]!.show).toMatchObject({ date: '18.04.2026', time: '21:00' });
      expect(storedCart()![carTicket.key]!.order).toBe('202604182100');
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(localStorage.getItem('orderHistory')).toContain('18.04.2026');
    });

    it('can be removed instead, with its add-ons', async () => {
      move();
      const { user } = await openCheckout(filmTicket, carTicket, giftCard('karte'));
      await changes();
      await user.click(button('Entfernen: Metropolis'));
      noChanges();
      expect(screen.getByText('Metropolis ist nicht mehr im Warenkorb.')).toHaveFocus();
      expect(Object.keys(storedCart()!)).toEqual(['karte']);
    });

    it('is accepted together with new prices', async () => {
      move();
      raisePrice();
      const { user } = await readyToOrder(filmTicket, carTicket, popcorn);
      expect(await changes()).toHaveTextContent(moved);
      expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50, bisher € 12,50');
      await user.click(button('Änderungen übernehmen'));
      noChanges();
      expect(screen.getByText('Übernommen. Gesamtsumme: € 23,40')).toHaveFocus();
      expect(storedCart()![filmTicket.key]).toMatchObject({ price: 1350, show: { date: '18.04.2026' } });
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
      expect(currentDatabase().orders).toMatchObject([{ total: 2340 }]);
    });

    it('still needs a confirmation when it is sold out and kept', async () => {
      move();
      currentDatabase().stock['301'] = 0;
      const { user } = await openCheckout();
      expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
      expect(await changes()).toHaveTextContent(moved);
      expect(screen.queryByRole('button', { name: 'Neuen Termin übernehmen' })).toBeNull();
      await user.click(button('Im Warenkorb lassen: Metropolis'));
      expect(await changes()).not.toHaveTextContent('Ausverkauft');
      expect(await changes()).toHaveTextContent(moved);
      await user.click(button('Neuen Termin übernehmen'));
      noChanges();
      expect(order()).toHaveTextContent('Sa., 18.04.2026, 21:00 Uhr');
    });

    it('is found when the backend rejected the order because of it', async () => {
      const { user } = await readyToOrder();
      move();
      disturb(saveOrderCall, { body: { success: false, errorMessage: 'Der Termin ist anders.' }, times: 1 });
      await user.click(orderButton());
      expect(await screen.findByText(moved)).toBeVisible();
      expect(requestsTo(detailCall)).toHaveLength(2);
    });
  });

  describe('a response without a usable new date', () => {
    it.each([
      ['no time', { time: null, dateISO: null }],
      ['an invalid time', { time: '<b>25:99</b>', dateISO: 'bald' }],
      ['an impossible day', { date: '31.02.2026', dateISO: null }],
      ['another title', { showName: 'Metropolis, jetzt mit Musik' }],
    ])('moves nothing: %s', async (_, wire) => {
      metropolis().wire = wire;
      const { user } = await readyToOrder();
      noChanges();
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toHaveLength(1));
    });

    it.each([
      ['no date', null],
      ['text', 'demnächst'],
      ['markup', '<img src=x onerror=alert(1)>'],
      ['an object', { day: 18 }],
    ])('blocks nothing and reports it: %s', async (_, date) => {
      metropolis().wire = { date };
      await openCheckout();
      expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeVisible();
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
    });

    it('reports a withdrawn date, and moves nothing', async () => {
      metropolis().wire = { date: '01.01.2099' };
      await openCheckout();
      expect(await changes()).toHaveTextContent('Metropolis: ');
      expect(await changes()).not.toHaveTextContent('verschoben');
    });
  });
});

const waiting = () => screen.queryByRole('button', { name: 'Preise werden geprüft …' });

/** The completed checkout during the price check. */
async function readyBeforeResponse() {
  storeCart(filmTicket, carTicket);
  const app = renderApp(paths.checkout.to());
  await heading('Kassa');
  await fillIn(app.user);
  return app;
}

describe('an order that is clicked during the price check', () => {
  it('is submitted once when nothing changed, after any number of clicks', async () => {
    const release = deferResponses(detailCall);
    const { user } = await readyBeforeResponse();
    const order = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(order);
    expect(waiting()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Vorname'), '{Enter}');
    expect(sent()).toEqual([]);
    release();
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('is not submitted when something changed, which needs a confirmation first', async () => {
    const release = deferResponses(detailCall);
    raisePrice();
    const { user } = await readyBeforeResponse();
    await user.click(orderButton());
    release();
    expect(await changes()).toHaveTextContent('Metropolis: jetzt € 13,50, bisher € 12,50');
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(waiting()).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('is not submitted for another cart than the visible one', async () => {
    const release = deferResponses(detailCall);
    const { user } = await readyBeforeResponse();
    await user.click(orderButton());
    storeCart(filmTicket, carTicket, giftCard('karte'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByText('1 × Kinogutschein € 20');
    release();
    await waitFor(() => expect(waiting()).toBeNull());
    expect(orderButton()).toBeEnabled();
    expect(sent()).toEqual([]);
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(await changes()).toHaveTextContent('Deine Bestellung ist noch nicht abgeschickt.');
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
  });

  it('is not submitted while the visitor is asked whether to leave', async () => {
    const release = deferResponses(detailCall);
    const { user, store } = await readyBeforeResponse();
    await user.click(orderButton());
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await screen.findByRole('dialog');
    stopTime();
    release();
    await flushPending();
    expect(store.getState().order!.priceCheck.seen).not.toBeNull();
    expect(sent()).toEqual([]);
    fireEvent.click(button('Hier bleiben'));
    fireEvent.click(orderButton());
    await flushPending();
    expect(sent()).toHaveLength(1);
  });

  it('is not submitted after the visitor has left', async () => {
    const release = deferResponses(detailCall);
    const { close, user, store } = await readyBeforeResponse();
    await user.click(orderButton());
    close();
    release();
    renderApp(paths.home.to());
    await heading(/./);
    expect(sent()).toEqual([]);
    expect(store.getState().order!.priceCheck.isLoading).toBe(false);
  });

  it('waits at most five seconds for a missing response', async () => {
    disturb(detailCall, { never: true });
    await readyBeforeResponse();
    stopTime();
    fireEvent.click(orderButton());
    await flushPending();
    await passTime(4900);
    expect(sent()).toEqual([]);
    expect(waiting()).not.toBeNull();
    await passTime(200);
    expect(sent()).toHaveLength(1);
    await passTime(60_000);
    expect(sent()).toHaveLength(1);
  });
});

describe('an outdated price check', () => {
  it('is repeated before the order is submitted', async () => {
    await readyToOrder();
    stopTime();
    raisePrice();
    await passTime(10 * 60_000 + 1000);
    expect(requestsTo(detailCall)).toHaveLength(1);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await flushPending();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('jetzt € 13,50');
    expect(sent()).toEqual([]);
  });

  it('is not repeated within ten minutes', async () => {
    await readyToOrder();
    stopTime();
    await passTime(9 * 60_000);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await flushPending();
    expect(requestsTo(detailCall)).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  it('does not block the order when its repeat fails', async () => {
    await readyToOrder();
    stopTime();
    disturb(detailCall, { status: 403 });
    await passTime(11 * 60_000);
    fireEvent.click(button('Zahlungspflichtig bestellen'));
    await flushPending();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(sent()).toHaveLength(1);
  });
});
