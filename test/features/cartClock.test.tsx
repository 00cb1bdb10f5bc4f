import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { carTicket, filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { heading, notification } from '@test/support/look';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { server, startOfTests } from '@test/support/server';

const day = 24 * 60 * 60 * 1000;
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';

/** The shop's host answers with its own time. */
function hostSays(time: number): void {
  const headers = { date: new Date(time).toUTCString() };
  server.use(http.head('*/robots.txt', () => new HttpResponse(null, { headers })));
}

const lines = () => screen.getAllByRole('rowheader');

/** Tonight's show, on a device that is two days ahead. */
describe('a cart of a show that is over by the device’s clock alone (R13)', () => {
  beforeEach(() => {
    storeCart(filmTicket, carTicket);
    vi.setSystemTime(startOfTests + 2 * day);
  });

  it('is kept where the host’s clock says that the show is still to come', async () => {
    hostSays(startOfTests);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(screen.queryByText(/schon vorbei/)).toBeNull();
  });

  it('is emptied where the host’s clock says the same', async () => {
    hostSays(startOfTests + 2 * day);
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['has no time to tell', () => HttpResponse.text('')],
    ['cannot be reached', () => HttpResponse.error()],
  ])('is emptied where the host %s', async (_, answer) => {
    server.use(http.head('*/robots.txt', answer));
    renderApp(paths.cart.to());
    await notification(expired);
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['kept', startOfTests, 3],
    ['emptied', startOfTests + 2 * day, 1],
  ])('and is %s: what was added meanwhile stays', async (_, time, left) => {
    hostSays(time);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('karte')]));
    await waitFor(() => expect(Object.keys(storedCart()!)).toHaveLength(left));
    expect(Object.keys(storedCart()!)).toContain('karte');
    expect(Object.keys(store.getState().cart!.cart)).toHaveLength(left);
  });
});
