import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { itemRemoved, itemsAdded, voucherItemsAdded, cartSlice } from '@/features/cart/cartSlice';
import { voucherTexts } from '@/features/cart/texts';
import { seededRandom } from '@test/sandbox/random';
import {
  carTicket,
  filmTicket,
  giftCard,
  redeemedCode,
  storeCart,
  storedCart,
  welcomeVoucher,
} from '@test/support/carts';
import { runCleanups } from '@test/support/cleanups';
import { heading } from '@test/support/screenQueries';
import { inParts } from '@test/support/textMatchers';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { pause } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';

const { voucherCode: code } = welcomeVoucher;
const notice = () => screen.queryByText(inParts(voucherTexts.alone(code)));

function twoTabs() {
  const tabs = [recordedStore().store, recordedStore().store] as const;
  const carts = () => tabs.map((tab) => areaIn(tab, cartSlice).cart);
  return { tabs, carts };
}

describe('a code that is left without other lines by changes in two tabs', () => {
  it.each([
    ['is redeemed in one tab while the other removes the last line', [0, 1] as const],
    ['is redeemed in one tab after the other removed the last line', [1, 0] as const],
  ])('is removed from the storage and both tabs when it %s', async (_, order) => {
    storeCart(filmTicket, carTicket);
    const { tabs, carts } = twoTabs();
    const actions = [voucherItemsAdded([welcomeVoucher]), itemRemoved({ key: filmTicket.key })];
    for (const index of order) tabs[index].dispatch(actions[index]!);
    await waitFor(() => expect([...carts(), storedCart()]).toEqual([{}, {}, {}]));
    const changes = tabs.flatMap((tab) => areaIn(tab, cartSlice).voucherChanges?.changes ?? []);
    expect(changes).toContainEqual({ kind: 'alone', code });
  });

  it('is removed from the storage even if the browser forbids BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('forbidden', 'SecurityError');
    });
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    storeCart(filmTicket, carTicket, redeemedCode(code, -1000, 801));
    store.dispatch(itemRemoved({ key: filmTicket.key }));
    expect(areaIn(store, cartSlice).cart).toEqual({});
    expect(storedCart()).toEqual({});
  });

  it('is removed from both tabs if the other tab adds something immediately', async () => {
    storeCart(filmTicket, carTicket);
    const { tabs, carts } = twoTabs();
    tabs[0].dispatch(voucherItemsAdded([welcomeVoucher]));
    tabs[1].dispatch(itemRemoved({ key: filmTicket.key }));
    tabs[1].dispatch(itemsAdded([giftCard('karte')]));
    await waitFor(() => {
      expect(carts()[0]).toEqual(carts()[1]);
      expect(carts()[0]).toEqual(storedCart());
      expect(Object.keys(storedCart()!)).toEqual(['karte']);
    });
  });

  it('has the same state in both tabs after 50 random interleavings, never without other lines', async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      localStorage.clear();
      storeCart(filmTicket, carTicket);
      const { tabs, carts } = twoTabs();
      const random = seededRandom(seed);
      for (let step = 0; step < 6; step += 1) {
        const actions = [itemsAdded([filmTicket, carTicket]), itemRemoved({ key: filmTicket.key })];
        if (random() < 0.4) tabs[0].dispatch(voucherItemsAdded([welcomeVoucher]));
        else tabs[random() < 0.5 ? 0 : 1].dispatch(actions[Math.floor(random() * actions.length)]!);
        if (random() < 0.3) await pause(0);
      }
      await waitFor(() => {
        expect(carts()[0], `seed ${seed}`).toEqual(carts()[1]);
        expect(carts()[0], `seed ${seed}`).toEqual(storedCart());
        const types = Object.values(storedCart()!).map(({ productType }) => productType);
        expect(types.length === 0 || types.includes('show'), `seed ${seed}`).toBe(true);
      });
      runCleanups();
    }
  });
});

describe('a stored code without other lines', () => {
  it('is announced once and removed from the storage', async () => {
    storeCart(redeemedCode(code, -1000, 801));
    const { close } = renderApp(paths.cart.to());
    await waitFor(() => expect(notice()).toBeVisible());
    expect(storedCart()).toEqual({});
    close();
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
    expect(notice()).toBeNull();
  });
});
