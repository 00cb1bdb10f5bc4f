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

/** Tonight's show, on a device that is two days ahead. */
describe('a cart of a show that is over by the device’s clock alone (requirements R13)', () => {
  beforeEach(() => {
    storeCart(filmTicket, carTicket);
    setDeviceAhead(2 * day);
  });

  it('is kept where the host’s clock says that the show is still to come', async () => {
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.queryByText(/schon vorbei/)).toBeNull();
  });

  it('is emptied where the host’s clock says the same', async () => {
    setDeviceAhead(0);
    vi.setSystemTime(startOfTests + 2 * day);
    setHostTime(startOfTests + 2 * day);
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it('is emptied where the host has no time to tell', async () => {
    server.use(
      http.head('*/robots.txt', () => HttpResponse.text('')),
      http.all('*/rest/*', () => HttpResponse.error()),
    );
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['still to come', startOfTests, 2],
    ['over', startOfTests + 2 * day, 0],
  ])(
    'is kept while the host cannot be reached, and judged once it says that the show is %s',
    async (_, time, left) => {
      let isLost = true;
      server.use(http.all('*', () => (isLost ? HttpResponse.error() : undefined)));
      const { store } = recordedStore();
      await waitFor(() => expect(Object.keys(store.getState().cart!.cart)).toHaveLength(2));
      isLost = false;
      setHostTime(time);
      await isServerReachable();
      await waitFor(() => expect(Object.keys(store.getState().cart!.cart)).toHaveLength(left));
      expect(Object.keys(storedCart()!)).toHaveLength(left);
    },
  );

  it.each([
    ['kept', 2 * day, 3],
    ['emptied', 0, 1],
  ])('and is %s: what was added meanwhile stays', async (_, ahead, left) => {
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
