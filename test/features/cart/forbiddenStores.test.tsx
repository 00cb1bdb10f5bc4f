import { afterEach, describe, expect, it, vi } from 'vitest';
import { itemsAdded, itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { localStore } from '@/shared/browser/browserStorage';
import { notify } from '@/features/notifications/notificationsSlice';
import { buyTonight } from '@test/support/buying';
import { carTicket, filmTicket, giftCard } from '@test/support/carts';
import { forbidCookies } from '@test/support/forbiddenCookies';
import { forbidWebStorage } from '@test/support/forbiddenStorage';
import { recordedStore } from '@test/support/recordedStore';

describe('a browser', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  afterEach(() => {
    vi.restoreAllMocks();
    // What could not be stored was kept in memory.
    for (const key of ['cart', 'orderKey', 'orderHistory']) localStore.remove(key);
  });

  it('without storage can be used to buy', async () => {
    forbidWebStorage();
    await buyTonight();
  });

  it('without storage and cookies can be used to buy', async () => {
    forbidWebStorage();
    // Only writing throws here: the network stub reads cookies.
    forbidCookies();
    await buyTonight();
  });

  it('whose storage throws on reading, without cookies, can be used to buy', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(deny);
    await buyTonight();
  });

  it('whose storage is full, and which silently ignores cookies, can be used to buy', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    await buyTonight();
  });
});

describe('a cart that does not survive a reload', () => {
  /** The notifications of these changes, in their order. */
  function announced(...changes: Parameters<ReturnType<typeof recordedStore>['store']['dispatch']>[0][]) {
    const { store, actions } = recordedStore();
    for (const change of changes) store.dispatch(change);
    return actions.filter(notify.match).map(({ payload }) => payload.text);
  }
  const notKept = 'Dein Browser speichert nichts: Lädst oder schließt du die Seite, ist der Warenkorb leer.';
  const added = 'Produkt wurde dem Warenkorb hinzugefügt';
  const cards = Array.from({ length: 40 }, (_, index) => giftCard(`karte${index}`));

  it('is announced once, with its first line', () => {
    forbidWebStorage();
    forbidCookies();
    const more = quantityChanged({ key: filmTicket.key, count: 3 });
    expect(announced(itemsAdded([filmTicket, carTicket]), itemsAdded([filmTicket, carTicket]), more)).toEqual(
      [added, notKept, added],
    );
  });

  it('is announced if writing fails silently', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    expect(announced(itemsAdded([filmTicket, carTicket]))).toEqual([added, notKept]);
    localStore.remove('cart');
  });

  it('is not announced if one of both stores works', () => {
    forbidWebStorage();
    expect(announced(itemsAdded([filmTicket, carTicket]))).toEqual([added]);
  });

  it('is not announced in a browser without cookies', () => {
    forbidCookies();
    expect(announced(itemsAdded([filmTicket, carTicket]))).toEqual([added]);
  });

  it('is announced once it is too long for the only store', () => {
    forbidWebStorage();
    expect(announced(itemsAdded([filmTicket, carTicket]), itemsAdded(cards))).toEqual([
      added,
      expect.any(String),
      notKept,
    ]);
  });

  it('is not announced while it is empty', () => {
    forbidWebStorage();
    forbidCookies();
    expect(announced(itemRemoved({ key: filmTicket.key }))).not.toContain(notKept);
  });
});
