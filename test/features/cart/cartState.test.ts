import { describe, expect, it, vi } from 'vitest';
import {
  orderPaid,
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
import { readOtherDates } from '@/features/booking/otherDates/otherDatesSlice';
import { recheckVouchers, validateVoucher } from '@/features/cart/vouchersApi';
import { cartStorageKey } from '@/shop/constants';
import { localStore } from '@/shared/browser/browserStorage';
import type { CartItem, ShowDetail } from '@/domain/entities';
import { orderGroups } from '@/domain/orderGroups';
import { notify } from '@/features/notifications/notificationsSlice';
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
import { dispatchStorage } from '@test/support/otherTab';
import { emptyCart, type CartState } from '@test/support/randomActions';
import { recordedStore } from '@test/support/recordedStore';
import { areaIn } from '@test/support/areaIn';

const { reducer } = cartSlice;
type Action = Parameters<typeof reducer>[1];

const after = (state: CartState, ...actions: Action[]) => actions.reduce(reducer, state);
const stateWith = (...lines: CartItem[]) => after(emptyCart, cartRestored(cartOf(...lines)));

const { voucherCode: code } = welcomeVoucher;
const line = redeemedCode(code, -1000, 801);
const ticketGroups = orderGroups(cartOf(filmTicket, carTicket));
const query = { voucherCode: code, groups: ticketGroups };
const recheck = { codes: [code], groups: ticketGroups };

describe('the flags for adding and removing', () => {
  it('are set until the change is stored', () => {
    const added = after(emptyCart, itemsAdded([filmTicket, carTicket]));
    expect(added).toMatchObject({ adding: true, removing: false, totalPrice: 1750 });
    const removed = after(added, cartStored(), itemRemoved({ key: filmTicket.key }));
    expect(removed).toMatchObject({ adding: false, removing: true, totalPrice: 0 });
    expect(after(removed, cartStored())).toMatchObject({ adding: false, removing: false });
    expect(after(emptyCart, voucherItemsAdded([welcomeVoucher])).adding).toBe(true);
    expect(after(stateWith(filmTicket), orderPaid({ orderId: '7' })).removing).toBe(true);
  });

  it('are not set by a changed count', () => {
    const state = after(stateWith(giftCard('karte')), quantityChanged({ key: 'karte', count: 3 }));
    expect(state).toMatchObject({ adding: false, removing: false, totalPrice: 6000 });
  });
});

describe('a removal', () => {
  const removed = after(
    stateWith(filmTicket, carTicket, popcorn, giftCard('karte')),
    itemRemoved({ key: filmTicket.key }),
  );

  it('can be undone together with its add-ons', () => {
    expect(Object.keys(removed.removed ?? {})).toEqual([filmTicket.key, carTicket.key, popcorn.key]);
    const undone = after(removed, cartStored(), removalUndone());
    expect(undone).toMatchObject({ totalPrice: 4240, removed: null, adding: true });
    expect(after(removed, removalForgotten()).removed).toBeNull();
  });

  it('can no longer be undone once something is added or the order is paid', () => {
    expect(after(removed, itemsAdded([filmTicket, carTicket])).removed).toBeNull();
    expect(after(removed, orderPaid({ orderId: '7' })).removed).toBeNull();
  });

  it('cannot be undone after lines were added, even if there were none', () => {
    expect(after(removed, itemsAdded([]), itemRemoved({ key: 'unknown' })).removed).toBeNull();
  });

  it('of an unknown line keeps the previous removal undoable', () => {
    expect(after(removed, itemRemoved({ key: 'unknown' })).removed).toBe(removed.removed);
    expect(after(removed, itemRemoved({ key: 'unknown' })).removing).toBe(removed.removing);
  });

  it('cannot be undone if there was none', () => {
    expect(after(stateWith(filmTicket), removalUndone()).totalPrice).toBe(1250);
  });

  it('of the last line also removes the codes, and can be undone with them', () => {
    const alone = after(stateWith(giftCard('karte'), line), itemRemoved({ key: 'karte' }));
    expect(alone.cart).toEqual({});
    expect(alone.voucherChanges).toEqual({ changes: [{ kind: 'alone', code }], from: 0, to: 0 });
    const undone = after(alone, removalUndone());
    expect(Object.keys(undone.cart).toSorted()).toEqual([line.key, 'karte'].toSorted());
    expect(undone.voucherChanges).toBeNull();
  });
});

describe('a stored cart', () => {
  it('is whole unless it expired or is damaged, and again after the next change', () => {
    expect(emptyCart.restoration).toBe('whole');
    const expired = after(stateWith(filmTicket), cartExpired());
    expect(expired).toMatchObject({ cart: {}, restoration: 'expired' });
    expect(after(expired, itemsAdded([giftCard('karte')])).restoration).toBe('whole');
    expect(after(emptyCart, cartDamaged()).restoration).toBe('damaged');
  });

  it('contains each redeemed item once', () => {
    const state = after(emptyCart, cartRestored(cartOf(giftCard('karte'), line, { ...line, key: 'zzzzz' })));
    expect(Object.keys(state.cart).toSorted()).toEqual([line.key, 'karte'].toSorted());
  });

  it('accepts changes of single lines and recalculates totals', () => {
    const state = stateWith(filmTicket, carTicket);
    const cheaper = { ...filmTicket, price: 1000 };
    expect(after(state, linesChanged({ [filmTicket.key]: cheaper })).totalPrice).toBe(1500);
    const wrong = { ...state, cart: { ...state.cart, [filmTicket.key]: { ...filmTicket, totalPrice: 1 } } };
    const right = after(wrong, cartRecalculated());
    expect(right.cart[filmTicket.key]!.totalPrice).toBe(1750);
    expect(right.totalPrice).toBe(1750);
  });
});

describe('a submitted code', () => {
  it('is loading, and clears earlier voucher changes', () => {
    const alone = after(stateWith(giftCard('karte'), line), itemRemoved({ key: 'karte' }));
    const started = after(alone, validateVoucher.start(query));
    expect(started.voucher).toEqual({ code, isLoading: true, error: null, rejectionReason: null });
    expect(started.voucherChanges).toBeNull();
    expect(after(started, validateVoucher.reset()).voucher).toEqual({
      code: '',
      isLoading: false,
      error: null,
      rejectionReason: null,
    });
  });

  it('that is refused has an error', () => {
    const error = { kind: 'refused', message: 'Abgelaufen.' } as const;
    const failed = after(emptyCart, validateVoucher.start(query), validateVoucher.fail(error, query));
    expect(failed.voucher).toEqual({ code, isLoading: false, error, rejectionReason: null });
  });

  it.each([
    ['nothingToRedeemFor', []],
    ['alreadyRedeemed', [giftCard('karte'), line]],
    [null, [giftCard('karte')]],
  ])('that is valid has the rejection reason %s', (rejectionReason, lines) => {
    const state = after(
      stateWith(...lines),
      validateVoucher.start(query),
      validateVoucher.success([welcomeVoucher], query),
    );
    expect(state.voucher).toEqual({ code, isLoading: false, error: null, rejectionReason });
  });

  it('is redeemed if one of its items is new', () => {
    const state = stateWith(giftCard('karte'), line);
    const response = [welcomeVoucher, { ...welcomeVoucher, voucherCode: 'ZWEITER' }];
    expect(after(state, validateVoucher.success(response, query)).voucher.rejectionReason).toBeNull();
  });

  it('that is the first of the cart needs no recheck for the same lines', () => {
    const state = after(stateWith(filmTicket, carTicket), validateVoucher.success([welcomeVoucher], query));
    expect(state.voucherCheck).toEqual({ lastQueryKey: JSON.stringify(ticketGroups), error: null });
  });

  it('that is added to others requires a recheck of all, unless they were checked for the same lines', () => {
    const other = { ...welcomeVoucher, voucherCode: 'ZWEITER' };
    const state = stateWith(filmTicket, carTicket, line);
    const unchecked = after(state, validateVoucher.success([other], query));
    expect(unchecked.voucherCheck.lastQueryKey).toBeNull();
    const checked = after(state, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(checked.voucherCheck.lastQueryKey).toBe(JSON.stringify(ticketGroups));
    const joined = after(checked, validateVoucher.success([other], query));
    expect(joined.voucherCheck).toBe(checked.voucherCheck);
    const forOtherLines = validateVoucher.success([other], { voucherCode: 'ZWEITER', groups: [] });
    expect(after(checked, forOtherLines).voucherCheck.lastQueryKey).toBeNull();
    const rejected = validateVoucher.success([welcomeVoucher], { voucherCode: code, groups: [] });
    expect(after(checked, rejected).voucherCheck).toBe(checked.voucherCheck);
  });

  it('adds lines with keys of five characters, each code once', () => {
    const state = after(stateWith(giftCard('karte')), voucherItemsAdded([welcomeVoucher]));
    const added = Object.values(state.cart).find(({ voucherCode }) => voucherCode === code);
    expect(added?.key).toHaveLength(5);
    expect(state.totalPrice).toBe(1000);
    const again = after(state, voucherItemsAdded([{ ...welcomeVoucher, voucherCode: code.toLowerCase() }]));
    expect(again.cart).toEqual(state.cart);
  });
});

describe('rechecked codes', () => {
  const state = stateWith(filmTicket, carTicket, line);

  it('are unchecked during the request, and after a failure is reset', () => {
    const failed = after(state, recheckVouchers.fail({ kind: 'network' }, recheck));
    expect(failed.voucherCheck).toEqual({
      lastQueryKey: JSON.stringify(ticketGroups),
      error: { kind: 'network' },
    });
    const unchecked = { lastQueryKey: null, error: null };
    expect(after(failed, recheckVouchers.start(recheck)).voucherCheck).toEqual(unchecked);
    expect(after(failed, recheckVouchers.reset(recheck)).voucherCheck).toEqual(unchecked);
  });

  it('stay checked if a reset follows a success', () => {
    const checked = after(state, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(after(checked, recheckVouchers.reset(recheck)).voucherCheck).toBe(checked.voucherCheck);
    expect(checked.voucherChanges).toBeNull();
    expect(checked.cart).toBe(state.cart);
  });

  it('are removed if they are refused, with the total before and after', () => {
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

  it('are not changed by a response about other lines', () => {
    const old = { codes: [code], groups: [] };
    expect(after(state, recheckVouchers.success([{ kind: 'refused', code }], old))).toBe(state);
  });

  it('stay unchecked if the request did not include all of them', () => {
    const both = stateWith(filmTicket, carTicket, line, redeemedCode('ZWEITER', -500, 802));
    const checked = after(both, recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck));
    expect(checked.voucherCheck.lastQueryKey).toBeNull();
    const all = { codes: [code, 'ZWEITER'], groups: ticketGroups };
    const second = redeemedCode('ZWEITER', -500, 802);
    const checkedAll = after(
      both,
      recheckVouchers.success(
        [
          { kind: 'valid', code, items: [line] },
          { kind: 'valid', code: 'ZWEITER', items: [second] },
        ],
        all,
      ),
    );
    expect(checkedAll.voucherCheck.lastQueryKey).toBe(JSON.stringify(ticketGroups));
  });
});

describe('what screens read of the cart', () => {
  const { selectIsRedeeming, selectIsVoucherRefused, selectRecheck, selectIsChecked, selectIsRechecking } =
    cartSlice.selectors;
  const { selectIsKept, selectRemoved, selectEntryCount } = cartSlice.selectors;
  const isOpen = (cart: CartState) => selectIsRechecking({ cart });
  const unchecked = stateWith(filmTicket, carTicket, line);
  const valid = recheckVouchers.success([{ kind: 'valid', code, items: [line] }], recheck);

  it('a check of codes is open until it has a response for the lines of the cart', () => {
    expect(isOpen(stateWith(filmTicket, carTicket))).toBe(false);
    expect(isOpen(unchecked)).toBe(true);
    const checked = after(unchecked, valid);
    expect(isOpen(checked)).toBe(false);
    expect(isOpen(after(checked, quantityChanged({ key: filmTicket.key, count: 2 })))).toBe(true);
  });

  it('the query of its codes is one object until the cart changes, and a failure does not check them', () => {
    const query = (cart: CartState) => selectRecheck({ cart });
    const isChecked = (cart: CartState) => selectIsChecked({ cart });
    expect(query(stateWith(filmTicket, carTicket))).toBeUndefined();
    expect(query(unchecked)).toEqual(recheck);
    expect(query(after(unchecked, valid))).toBe(query(unchecked));
    expect(isChecked(unchecked)).toBeUndefined();
    expect(isChecked(after(unchecked, valid))).toBe(true);
    const failed = after(unchecked, recheckVouchers.fail({ kind: 'network' }, recheck));
    expect(isOpen(failed)).toBe(false);
    expect(isChecked(failed)).toBeUndefined();
  });

  it('a code is redeemed until its response, which accepts or refuses it', () => {
    const stateOf = (cart: CartState) => [selectIsRedeeming({ cart }), selectIsVoucherRefused({ cart })];
    const started = after(stateWith(giftCard('karte')), validateVoucher.start(query));
    expect(stateOf(started)).toEqual([true, false]);
    expect(stateOf(after(started, validateVoucher.success([welcomeVoucher], query)))).toEqual([false, false]);
    expect(stateOf(after(started, validateVoucher.fail({ kind: 'refused' }, query)))).toEqual([false, true]);
    const alone = after(emptyCart, validateVoucher.start(query));
    expect(stateOf(after(alone, validateVoucher.success([welcomeVoucher], query)))).toEqual([false, true]);
  });

  it('a cart is kept unless it could not be stored', () => {
    const isKept = (cart: CartState) => selectIsKept({ cart });
    expect([emptyCart, after(emptyCart, cartStored())].map(isKept)).toEqual([true, true]);
    expect(isKept(after(emptyCart, cartStored(false)))).toBe(false);
  });

  it('its entries are counted, and the last removed lines are known', () => {
    expect(selectEntryCount({ cart: unchecked })).toBe(2);
    expect(selectRemoved({ cart: unchecked })).toBeNull();
    const removed = after(unchecked, itemRemoved({ key: filmTicket.key }));
    expect(Object.keys(selectRemoved({ cart: removed }) ?? {})).toContain(filmTicket.key);
  });
});

describe('the stores of the cart', () => {
  const text = () => localStorage.getItem(cartStorageKey);

  it('are not written, and the cart is not restored, if they equal the cart of the tab', () => {
    storeCart(filmTicket, carTicket);
    const { store, actions } = recordedStore();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const restored = () => actions.filter(cartRestored.match).length;
    expect(restored()).toBe(1);
    dispatchStorage(cartStorageKey);
    expect(write).not.toHaveBeenCalled();
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(write).toHaveBeenCalledTimes(1);
    expect(restored()).toBe(1);
  });

  it('are not written at the start', () => {
    storeCart(filmTicket, carTicket);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    recordedStore();
    expect(write).not.toHaveBeenCalled();
  });

  it('that refuse the cart are announced once', () => {
    const { store, actions } = recordedStore();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(areaIn(store, cartSlice).isKept).toBe(false);
    const texts = actions.filter(notify.match).map(({ payload }) => payload.text);
    expect(texts.filter((text) => text.startsWith('Dein Browser speichert nichts'))).toHaveLength(1);
    vi.restoreAllMocks();
    // What could not be stored was kept in memory.
    localStore.remove(cartStorageKey);
  });

  it('are overwritten once with their readable lines, with a notification', () => {
    const cart = { ...cartOf(filmTicket, carTicket), broken: { price: 'free' } };
    localStorage.setItem(cartStorageKey, JSON.stringify(cart));
    const { store, actions } = recordedStore();
    expect(areaIn(store, cartSlice)).toMatchObject({ totalPrice: 1750, restoration: 'damaged' });
    expect(actions.filter(notify.match).map(({ payload }) => payload.text)).toEqual([
      expect.stringContaining('nicht ganz lesbar'),
    ]);
    expect(JSON.parse(text()!)).toEqual(cartOf(filmTicket, carTicket));
    expect(areaIn(recordedStore().store, cartSlice).restoration).toBe('whole');
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
    const { cart } = areaIn(store, cartSlice);
    const counts = Object.values(cart).map(({ showId, count }) => [showId, count]);
    return { counts, added: actions.filter(itemsAdded.match).length };
  }

  it('have the chosen counts, each by the response about its show', () => {
    const { counts, added } = add([601, 602], offer(602), offer(601));
    expect(added).toBe(1);
    expect(counts).toContainEqual([601, 2]);
    expect(counts).toContainEqual([602, 2]);
    expect(counts).toHaveLength(5);
  });

  it('exclude shows that are in the cart, sold out or without a response', () => {
    const { counts } = add([301, 602, 603, 604], offer(301), offer(602, { soldOut: true }), offer(604));
    expect(counts.filter(([showId]) => showId === 604)).toHaveLength(1);
    expect(counts).toHaveLength(4);
  });

  it('dispatch no action if none is left', () => {
    expect(add([301], offer(301)).added).toBe(0);
  });
});

describe('a change of the cart', () => {
  function open() {
    const { store, actions } = recordedStore();
    return {
      store,
      texts: () => actions.filter(notify.match).map(({ payload }) => payload.text),
      events: () => actions.filter(track.match).map(({ payload }) => payload),
    };
  }

  it('is announced and tracked', () => {
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

  it('is announced for a redeemed code, but not for one that adds nothing', () => {
    const { store, texts } = open();
    store.dispatch(validateVoucher.success([welcomeVoucher], query));
    expect(texts()).toEqual([]);
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    store.dispatch(validateVoucher.success([welcomeVoucher], query));
    expect(texts().at(-1)).toBe('Gutschein wurde dem Warenkorb hinzugefügt');
    expect(Object.values(areaIn(store, cartSlice).cart).some(({ voucherCode }) => voucherCode === code)).toBe(
      true,
    );
  });

  it('that fails is announced for a refused code and for other errors, but not for a cancelled request', () => {
    const { store, texts } = open();
    store.dispatch(validateVoucher.fail({ kind: 'refused', message: 'Abgelaufen.' }, query));
    store.dispatch(validateVoucher.fail({ kind: 'server' }, query));
    store.dispatch(validateVoucher.fail({ kind: 'cancelled' }, query));
    expect(texts()).toEqual(['Gutschein ungültig: Abgelaufen.', 'Es ist ein Fehler aufgetreten!']);
  });

  it('that fails is announced for other dates, but not for a cancelled request', () => {
    const { store, texts } = open();
    const wanted = { shows: [], giftCards: [] };
    store.dispatch(readOtherDates.fail({ kind: 'cancelled' }, wanted));
    expect(texts()).toEqual([]);
    store.dispatch(readOtherDates.fail({ kind: 'network' }, wanted));
    expect(texts()).toEqual(['Es ist ein Fehler aufgetreten!']);
  });
});
