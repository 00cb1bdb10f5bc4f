import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sharedWriteWindow } from '@/shop/constants';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { itemsAdded, linesChanged, quantityChanged, cartSlice } from '@/features/cart/cartSlice';
import { seededRandom } from '@test/sandbox/random';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { addCleanup, runCleanups } from '@test/support/cleanups';
import { dispatchStorage } from '@test/support/otherTab';
import { button, heading } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { areaIn } from '@test/support/areaIn';

function advancePageClock(duration: number) {
  const now = performance.now() + duration;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('another tab', () => {
  function otherTab(lines: unknown, at = Date.now()) {
    const channel = new BroadcastChannel('cart');
    channel.postMessage({ at, tab: 'other', lines });
    addCleanup(() => channel.close());
  }

  it('updates this tab through the stored cart', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    storeCart(filmTicket, carTicket, popcorn);
    dispatchStorage('cart');
    expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
    storeCart();
    dispatchStorage('cart');
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
  });

  it('keeps its simultaneous change', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    storeCart(filmTicket, carTicket, giftCard('fremd'));
    await user.click(button('Menge erhöhen: Metropolis'));
    await waitFor(() => expect(screen.getByText('Kinogutschein € 20')).toBeVisible());
    expect(storedCart()).toMatchObject({ fremd: { count: 1 }, [filmTicket.key]: { count: 2 } });
  });

  it('overwrites a simultaneous change, which is stored again', async () => {
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('mein')]));
    storeCart(filmTicket, carTicket, giftCard('fremd'));
    dispatchStorage('cart');
    otherTab({ fremd: giftCard('fremd') });
    await waitFor(() =>
      expect(Object.keys(storedCart()!)).toEqual(expect.arrayContaining(['mein', 'fremd'])),
    );
    expect(areaIn(store, cartSlice).cart).toEqual(storedCart());
  });

  it('removes a line with its add-ons, unless the line changed here later', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    const { store } = recordedStore();
    store.dispatch(quantityChanged({ key: 'karte', count: 2 }));
    otherTab({ [filmTicket.key]: null, karte: null }, Date.now() - 1);
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['karte']));
    expect(storedCart()?.['karte']?.count).toBe(2);
  });

  it.each<[unknown]>([[null], ['x'], [[]], [{ constructor: 1 }], [{ karte: { count: 'NaN' } }]])(
    'sends an invalid message, which is ignored: %j',
    async (lines) => {
      storeCart(filmTicket, carTicket);
      const { store } = recordedStore();
      otherTab(lines);
      otherTab({ karte: giftCard('karte') });
      await waitFor(() => expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(3));
    },
  );

  it('updates this tab again once the last change here is old enough', () => {
    storeCart(giftCard('karte'));
    const { store } = recordedStore();
    store.dispatch(quantityChanged({ key: 'karte', count: 3 }));
    advancePageClock(sharedWriteWindow);
    storeCart();
    dispatchStorage('cart');
    expect(areaIn(store, cartSlice).cart).toEqual({});
    expect(storedCart()).toEqual({});
  });

  it('updates this tab even if the device clock was set back', async () => {
    storeCart(filmTicket, carTicket);
    const [first, second] = [recordedStore().store, recordedStore().store];
    first.dispatch(itemsAdded([popcorn]));
    await waitFor(() => expect(areaIn(second, cartSlice).cart).toHaveProperty([popcorn.key]));
    vi.setSystemTime(Date.now() - 600_000);
    second.dispatch(quantityChanged({ key: popcorn.key, count: 5 }));
    await waitFor(() => expect(areaIn(first, cartSlice).cart[popcorn.key]?.count).toBe(5));
    advancePageClock(sharedWriteWindow);
    storeCart(giftCard('karte'));
    dispatchStorage('cart');
    expect(Object.keys(areaIn(first, cartSlice).cart)).toEqual(['karte']);
  });

  it('updates this tab by storage events if the browser forbids BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('forbidden', 'SecurityError');
    });
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(Object.keys(storedCart()!)).toHaveLength(3);
    storeCart(filmTicket, carTicket, giftCard('karte'), giftCard('fremd'));
    dispatchStorage('cart');
    expect(Object.keys(areaIn(store, cartSlice).cart)).toHaveLength(4);
  });

  it('has no listeners here after the app was unmounted', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const closed = vi.spyOn(BroadcastChannel.prototype, 'close');
    const { close } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    close();
    const events = removed.mock.calls.map(([name]) => name);
    expect(events).toEqual(expect.arrayContaining(['storage', 'pageshow']));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('has the same cart after 50 random interleavings, without a lost line', async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      localStorage.clear();
      storeCart(filmTicket, carTicket);
      const tabs = [recordedStore().store, recordedStore().store];
      const random = seededRandom(seed);
      for (let step = 0; step < 8; step += 1) {
        const tab = tabs[Math.floor(random() * 2)]!;
        tab.dispatch(itemsAdded([giftCard(`karte${step}`)]));
        if (random() < 0.3) dispatchStorage('cart');
      }
      await waitFor(() => {
        const carts = tabs.map((tab) => areaIn(tab, cartSlice).cart);
        expect(carts[0]).toEqual(carts[1]);
        expect(carts[0]).toEqual(storedCart());
        expect(Object.keys(carts[0]!), `seed ${seed}`).toHaveLength(10);
      });
      runCleanups();
    }
  });
});

describe('a changed date of a line', () => {
  const moved: CartItem = {
    ...filmTicket,
    order: '202604182100',
    show: { ...filmTicket.show!, date: '18.04.2026', time: '21:00' },
  };

  const { key } = filmTicket;

  it('that another tab stored stays after a later change here', async () => {
    storeCart(filmTicket);
    const { store } = recordedStore();
    storeCart(moved);
    dispatchStorage('cart');
    await waitFor(() => expect(areaIn(store, cartSlice).cart[key]!.show!.date).toBe('18.04.2026'));
    store.dispatch(itemsAdded([giftCard('mein')]));
    expect(storedCart()).toMatchObject({ mein: { count: 1 }, [key]: { show: { date: '18.04.2026' } } });
  });

  it('is stored and sent to the other tabs', async () => {
    storeCart(filmTicket);
    const received: unknown[] = [];
    const channel = new BroadcastChannel('cart');
    addCleanup(() => channel.close());
    channel.addEventListener('message', ({ data }: MessageEvent<{ lines: unknown }>) =>
      received.push(data.lines),
    );
    const { store } = recordedStore();
    store.dispatch(linesChanged({ [key]: moved }));
    expect(storedCart()![key]!.show!.date).toBe('18.04.2026');
    await waitFor(() => expect(received).toMatchObject([{ [key]: { show: { date: '18.04.2026' } } }]));
  });
});
