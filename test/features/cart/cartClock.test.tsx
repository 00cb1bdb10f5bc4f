import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartExpired, itemsAdded, cartSlice } from '@/features/cart/cartSlice';
import { notify } from '@/features/notifications/notificationsSlice';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { carTicket, filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { recordedStore } from '@test/support/recordedStore';
import { setHostTime, server, setDeviceAhead, startOfTests } from '@test/support/server';
import { areaIn } from '@test/support/areaIn';

const day = 24 * 60 * 60 * 1000;
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

/** Tonight's show, on a device whose clock is two days ahead. */
describe('a cart whose show is over only by the device clock (requirements R13)', () => {
  beforeEach(() => {
    storeCart(filmTicket, carTicket);
    setDeviceAhead(2 * day);
  });

  it('is kept if the show is not over by the server time', async () => {
    const { store, actions } = recordedStore();
    await waitFor(() => expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(2));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(actions.some(cartExpired.match)).toBe(false);
  });

  it.each([
    ['the show is over by the server time', startOfTests + 2 * day],
    ['the server sends no time', undefined],
  ])('is emptied if %s', async (_, time) => {
    if (time !== undefined) {
      setDeviceAhead(0);
      vi.setSystemTime(time);
      setHostTime(time);
    } else {
      server.use(
        http.head('*/robots.txt', () => HttpResponse.text('')),
        http.all('*/rest/*', () => HttpResponse.error()),
      );
    }
    const { actions, seen } = recordedStore();
    await seen(cartExpired.match);
    expect(actions.filter(notify.match).map(({ payload }) => payload.text)).toEqual([expired]);
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
      await waitFor(() => expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(2));
      isOffline = false;
      setHostTime(time);
      await isServerReachable();
      await waitFor(() => expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(left));
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
    expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(left);
  });
});
