import { describe, expect, it, vi } from 'vitest';
import { orderPaid } from '@/features/cart/orderEvents';
import { readOtherDates } from '@/features/cart/offersApi';
import { recheckVouchers, validateVoucher } from '@/features/cart/vouchersApi';
import { cartStorageKey } from '@/shared/config/constants';
import type { CartItem, ShowDetail } from '@/domain/entities';
import { orderGroups } from '@/domain/orderGroups';
import {
  cartDamaged,
  cartExpired,
  cartRecalculated,
  cartRestored,
  cartSlice,
  cartStored,
  itemRemoved,
  itemsAdded,
  linesChanged,
  quantityChanged,
  removalForgotten,
  removalUndone,
  voucherItemsAdded,
  voucherChangesDismissed,
} from '@/features/cart/cartSlice';
import { notify } from '@/features/notifications/notify';
import { track } from '@/features/consent/track';
import { filmShow } from '@test/domain/examples';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
  welcomeVoucher,
} from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { emptyCart, type CartState } from '@test/support/randomActions';
import { recordedStore } from '@test/support/recordedStore';

const { reducer } = cartSlice;
type Action = Parameters<typeof reducer>[1];

const after = (state: CartState, ...actions: Action[]) => actions.reduce(reducer, state);
const holding = (...lines: CartItem[]) => after(emptyCart, cartRestored(cartOf(...lines)));

const { voucherCode: code } = welcomeVoucher;
const line = redeemedCode(code, -1000, 801);
const ticketGroups = orderGroups(cartOf(filmTicket, carTicket));
const question = { voucherCode: code, groups: ticketGroups };
const recheck = { codes: [code], groups: ticketGroups };

describe('the flags of a change', () => {
  it('say what goes on until it is stored', () => {
    const added = after(emptyCart, itemsAdded([filmTicket, carTicket]));
    expect(added).toMatchObject({ adding: true, removing: false, totalPrice: 1750 });
    const removed = after(added, cartStored(), itemRemoved({ key: filmTicket.key }));
    expect(removed).toMatchObject({ adding: false, removing: true, totalPrice: 0 });
    expect(after(removed, cartStored())).toMatchObject({ adding: false, removing: false });
    expect(after(emptyCart, voucherItemsAdded([welcomeVoucher])).adding).toBe(true);
    expect(after(holding(filmTicket), orderPaid({ orderId: '7' })).removing).toBe(true);
  });

  it('say nothing of a changed count', () => {
    const state = after(holding(giftCard('karte')), quantityChanged({ key: 'karte', count: 3 }));
    expect(state).toMatchObject({ adding: false, removing: false, totalPrice: 6000 });
  });
});

describe('a removal', () => {
  const removed = after(
    holding(filmTicket, carTicket, popcorn, giftCard('karte')),
    itemRemoved({ key: filmTicket.key }),
  );

  it('can be undone with all that went with it', () => {
    expect(Object.keys(removed.removed ?? {})).toEqual([filmTicket.key, carTicket.key, popcorn.key]);
    const undone = after(removed, cartStored(), removalUndone());
    expect(undone).toMatchObject({ totalPrice: 4240, removed: null, adding: true });
    expect(after(removed, removalForgotten()).removed).toBeNull();
  });

  it('is forgotten where something is added, and where the order is paid', () => {
    expect(after(removed, itemsAdded([filmTicket, carTicket])).removed).toBeNull();
    expect(after(removed, orderPaid({ orderId: '7' })).removed).toBeNull();
  });

  it('that takes nothing leaves the one before to be undone', () => {
    const again = after(removed, itemsAdded([]), itemRemoved({ key: 'nothing there' }));
    expect(again.removed).toBeNull();
    expect(after(removed, itemRemoved({ key: 'nothing there' })).removed).toBe(removed.removed);
    expect(after(removed, itemRemoved({ key: 'nothing there' })).removing).toBe(removed.removing);
  });

  it('undone where there is none changes nothing', () => {
    expect(after(holding(filmTicket), removalUndone()).totalPrice).toBe(1250);
  });

  it('of the last goods takes the codes along, and can be undone with them', () => {
    const alone = after(holding(giftCard('karte'), line), itemRemoved({ key: 'karte' }));
    expect(alone.cart).toEqual({});
    expect(alone.voucherChanges).toEqual({ changes: [{ kind: 'alone', code }], from: 0, to: 0 });
    const undone = after(alone, removalUndone());
    expect(Object.keys(undone.cart).toSorted()).toEqual([line.key, 'karte'].toSorted());
    expect(undone.voucherChanges).toBeNull();
  });
});

describe('a cart that was stored', () => {
  it('is whole until something is wrong with it, and again after the next change', () => {
    expect(emptyCart.restoration).toBe('whole');
    const expired = after(holding(filmTicket), cartExpired());
    expect(expired).toMatchObject({ cart: {}, restoration: 'expired' });
    expect(after(expired, itemsAdded([giftCard('karte')])).restoration).toBe('whole');
    expect(after(emptyCart, cartDamaged()).restoration).toBe('damaged');
  });

  it('holds what a code gave once', () => {
    const state = after(emptyCart, cartRestored(cartOf(giftCard('karte'), line, { ...line, key: 'zzzzz' })));
    expect(Object.keys(state.cart).toSorted()).toEqual([line.key, 'karte'].toSorted());
  });

  it('takes single lines as they were found, and totals anew', () => {
    const state = holding(filmTicket, carTicket);
    const cheaper = { ...filmTicket, price: 1000 };
    expect(after(state, linesChanged({ [filmTicket.key]: cheaper })).totalPrice).toBe(1500);
    const wrong = { ...state, cart: { ...state.cart, [filmTicket.key]: { ...filmTicket, totalPrice: 1 } } };
    const right = after(wrong, cartRecalculated());
    expect(right.cart[filmTicket.key]!.totalPrice).toBe(1750);
    expect(right.totalPrice).toBe(1750);
  });
});

describe('a code that is typed', () => {
  it('is being asked about, and what was said before is gone', () => {
    const alone = after(holding(giftCard('karte'), line), itemRemoved({ key: 'karte' }));
    const asked = after(alone, validateVoucher.start(question));
    expect(asked.voucher).toEqual({ code, isLoading: true, error: null, rejectionReason: null });
    expect(asked.voucherChanges).toBeNull();
    expect(after(asked, validateVoucher.reset()).voucher).toEqual({
      code: '',
      isLoading: false,
      error: null,
      rejectionReason: null,
    });
  });

  it('that is refused says so', () => {
    const error = { kind: 'refused', message: 'Abgelaufen.' } as const;
    const failed = after(emptyCart, validateVoucher.start(question), validateVoucher.fail(error, question));
    expect(failed.voucher).toEqual({ code, isLoading: false, error, rejectionReason: null });
  });

  it.each([
    ['nothingToRedeemFor', []],
    ['alreadyRedeemed', [giftCard('karte'), line]],
    [null, [giftCard('karte')]],
  ])('that holds is hindered by %s', (rejectionReason, lines) => {
    const state = after(
      holding(...lines),
      validateVoucher.start(question),
      validateVoucher.success([welcomeVoucher], question),
    );
    expect(state.voucher).toEqual({ code, isLoading: false, error: null, rejectionReason });
  });

  it('is redeemed where one of its items is new', () => {
    const state = holding(giftCard('karte'), line);
    const answer = [welcomeVoucher, { ...welcomeVoucher, voucherCode: 'ZWEITER' }];
    expect(after(state, validateVoucher.success(answer, question)).voucher.rejectionReason).toBeNull();
  });

  it('that is the first of the cart needs no second answer for the same goods', () => {
    const state = after(holding(filmTicket, carTicket), validateVoucher.success([welcomeVoucher], question));
    expect(state.voucherCheck).toEqual({ lastQueryKey: JSON.stringify(ticketGroups), error: null });
  });

  it('that joins others has all of them asked, unless they were asked about the same goods', () => {
    const other = { ...welcomeVoucher, voucherCode: 'ZWEITER' };
    const state = holding(filmTicket, carTicket, line);
    const unasked = after(state, validateVoucher.success([other], question));
    expect(unasked.voucherCheck.lastQueryKey).toBeNull();
    const checked = after(state, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(checked.voucherCheck.lastQueryKey).toBe(JSON.stringify(ticketGroups));
    const joined = after(checked, validateVoucher.success([other], question));
    expect(joined.voucherCheck).toBe(checked.voucherCheck);
    const elsewhere = validateVoucher.success([other], { voucherCode: 'ZWEITER', groups: [] });
    expect(after(checked, elsewhere).voucherCheck.lastQueryKey).toBeNull();
    const hindered = validateVoucher.success([welcomeVoucher], { voucherCode: code, groups: [] });
    expect(after(checked, hindered).voucherCheck).toBe(checked.voucherCheck);
  });

  it('gives lines under keys of five signs, and none twice', () => {
    const state = after(holding(giftCard('karte')), voucherItemsAdded([welcomeVoucher]));
    const added = Object.values(state.cart).find(({ voucherCode }) => voucherCode === code);
    expect(added?.key).toHaveLength(5);
    expect(state.totalPrice).toBe(1000);
    const again = after(state, voucherItemsAdded([{ ...welcomeVoucher, voucherCode: code.toLowerCase() }]));
    expect(again.cart).toEqual(state.cart);
  });
});

describe('codes that are asked about again', () => {
  const state = holding(filmTicket, carTicket, line);

  it('are unchecked while they are, and after a failure that is taken back', () => {
    const failed = after(state, recheckVouchers.fail({ kind: 'network' }, recheck));
    expect(failed.voucherCheck).toEqual({
      lastQueryKey: JSON.stringify(ticketGroups),
      error: { kind: 'network' },
    });
    const unchecked = { lastQueryKey: null, error: null };
    expect(after(failed, recheckVouchers.start(recheck)).voucherCheck).toEqual(unchecked);
    expect(after(failed, recheckVouchers.reset()).voucherCheck).toEqual(unchecked);
  });

  it('stay checked where nothing failed that could be taken back', () => {
    const checked = after(state, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(after(checked, recheckVouchers.reset()).voucherCheck).toBe(checked.voucherCheck);
    expect(checked.voucherChanges).toBeNull();
    expect(checked.cart).toBe(state.cart);
  });

  it('and are refused leave the cart, with the total before and after', () => {
    const damaged = after(state, cartDamaged());
    const refused = after(
      damaged,
      recheckVouchers.success([{ kind: 'refused', code, reason: 'Abgelaufen.' }], recheck),
    );
    expect(refused).toMatchObject({ totalPrice: 1750, adding: true, restoration: 'damaged' });
    expect(refused.voucherChanges).toEqual({
      changes: [{ kind: 'refused', code, reason: 'Abgelaufen.' }],
      from: 750,
      to: 1750,
    });
    expect(after(refused, voucherChangesDismissed()).voucherChanges).toBeNull();
    expect(after(refused, orderPaid({ orderId: '7' })).voucherChanges).toBeNull();
  });

  it('are not answered by what was asked about another cart', () => {
    const old = { codes: [code], groups: [] };
    expect(after(state, recheckVouchers.success([{ kind: 'refused', code }], old))).toBe(state);
  });

  it('are not all answered where one of them was not asked about', () => {
    const both = holding(filmTicket, carTicket, line, redeemedCode('ZWEITER', -500, 802));
    const checked = after(both, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(checked.voucherCheck.lastQueryKey).toBeNull();
    const all = { codes: [code, 'ZWEITER'], groups: ticketGroups };
    const second = redeemedCode('ZWEITER', -500, 802);
    const answered = after(
      both,
      recheckVouchers.success(
        [
          { kind: 'valid', code, items: [line] },
          { kind: 'valid', code: 'ZWEITER', items: [second] },
        ],
        all,
      ),
    );
    expect(answered.voucherCheck.lastQueryKey).toBe(JSON.stringify(ticketGroups));
  });
});

describe('the stores of the cart', () => {
  const text = () => localStorage.getItem(cartStorageKey);

  it('are not written, and the cart is not restored, where they hold what the tab holds', () => {
    storeCart(filmTicket, carTicket);
    const { store, actions } = recordedStore();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const restored = () => actions.filter(cartRestored.match).length;
    expect(restored()).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(write).not.toHaveBeenCalled();
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(write).toHaveBeenCalledTimes(1);
    expect(restored()).toBe(1);
  });

  it('are not written by a shop that starts with what they hold', () => {
    storeCart(filmTicket, carTicket);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    recordedStore();
    expect(write).not.toHaveBeenCalled();
  });

  it('are written once with what could be read of them, which is announced', () => {
    const cart = { ...cartOf(filmTicket, carTicket), broken: { price: 'free' } };
    localStorage.setItem(cartStorageKey, JSON.stringify(cart));
    const { store, actions } = recordedStore();
    expect(cartIn(store)).toMatchObject({ totalPrice: 1750, restoration: 'damaged' });
    expect(actions.filter(notify.match).map(({ payload }) => payload.text)).toEqual([
      expect.stringContaining('nicht ganz lesbar'),
    ]);
    expect(JSON.parse(text()!)).toEqual(cartOf(filmTicket, carTicket));
    expect(cartIn(recordedStore().store).restoration).toBe('whole');
  });
});

describe('other dates that are added', () => {
  const card = giftCard('karte');
  const wanted = (...showIds: number[]) => ({
    shows: showIds.map((showId) => ({ showId, count: 2, selection: {} })),
    giftCards: {},
  });
  const offer = (showId: number, changes: Partial<ShowDetail> = {}) => ({
    showId,
    show: filmShow({ showId, date: '20.05.2026', dateISO: '2026-05-20T20:30:00+02:00', ...changes }),
    discounts: [],
  });

  function add(showIds: number[], ...shows: ReturnType<typeof offer>[]) {
    storeCart(filmTicket, carTicket, card);
    const { store, actions } = recordedStore();
    store.dispatch(readOtherDates.success({ shows, giftCards: [] }, wanted(...showIds)));
    const { cart } = cartIn(store);
    const counts = Object.values(cart).map(({ showId, count }) => [showId, count]);
    return { counts, added: actions.filter(itemsAdded.match).length };
  }

  it('come as often as they were chosen, each by the answer about it', () => {
    const { counts, added } = add([601, 602], offer(602), offer(601));
    expect(added).toBe(1);
    expect(counts).toContainEqual([601, 2]);
    expect(counts).toContainEqual([602, 2]);
    expect(counts).toHaveLength(5);
  });

  it('come without those that are there, sold out or not answered', () => {
    const { counts } = add([301, 602, 603, 604], offer(301), offer(602, { soldOut: true }), offer(604));
    expect(counts.filter(([showId]) => showId === 604)).toHaveLength(1);
    expect(counts).toHaveLength(4);
  });

  it('are not announced where there are none', () => {
    expect(add([301], offer(301)).added).toBe(0);
  });
});

describe('what happened to the cart', () => {
  function open() {
    const { store, actions } = recordedStore();
    return {
      store,
      texts: () => actions.filter(notify.match).map(({ payload }) => payload.text),
      events: () => actions.filter(track.match).map(({ payload }) => payload),
    };
  }

  it('is announced and told to statistics', () => {
    const { store, texts, events } = open();
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    store.dispatch(itemsAdded([giftCard('karte')]));
    store.dispatch(itemsAdded([giftCard('zweite'), popcorn]));
    store.dispatch(itemRemoved({ key: filmTicket.key }));
    expect(texts()).toEqual([
      'Produkt wurde dem Warenkorb hinzugefügt',
      'Gutschein wurde dem Warenkorb hinzugefügt',
      'Produkt wurde dem Warenkorb hinzugefügt',
      'Produkt wurde entfernt',
    ]);
    expect(events()).toHaveLength(3);
    expect(events()[0]).toMatchObject({ name: 'add_to_cart', value: 1750 });
  });

  it('is announced of a code once it is in the cart, and not where it adds nothing', () => {
    const { store, texts } = open();
    store.dispatch(validateVoucher.success([welcomeVoucher], question));
    expect(texts()).toEqual([]);
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    store.dispatch(validateVoucher.success([welcomeVoucher], question));
    expect(texts().at(-1)).toBe('Gutschein wurde dem Warenkorb hinzugefügt');
    expect(Object.values(cartIn(store).cart).some(({ voucherCode }) => voucherCode === code)).toBe(true);
  });

  it('is told of a code that is refused, of another failure as such, and not where nobody waits', () => {
    const { store, texts } = open();
    store.dispatch(validateVoucher.fail({ kind: 'refused', message: 'Abgelaufen.' }, question));
    store.dispatch(validateVoucher.fail({ kind: 'server' }, question));
    store.dispatch(validateVoucher.fail({ kind: 'cancelled' }, question));
    expect(texts()).toEqual(['Gutschein ungültig: Abgelaufen.', 'Es ist ein Fehler aufgetreten!']);
  });

  it('is told of other dates that could not be read, and not where nobody waits', () => {
    const { store, texts } = open();
    const wanted = { shows: [], giftCards: [] };
    store.dispatch(readOtherDates.fail({ kind: 'cancelled' }, wanted));
    expect(texts()).toEqual([]);
    store.dispatch(readOtherDates.fail({ kind: 'network' }, wanted));
    expect(texts()).toEqual(['Es ist ein Fehler aufgetreten!']);
  });
});
