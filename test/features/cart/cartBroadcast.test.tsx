import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sharedWriteWindow } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { itemsAdded, linesChanged, quantityChanged } from '@/features/cart/cartSlice';
import { seededRandom } from '@test/sandbox/random';
import { cartIn } from '@test/support/cartState';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { addCleanup, runCleanups } from '@test/support/cleanups';
import { button, heading } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';

function laterOnThePage(duration: number) {
  const now = performance.now() + duration;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('another tab', () => {
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));

  function otherTab(lines: unknown, at = Date.now()) {
    const channel = new BroadcastChannel('cart');
    channel.postMessage({ at, tab: 'other', lines });
    addCleanup(() => channel.close());
  }

  it('is followed', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    storeCart(filmTicket, carTicket, popcorn);
    tell();
    expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
    storeCart();
    tell();
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
  });

  it('that changed something at the same moment loses nothing', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    storeCart(filmTicket, carTicket, giftCard('fremd'));
    await user.click(button('Menge erhöhen: Metropolis'));
    await waitFor(() => expect(screen.getByText('Kinogutschein € 20')).toBeVisible());
    expect(storedCart()).toMatchObject({ fremd: { count: 1 }, [filmTicket.key]: { count: 2 } });
  });

  it('that wrote over a change of this moment gets it put back', async () => {
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('mein')]));
    storeCart(filmTicket, carTicket, giftCard('fremd'));
    tell();
    otherTab({ fremd: giftCard('fremd') });
    await waitFor(() =>
      expect(Object.keys(storedCart()!)).toEqual(expect.arrayContaining(['mein', 'fremd'])),
    );
    expect(cartIn(store).cart).toEqual(storedCart());
  });

  it('that says it removed a line removes it with its add-ons, unless it was changed here since', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    const { store } = recordedStore();
    store.dispatch(quantityChanged({ key: 'karte', count: 2 }));
    otherTab({ [filmTicket.key]: null, karte: null }, Date.now() - 1);
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['karte']));
    expect(storedCart()?.['karte']?.count).toBe(2);
  });

  it.each<[unknown]>([[null], ['x'], [[]], [{ constructor: 1 }], [{ karte: { count: 'NaN' } }]])(
    'that talks nonsense is not heard: %j',
    async (lines) => {
      storeCart(filmTicket, carTicket);
      const { store } = recordedStore();
      otherTab(lines);
      otherTab({ karte: giftCard('karte') });
      await waitFor(() => expect(Object.keys(cartIn(store).cart)).toHaveLength(3));
    },
  );

  it('is followed again once a change here is a moment old', () => {
    storeCart(giftCard('karte'));
    const { store } = recordedStore();
    store.dispatch(quantityChanged({ key: 'karte', count: 3 }));
    laterOnThePage(sharedWriteWindow);
    storeCart();
    tell();
    expect(cartIn(store).cart).toEqual({});
    expect(storedCart()).toEqual({});
  });

  it('is followed whichever way the clock was set meanwhile', async () => {
    storeCart(filmTicket, carTicket);
    const [first, second] = [recordedStore().store, recordedStore().store];
    first.dispatch(itemsAdded([popcorn]));
    await waitFor(() => expect(cartIn(second).cart).toHaveProperty([popcorn.key]));
    vi.setSystemTime(Date.now() - 600_000);
    second.dispatch(quantityChanged({ key: popcorn.key, count: 5 }));
    await waitFor(() => expect(cartIn(first).cart[popcorn.key]?.count).toBe(5));
    laterOnThePage(sharedWriteWindow);
    storeCart(giftCard('karte'));
    tell();
    expect(Object.keys(cartIn(first).cart)).toEqual(['karte']);
  });

  it('is none where the browser forbids to talk to it: the cart is there all the same', () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('forbidden', 'SecurityError');
    });
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(Object.keys(storedCart()!)).toHaveLength(3);
    storeCart(filmTicket, carTicket, giftCard('karte'), giftCard('fremd'));
    tell();
    expect(Object.keys(cartIn(store).cart)).toHaveLength(4);
  });

  it('is not listened to any more by a shop that was closed', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const closed = vi.spyOn(BroadcastChannel.prototype, 'close');
    const { close } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    close();
    const events = removed.mock.calls.map(([name]) => name);
    expect(events).toEqual(expect.arrayContaining(['storage', 'pageshow']));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('ends up with the same cart in 50 random interleavings, without a lost line', async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      localStorage.clear();
      storeCart(filmTicket, carTicket);
      const tabs = [recordedStore().store, recordedStore().store];
      const random = seededRandom(seed);
      for (let step = 0; step < 8; step += 1) {
        const tab = tabs[Math.floor(random() * 2)]!;
        tab.dispatch(itemsAdded([giftCard(`karte${step}`)]));
        if (random() < 0.3) tell();
      }
      await waitFor(() => {
        const carts = tabs.map((tab) => cartIn(tab).cart);
        expect(carts[0]).toEqual(carts[1]);
        expect(carts[0]).toEqual(storedCart());
        expect(Object.keys(carts[0]!), `seed ${seed}`).toHaveLength(10);
      });
      runCleanups();
    }
  });
});

describe('changes from another tab that move a line', () => {
  const moved: CartItem = {
    ...filmTicket,
    order: '202604182100',
    show: { ...filmTicket.show!, date: '18.04.2026', time: '21:00' },
  };

  const { key } = filmTicket;

  it('a new date that another tab took over is followed, and never brought back by a later change', async () => {
    storeCart(filmTicket);
    const { store } = recordedStore();
    storeCart(moved);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await waitFor(() => expect(cartIn(store).cart[key]!.show!.date).toBe('18.04.2026'));
    store.dispatch(itemsAdded([giftCard('mein')]));
    expect(storedCart()).toMatchObject({ mein: { count: 1 }, [key]: { show: { date: '18.04.2026' } } });
  });

  it('a new date that is taken over is stored and told to the other tabs', async () => {
    storeCart(filmTicket);
    const told: unknown[] = [];
    const channel = new BroadcastChannel('cart');
    addCleanup(() => channel.close());
    channel.addEventListener('message', ({ data }: MessageEvent<{ lines: unknown }>) =>
      told.push(data.lines),
    );
    const { store } = recordedStore();
    store.dispatch(linesChanged({ [key]: moved }));
    expect(storedCart()![key]!.show!.date).toBe('18.04.2026');
    await waitFor(() => expect(told).toMatchObject([{ [key]: { show: { date: '18.04.2026' } } }]));
  });
});
