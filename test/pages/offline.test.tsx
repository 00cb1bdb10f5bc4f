import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { addButton, plus } from '@test/support/showPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, heading, listed, main, notification } from '@test/support/screenQueries';
import { deferCode } from '@test/support/lostCode';
import { beVisitor, forgetFavouritesAfterTest, metropolis, storeFavourites } from '@test/support/favourites';
import { goOffline } from '@test/support/network';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { car } from '@test/support/otherDates';
import { inParts } from '@test/support/textMatchers';
import { renderApp } from '@test/support/renderApp';
import { searchFor } from '@test/support/searchPage';
import { disconnectHost, disturb, requestsTo, respondTo, server, startOfTests } from '@test/support/server';
import { cancelButton, cancellations, confirmButton, openPaidOrder } from '@test/support/storno';
import { keepShows } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';
import { connectionSlice } from '@/features/connection/connectionSlice';

const redeemCall = 'voucher/validateVoucher';

const noOrder =
  'Du bist gerade offline: Bestellen geht erst wieder mit Internet. Dein Warenkorb bleibt erhalten.';

const noVoucher = 'Du bist gerade offline: Gutscheine kannst du erst wieder mit Internet einlösen.';

/** Waits until a button is `aria-disabled` with a reason, but focusable. */
async function blocked(find: () => HTMLElement, reason: string): Promise<void> {
  await waitFor(() => expect(find()).toHaveAttribute('aria-disabled', 'true'));
  expect(find()).toBeEnabled();
  expect(screen.getByText(reason)).toBeVisible();
}

const unblocked = (find: () => HTMLElement) =>
  waitFor(() => expect(find()).not.toHaveAttribute('aria-disabled', 'true'));

const programme = '/kinoprogramm-wien/kinoprogramm';
const listCall = 'show/getCurrentShows';
const upcomingCall = 'movie/getUpcomingMovies';
const offlineBanner = /^Du bist offline/;
const asOf = 'Stand: Do., 16.04.2026, 10:30 Uhr';

/** Returns stored lists, as the service worker does offline, until the returned function is called. */
function respondFromStore(): () => void {
  let isStored = true;
  const moment = startOfTests - 90 * 60_000;
  server.use(
    ...[listCall, upcomingCall].map((call) =>
      http.get(`*/rest/${call}`, async ({ request }) => {
        const response = (await (await respondTo(request)).json()) as object;
        return HttpResponse.json(isStored ? { ...response, asOf: moment } : response);
      }),
    ),
  );
  return () => {
    isStored = false;
  };
}

const expectBanner = async () => expect(await screen.findByText(offlineBanner)).toBeVisible();
const untilLive = () => waitFor(() => expect(screen.queryAllByText(asOf)).toEqual([]));

beforeEach(() => keepShows(301, 303, 381, 501, 502, 503));

describe('a stored list (requirements R17)', () => {
  // First, because code is loaded once.
  it('is loaded again after reconnecting, even if it was shown before the banner', async () => {
    const loadStatus = deferCode('@/app/layout/Status');
    const restoreHost = disconnectHost();
    const respondLive = respondFromStore();
    renderApp(programme);
    await listed('Kinoprogramm');
    expect(await screen.findByText(asOf)).toBeVisible();
    loadStatus();
    await expectBanner();

    restoreHost();
    respondLive();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(offlineBanner)).toBeNull());
    await untilLive();
  });

  it('is loaded again later if the network is not ready after reconnecting', async () => {
    const restoreHost = disconnectHost();
    const respondLive = respondFromStore();
    renderApp(programme);
    expect(await screen.findByText(asOf)).toBeVisible();
    await expectBanner();

    restoreHost();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(2));
    respondLive();
    await untilLive();
  });

  it('has its time on search and film pages, until it is loaded again', async () => {
    const restoreHost = disconnectHost();
    const respondLive = respondFromStore();
    server.use(http.get('*/rest/movie/getMovieDetailData', () => HttpResponse.error()));
    const { user } = renderApp(searchFor('Metropolis'));
    expect(await screen.findByText(asOf)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Metropolis' }));
    await heading('Metropolis');
    expect(await screen.findByText(asOf)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ })).not.toEqual([]);

    restoreHost();
    respondLive();
    await user.click(screen.getByRole('link', { name: 'Suche' }));
    await heading('Suche');
    await untilLive();
  });

  it.each([
    ['a list', programme, 'Metropolis'],
    ['today’s list', paths.today.to(), 'Metropolis'],
    ['a calendar of markets', paths.flohmarktProgram.to(), 'Flohmarkt Wien'],
    ['an empty list', paths.automarkt.to(), 'Gerade ist kein Automarkt eingetragen.'],
    ['announced films', paths.upcoming.to(), 'Die Nibelungen'],
    ['the home page', paths.home.to(), 'Metropolis'],
    ['a search', searchFor('Metropolis'), 'Metropolis'],
    ['favourites', paths.favourites.to(), 'Metropolis'],
    ['a route and dates within a text', paths.flohmarktArrival.to(), 'Flohmarkt Wien'],
    ['a calculator and prices within a text', paths.stallFees.to(), 'Flohmarkt Wien'],
    ['a booking within a text', paths.packingList.to(), 'Flohmarkt Wien'],
    ['the dates of a film within a text', '/kino/film/mamma-mia', 'Gerade nicht im Programm.'],
    ['the next dates of a show', paths.show.to({ idOrIdentifier: 301 }), 'Metropolis'],
    ['the next dates of a market', paths.flohmarktEvent.to({ idOrIdentifier: 501 }), 'Flohmarkt Wien'],
  ])('has its time beside %s, prices included, until it is loaded again', async (_, address, name) => {
    beVisitor('kundin-1');
    storeFavourites('kundin-1', metropolis);
    forgetFavouritesAfterTest('kundin-1');
    const restoreHost = disconnectHost();
    const respondLive = respondFromStore();
    renderApp(address);
    expect((await screen.findAllByText(new RegExp(name)))[0]).toBeVisible();
    expect((await screen.findAllByText(asOf))[0]).toBeVisible();
    // Each part of a text has its own response.
    await waitFor(() => expect(document.querySelector('.page-pending')).toBeNull());
    for (const part of document.querySelectorAll<HTMLElement>('.page-live:not(.page-live *)'))
      expect(within(part).getAllByText(asOf)).not.toEqual([]);
    await expectBanner();

    const before = [listCall, upcomingCall].map((call) => requestsTo(call).length);
    restoreHost();
    respondLive();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(offlineBanner)).toBeNull());
    await untilLive();
    expect([listCall, upcomingCall].map((call) => requestsTo(call).length)).not.toEqual(before);
  });

  it.each([
    ['a show', paths.show.to({ idOrIdentifier: 301 })],
    ['a film', paths.movie.to({ movieIdentifier: 'metropolis' })],
    ['a show that is gone', paths.showNotFound.to()],
    ['a search', searchFor('Metropolis')],
  ])('has its time beside %s that only the list knows', async (_, address) => {
    disconnectHost();
    respondFromStore();
    keepShows(301);
    server.use(
      http.get('*/rest/*DetailData', () => HttpResponse.error()),
      http.get(`*/rest/${listCall}`, ({ request }) =>
        new URL(request.url).searchParams.has('showtype') ? undefined : HttpResponse.error(),
      ),
    );
    renderApp(programme);
    await listed('Kinoprogramm');
    visit(address);
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Kinoprogramm' })).toBeNull());
    expect((await screen.findAllByText(/16\.04\./))[0]).toBeVisible();
    expect((await screen.findAllByText(asOf))[0]).toBeVisible();
  });

  it('has its time beside further dates of a market, with their prices', async () => {
    disconnectHost();
    respondFromStore();
    renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    fireEvent.click(await screen.findByRole('button', { name: `Menge erhöhen: ${car}` }));
    const dates = within(await screen.findByRole('region', { name: 'Auch an diesen Terminen' }));
    expect(await dates.findByText(asOf)).toBeVisible();
  });

  it('is loaded again on a page that is entered after the connection has returned', async () => {
    const restoreHost = disconnectHost();
    const respondLive = respondFromStore();
    renderApp(paths.flohmarktProgram.to());
    expect(await screen.findByText(asOf)).toBeVisible();
    await expectBanner();
    visit(paths.cart.to());
    await heading('Warenkorb');
    restoreHost();
    respondLive();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(offlineBanner)).toBeNull());
    visit(paths.flohmarktArrival.to());
    expect((await screen.findAllByText(/Flohmarkt Wien/))[0]).toBeVisible();
    await untilLive();
  });
});

describe('offline (requirements R17)', () => {
  it('nothing is ordered: the button shows the reason, and orders once when online', async () => {
    const { user } = await readyToOrder();
    const goOnline = goOffline();
    await blocked(orderButton, noOrder);
    expect(orderButton()).toHaveAccessibleDescription(noOrder);
    await user.click(orderButton());
    fireEvent.submit(orderButton().closest('form')!);
    goOnline();
    await unblocked(orderButton);
    expect(screen.queryByText(noOrder)).toBeNull();
    expect(requestsTo(saveOrderCall)).toEqual([]);
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });

  it('an order that fails offline is kept, and sent again once by a click when online', async () => {
    const { user } = await readyToOrder();
    const reconnectHost = disconnectHost();
    disturb(saveOrderCall, { drop: true, times: 1 });
    await user.click(orderButton());
    await blocked(orderButton, noOrder);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    reconnectHost();
    window.dispatchEvent(new Event('online'));
    await unblocked(orderButton);
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
  });

  it('no voucher code is redeemed or checked again: its box shows the reason, and redeems when online', async () => {
    disturb(redeemCall, { body: { voucherItems: null, errorMessage: 'Abgelaufen.' }, times: 1 });
    const { user } = await openCart(filmTicket, carTicket, redeemedCode('WILLKOMMEN10', -1000, 301));
    const again = await screen.findByRole('button', { name: 'WILLKOMMEN10 noch einmal einlösen' });
    const redeemButton = () => button('Gutschein einlösen');
    const box = screen.getByRole('textbox', { name: 'Gutscheincode' });
    fireEvent.change(box, { target: { value: 'ANDERER' } });
    const goOnline = goOffline();
    await blocked(redeemButton, noVoucher);
    expect(box).toHaveAccessibleDescription(noVoucher);
    const requestCount = requestsTo(redeemCall).length;
    await user.click(redeemButton());
    fireEvent.submit(box.closest('form')!);
    expect(box).toHaveValue('ANDERER');
    await user.click(again);
    expect(box).toHaveValue('WILLKOMMEN10');
    goOnline();
    await unblocked(redeemButton);
    expect(screen.queryByText(noVoucher)).toBeNull();
    expect(requestsTo(redeemCall)).toHaveLength(requestCount);
    await user.click(redeemButton());
    await screen.findByText('Code WILLKOMMEN10');
  });

  it('the code of a link waits: its button shows the reason, and redeems when online', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.cart.to({}, { gutschein: 'WILLKOMMEN10' }));
    await heading('Warenkorb');
    const acceptButton = () => button('Einlösen');
    const goOnline = goOffline();
    const offer = screen.getByRole('region', { name: 'Gutschein aus deinem Link' });
    await waitFor(() => expect(acceptButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(within(offer).getByText(noVoucher)).toBeVisible();
    expect(acceptButton()).toHaveAccessibleDescription(noVoucher);
    await user.click(acceptButton());
    expect(within(offer).getByText(inParts('Gutschein WILLKOMMEN10 einlösen?'))).toBeVisible();
    goOnline();
    await unblocked(acceptButton);
    expect(requestsTo(redeemCall)).toEqual([]);
    await user.click(acceptButton());
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestsTo(redeemCall)).toHaveLength(1);
  });

  it('nothing is cancelled: the button shows the reason, also in the open dialog', async () => {
    const noCancellation = 'Du bist gerade offline: Stornieren geht erst wieder mit Internet.';
    const { user } = await openPaidOrder();
    const goOnline = goOffline();
    await blocked(cancelButton, noCancellation);
    expect(cancelButton()).toHaveAccessibleDescription(noCancellation);
    await user.click(cancelButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    goOnline();
    await unblocked(cancelButton);
    await user.click(cancelButton());
    goOffline();
    await screen.findByText(noCancellation);
    await user.click(confirmButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancellations()).toEqual([]);
  });

  it.each([
    ['a ticket', paths.show.to({ idOrIdentifier: 301 }), 'Autoticket (Stellplatz für ein Auto)'],
    ['a stall', paths.flohmarktEvent.to({ idOrIdentifier: 501 }), car],
  ])('%s is still added to the cart, which is local', async (_, address, product) => {
    const { user, store } = renderApp(address);
    await screen.findByRole('button', { name: `Menge erhöhen: ${product}` });
    goOffline();
    await waitFor(() => expect(areaIn(store, connectionSlice)?.isOffline).toBe(true));
    await user.click(plus(product));
    await user.click(addButton());
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    const names = Object.values(storedCart()!).map((line) => line.product?.productName);
    expect(names).toContain(product);
  });
});

const slow = 'Das dauert länger als üblich.';

/** Fakes timers before the click, so that the test controls the timeout. */
async function clickWithFakeTimers(name: string) {
  stopTime();
  fireEvent.click(button(name));
  await flushPending();
}

describe('a write without a response (requirements R7)', () => {
  it('an order is reported after 10 s, is not sent again, and is unclear when it is given up', async () => {
    disturb(saveOrderCall, { never: true });
    const { store } = await readyToOrder();
    await clickWithFakeTimers('Zahlungspflichtig bestellen');
    await passTime(9900);
    expect(screen.queryByText(slow)).toBeNull();
    await passTime(200);
    expect(screen.getByText(slow).closest('[role=status]')).not.toBeNull();
    expect(main().getByText(/bleibt unklar, ob deine Bestellung angekommen ist/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(button('Bestellung wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    await passTime(60_000);
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
    fireEvent.click(button('Nicht länger warten'));
    await flushPending();
    expect(main().getByRole('alert')).toHaveTextContent('Es ist unklar, ob deine Bestellung angekommen ist');
    expect(main().getByRole('alert')).toHaveFocus();
    expect(screen.queryByText(slow)).toBeNull();
    expect(orderButton()).toBeEnabled();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });

  it('a voucher check is reported after 10 s, and can be given up without losing the code', async () => {
    const box = () => screen.getByRole('textbox', { name: 'Gutscheincode' });
    disturb(redeemCall, { never: true });
    const { store } = await openCart(filmTicket, carTicket);
    fireEvent.change(box(), { target: { value: 'WILLKOMMEN10' } });
    await clickWithFakeTimers('Gutschein einlösen');
    await passTime(9900);
    expect(screen.queryByText(slow)).toBeNull();
    await passTime(200);
    expect(screen.getByText(slow).closest('[role=status]')).not.toBeNull();
    fireEvent.click(button('Abbrechen'));
    await flushPending();
    expect(screen.queryByText(slow)).toBeNull();
    expect(box()).toHaveValue('WILLKOMMEN10');
    expect(box()).toHaveFocus();
    expect(box()).toBeValid();
    expect(button('Gutschein einlösen')).toBeEnabled();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(redeemCall)).toHaveLength(1);
  });
});
