import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { carTicket, filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { heading, notification } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { setHostTime, server, setDeviceAhead, startOfTests } from '@test/support/server';

const day = 24 * 60 * 60 * 1000;
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

const lines = () => screen.getAllByRole('rowheader');

/** Tonight's show, on a device whose clock is two days ahead. */
describe('a cart whose show is over only by the device clock (requirements R13)', () => {
  beforeEach(() => {
    storeCart(filmTicket, carTicket);
    setDeviceAhead(2 * day);
  });

  it('is kept if the show is not over by the server time', async () => {
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.queryByText(/schon vorbei/)).toBeNull();
  });

  it('is emptied if the show is over by the server time', async () => {
    setDeviceAhead(0);
    vi.setSystemTime(startOfTests + 2 * day);
    setHostTime(startOfTests + 2 * day);
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it('is emptied if the server sends no time', async () => {
    server.use(
      http.head('*/robots.txt', () => HttpResponse.text('')),
      http.all('*/rest/*', () => HttpResponse.error()),
    );
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['not over', startOfTests, 2],
    ['over', startOfTests + 2 * day, 0],
  ])(
    'is kept while the server is unreachable, and checked again once its time says that the show is %s',
    async (_, time, left) => {
      let isOffline = true;
      server.use(http.all('*', () => (isOffline ? HttpResponse.error() : undefined)));
      const { store } = recordedStore();
      await waitFor(() => expect(Object.keys(store.getState().cart!.cart)).toHaveLength(2));
      isOffline = false;
      setHostTime(time);
      await isServerReachable();
      await waitFor(() => expect(Object.keys(store.getState().cart!.cart)).toHaveLength(left));
      expect(Object.keys(storedCart()!)).toHaveLength(left);
    },
  );

  it.each([
    ['kept', 2 * day, 3],
    ['emptied', 0, 1],
  ])('is %s, and lines that were added during the request stay', async (_, ahead, left) => {
    setDeviceAhead(ahead);
    vi.setSystemTime(startOfTests + 2 * day);
    if (ahead === 0) setHostTime(startOfTests + 2 * day);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('karte')]));
    await waitFor(() => expect(Object.keys(storedCart()!)).toHaveLength(left));
    expect(Object.keys(storedCart()!)).toContain('karte');
    expect(Object.keys(store.getState().cart!.cart)).toHaveLength(left);
  });
});
