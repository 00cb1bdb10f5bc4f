import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
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
import { restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';
import { orderSlice } from '@/features/checkout/orderSlice';
import { cartSlice } from '@/features/cart/cartSlice';

const detailCall = 'show/getShowDetailData';
const title = 'Seit du es in den Warenkorb gelegt hast, hat sich etwas geändert';
const moved = 'Metropolis ist verschoben: von Do., 16.04.2026, 20:30 Uhr auf Sa., 18.04.2026, 21:00 Uhr';
const dearer = 'Metropolis: jetzt € 13,50, bisher € 12,50';

const changes = () => within(screen.getByRole('main')).findByRole('alert');
const noChanges = () => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
const order = () => screen.getByRole('region', { name: 'Deine Bestellung' });
const total = () => within(order()).getByText(sumLine('Gesamtsumme'));
const sent = () => requestsTo(saveOrderCall);
const detailRequests = () => requestsTo(detailCall).length;
const notChecked = () => screen.queryByText(/ließ sich gerade nicht prüfen/);
const ordered = (times = 1) => waitFor(() => expect(externalNavigations).toHaveLength(times));
const metropolis = () => currentDatabase().shows.find(({ showId }) => showId === 301)!;

function raisePrice() {
  currentDatabase().movies.find(({ movieId }) => movieId === 1)!.price = 1350;
}

function move() {
  const start = Date.UTC(2026, 3, 18, 19);
  Object.assign(metropolis(), { start, end: start + 2 * 60 * 60_000 });
}

/** The cart becomes what another tab stored. */
function putInOtherTab(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  restorePage();
}

/** Back to the cart and to the checkout, which checks the prices again. */
async function openAgain({ user, store }: ReturnType<typeof renderApp>) {
  await backToCart(user);
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
  await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
}

describe('prices that changed before an order (requirements, "Further features")', () => {
  it('are shown for confirmation before anything changes or is submitted, then accepted and ordered', async () => {
    raisePrice();
    const app = await openCheckout();
    const { user } = app;
    expect(await changes()).toHaveTextContent(title);
    expect(await changes()).toHaveTextContent(dearer);
    const old = within(await changes()).getByText('€ 12,50', { ignore: '.visually-hidden' });
    expect(old.tagName).toBe('S');
    expect(old.previousElementSibling).toHaveClass('visually-hidden');
    await user.click(within(await changes()).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(storedCart()![filmTicket.key]!.price).toBe(1250);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    expect(await changes()).toHaveTextContent(title);
    expect(total()).toHaveTextContent('€ 17,50');
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    expect(orderButton()).toHaveAccessibleDescription(/Oben steht, was sich geändert hat/);
    await user.click(orderButton());
    expect(await changes()).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(storedCart()![filmTicket.key]!.price).toBe(1250);

    await user.click(button('Neuen Preis übernehmen'));
    expect(total()).toHaveTextContent('€ 18,50');
    expect(screen.getByText('Übernommen. Gesamtsumme: € 18,50')).toHaveFocus();
    noChanges();
    expect(storedCart()![filmTicket.key]!.price).toBe(1350);
    await user.click(orderButton());
    await ordered();
    expect(currentDatabase().orders).toMatchObject([{ total: 1850 }]);
  });

  it('are accepted together, those of add-ons and gift cards as well; each show is requested once', async () => {
    currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === 102)!.price = 450;
    currentDatabase().giftCards.find(({ purchaseProductId }) => purchaseProductId === 401)!.price = 2500;
    const { user } = await openCheckout(filmTicket, carTicket, popcorn, giftCard('karte', 2));
    expect(requestsTo(detailCall).map(({ query }) => query)).toEqual([{ showid: '301' }]);
    expect(await changes()).toHaveTextContent('Popcorn gesalzen: jetzt € 4,50, bisher € 4,90');
    expect(await changes()).toHaveTextContent('Kinogutschein € 20: jetzt € 25,00, bisher € 20,00');
    await user.click(button('Neue Preise übernehmen'));
    expect(total()).toHaveTextContent('€ 72,00');
    noChanges();
  });

  it('are found when the backend rejected the order because of them', async () => {
    const { user } = await readyToOrder();
    noChanges();
    expect(requestsTo('voucher/getAvailableVouchers')).toEqual([]);
    raisePrice();
    await user.click(orderButton());
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getAllByText(/^Bestellung wurde nicht erstellt: Die Preise haben sich geändert/),
    ).not.toEqual([]);
    await user.click(button('Neuen Preis übernehmen'));
    await user.click(orderButton());
    await ordered();
    expect(currentDatabase().orders).toMatchObject([{ total: 1850 }]);
  });
});

describe('a line that is no longer on sale', () => {
  it('is named with the reason, and removed with its add-ons by a click, also after another tab added it', async () => {
    const { user } = await openCheckout(giftCard('karte'));
    expect(requestsTo(detailCall)).toEqual([]);
    raisePrice();
    putInOtherTab(filmTicket, carTicket);
    expect(await changes()).toHaveTextContent(dearer);
    currentDatabase().stock['301'] = 0;
    putInOtherTab(filmTicket, carTicket, giftCard('karte'));
    await waitFor(async () => expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft'));
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
    await ordered();
    close();
    currentDatabase().stock['301'] = 0;
    const again = renderApp(paths.checkout.to());
    await again.user.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    expect(await changes()).toHaveTextContent('Metropolis: Ausverkauft');
    await again.user.click(button('Im Warenkorb lassen: Metropolis'));
    noChanges();
    await fillIn(again.user);
    await again.user.click(orderButton());
    await ordered(2);
    expect(currentDatabase().orders).toHaveLength(1);
  });

  it('may be a mandatory product, which is then removable, and the last line of the cart', async () => {
    metropolis().productIds = metropolis().productIds.filter((id) => id !== 101);
    const app = await openCheckout();
    expect(await changes()).toHaveTextContent('Autoticket (Stellplatz für ein Auto): Gibt es nicht mehr.');
    await app.user.click(button(/^Entfernen: Autoticket/));
    noChanges();
    expect(Object.keys(storedCart()!)).toEqual([filmTicket.key]);
    currentDatabase().shows = [];
    await openAgain(app);
    expect(await changes()).toHaveTextContent('Metropolis: Gibt es nicht mehr.');
    await app.user.click(button('Entfernen: Metropolis'));
    expect(await changes()).toHaveTextContent('Der Warenkorb darf nicht leer sein.');
  });
});

it('a price that cannot be read holds the order back until the visitor removes or keeps the line, of a ticket as of an add-on', async () => {
  const film = { movieId: 1, movieName: 'Metropolis', price: 'auf Anfrage' };
  metropolis().wire = { movie: film };
  const app = await openCheckout(filmTicket, carTicket, popcorn);
  expect(await changes()).toHaveTextContent('Metropolis: Der Preis ist gerade nicht zu lesen.');
  expect(notChecked()).toBeNull();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  const popcornProduct = currentDatabase().products.find(
    ({ purchaseProductId }) => purchaseProductId === 102,
  )!;
  popcornProduct.price = NaN;
  metropolis().wire = {};
  await openAgain(app);
  expect(await changes()).toHaveTextContent('Popcorn gesalzen: Gibt es nicht mehr.');
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  const event = { eventId: 12, eventName: 'Filmfest', eventType: 'publicevent' };
  metropolis().wire = { movie: null, event, price: 'auf Anfrage' };
  await openAgain(app);
  await app.user.click(button('Im Warenkorb lassen: Metropolis'));
  noChanges();
  await fillIn(app.user);
  await app.user.click(orderButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toMatchObject({ totalPrice: 22.4 });
});

describe('a price check', () => {
  it('that fails is reported, blocks nothing, and can be repeated', async () => {
    raisePrice();
    disturb(detailCall, { status: 500 });
    const { user } = await openCheckout();
    for (const fault of [{ raw: '<html>Wartung</html>' }, { status: 403 }, undefined]) {
      const notice = await screen.findByText(/ließ sich gerade nicht prüfen/);
      expect(notice).toBeVisible();
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
      currentDatabase().faults = [];
      if (fault) disturb(detailCall, fault);
      await user.click(button('Noch einmal prüfen'));
      expect(notice).not.toBeInTheDocument();
    }
    expect(await changes()).toHaveTextContent(dearer);
    expect(notChecked()).toBeNull();
  });

  it('without a usable new date moves nothing; an unreadable one is reported and blocks no order', async () => {
    metropolis().wire = { date: '01.01.2099' };
    const app = await openCheckout();
    expect(await changes()).toHaveTextContent('Metropolis: ');
    expect(await changes()).not.toHaveTextContent('verschoben');
    for (const [name, wire] of Object.entries({
      'no time': { time: null, dateISO: null },
      'an invalid time': { time: '<b>25:99</b>', dateISO: 'bald' },
      'an impossible day': { date: '31.02.2026', dateISO: null },
      'another title': { showName: 'Metropolis, jetzt mit Musik' },
    })) {
      metropolis().wire = wire;
      await openAgain(app);
      noChanges();
      expect(notChecked(), name).toBeNull();
      expect(orderButton(), name).not.toHaveAttribute('aria-disabled');
    }
    for (const date of [null, 'demnächst', '<img src=x onerror=alert(1)>', { day: 18 }]) {
      metropolis().wire = { date };
      await openAgain(app);
      expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeVisible();
      expect(orderButton()).not.toHaveAttribute('aria-disabled');
    }
    await fillIn(app.user);
    await app.user.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('is repeated after each rejection and when the visitor returns, not when the order is sent again', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 2 });
    const { user, store } = await readyToOrder();
    expect(detailRequests()).toBe(1);
    for (const expected of [2, 3]) {
      await user.click(orderButton());
      await waitFor(() => expect(detailRequests()).toBe(expected));
      await waitFor(() => expect(orderButton()).toBeEnabled());
    }
    expect(sent()).toHaveLength(2);
    await backToCart(user);
    await user.click(button('Zur Kasse'));
    expect(await changes()).toHaveTextContent('Ausverkauft.');
    await waitFor(() => expect(areaIn(store, orderSlice).prices).not.toBeNull());
    expect(detailRequests()).toBe(4);
    await fillIn(user);
    await user.click(orderButton());
    await ordered();
    expect(detailRequests()).toBe(4);
  });

  it('that is older than ten minutes is repeated before the order is submitted, and its failure blocks nothing', async () => {
    await readyToOrder();
    stopTime();
    raisePrice();
    await passTime(10 * 60_000 + 1000);
    expect(detailRequests()).toBe(1);
    fireEvent.click(orderButton());
    await flushPending();
    expect(detailRequests()).toBe(2);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(dearer);
    expect(sent()).toEqual([]);
    fireEvent.click(button('Neuen Preis übernehmen'));
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 1 });
    await passTime(9 * 60_000);
    fireEvent.click(orderButton());
    await flushPending();
    expect(sent()).toHaveLength(1);
    // Each rejection causes another check.
    expect(detailRequests()).toBe(3);

    disturb(detailCall, { status: 403 });
    await passTime(11 * 60_000);
    fireEvent.click(orderButton());
    await flushPending();
    expect(detailRequests()).toBe(4);
    expect(sent()).toHaveLength(2);
  });
});

describe('a show that was moved before an order', () => {
  it('is shown with both dates for confirmation, together with its new price, then accepted and ordered', async () => {
    move();
    raisePrice();
    const { store, user } = await readyToOrder(filmTicket, carTicket, popcorn);
    expect(await changes()).toHaveTextContent(moved);
    expect(await changes()).toHaveTextContent(dearer);
    expect(order()).toHaveTextContent('1 × Metropolis, Do., 16.04.2026, 20:30 Uhr');
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(orderButton());
    expect(await changes()).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(storedCart()![filmTicket.key]!.show!.date).toBe('16.04.2026');

    await user.click(button('Änderungen übernehmen'));
    noChanges();
    expect(screen.getByText('Übernommen. Gesamtsumme: € 23,40')).toHaveFocus();
    expect(order()).toHaveTextContent('1 × Metropolis, Sa., 18.04.2026, 21:00 Uhr');
    const starts = Object.values(areaIn(store, cartSlice).cart).map(({ order: start }) => start);
    expect(starts).toEqual(Array(3).fill('202604182100'));
    expect(storedCart()![filmTicket.key]).toMatchObject({
      price: 1350,
      show: { date: '18.04.2026', time: '21:00' },
    });
    expect(storedCart()![carTicket.key]!.order).toBe('202604182100');
    await user.click(orderButton());
    await ordered();
    expect(localStorage.getItem('orderHistory')).toContain('18.04.2026');
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
    expect(screen.getByText('Übernommen. Gesamtsumme: € 17,50')).toHaveFocus();
    expect(order()).toHaveTextContent('Sa., 18.04.2026, 21:00 Uhr');
  });

  it('is found when the backend rejected the order because of it, and can be removed with its add-ons', async () => {
    const { user } = await readyToOrder(filmTicket, carTicket, giftCard('karte'));
    move();
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Der Termin ist anders.' }, times: 1 });
    await user.click(orderButton());
    const found = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;
    expect(found).toHaveTextContent(moved);
    expect(detailRequests()).toBe(2);
    await user.click(within(found).getByRole('button', { name: 'Entfernen: Metropolis' }));
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByText('Metropolis ist nicht mehr im Warenkorb.')).toHaveFocus();
    expect(Object.keys(storedCart()!)).toEqual(['karte']);
  });
});

describe('an order that is clicked during the price check', () => {
  const waiting = () => screen.queryByRole('button', { name: 'Preise werden geprüft …' });

  /** The completed checkout during the price check. */
  async function readyBeforeResponse() {
    storeCart(filmTicket, carTicket);
    const app = renderApp(paths.checkout.to());
    await heading('Kassa');
    await fillIn(app.user);
    return app;
  }

  it('is submitted once when nothing changed, after any number of clicks', async () => {
    const release = deferResponses(detailCall);
    const { user } = await readyBeforeResponse();
    const button = orderButton();
    for (let click = 0; click < 5; click += 1) await user.click(button);
    expect(waiting()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Vorname'), '{Enter}');
    expect(sent()).toEqual([]);
    release();
    await ordered();
    expect(sent()).toHaveLength(1);
  });

  it('is not submitted when something changed, which needs a confirmation first', async () => {
    const release = deferResponses(detailCall);
    raisePrice();
    const { user } = await readyBeforeResponse();
    await user.click(orderButton());
    release();
    expect(await changes()).toHaveTextContent(dearer);
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(waiting()).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('is not submitted for another cart than the visible one', async () => {
    const release = deferResponses(detailCall);
    const { user } = await readyBeforeResponse();
    await user.click(orderButton());
    putInOtherTab(filmTicket, carTicket, giftCard('karte'));
    await screen.findByText('1 × Kinogutschein € 20');
    release();
    await waitFor(() => expect(waiting()).toBeNull());
    expect(orderButton()).toBeEnabled();
    expect(sent()).toEqual([]);
    await waitFor(async () => expect(await changes()).toHaveFocus());
    expect(await changes()).toHaveTextContent('Deine Bestellung ist noch nicht abgeschickt.');
    await user.click(orderButton());
    await ordered();
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
    expect(areaIn(store, orderSlice).prices).not.toBeNull();
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
    expect(areaIn(store, orderSlice).awaited).toBeNull();
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
