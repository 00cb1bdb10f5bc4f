import { fc } from '@test/support/properties';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { maxCookieBytes } from '@/shared/config/constants';
import { parentKeyOf } from '@/domain/cartKeys';
import { readStoredCart } from '@/domain/storedCart';
import { cartSlice, itemRemoved, removalUndone } from '@/features/cart/cartSlice';
import { readCart, writeCart } from '@/features/cart/sync/cartStorage';
import { brokenByRemoval, brokenRules, isSameCart, written } from '@test/support/cartRules';
import { emptyCart, randomStep, type CartState, type Step } from '@test/support/randomActions';

const { reducer } = cartSlice;
const after = (state: CartState, steps: Step[]) =>
  steps.reduce((before, step) => reducer(before, step(before)), state);

const steps = fc.array(randomStep, { minLength: 1, maxLength: 12 });

/** The rules that a removal breaks, or undoing it. */
function brokenByRemovalOf(key: string, before: CartState, state: CartState): string[] {
  const undone = reducer(state, removalUndone());
  const isBack = isSameCart(undone.cart, before.cart) && undone.totalPrice === before.totalPrice;
  const broken = brokenByRemoval(before.cart, key, state.cart);
  return isBack ? broken : [...broken, 'differs after the removal is undone'];
}

describe('a cart after up to 12 random actions', () => {
  it('keeps every rule after each action, is stored unchanged, and removals can be undone (10,000 carts)', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const broken: string[] = [];
        const end = sequence.reduce((before, step) => {
          const action = step(before);
          const state = reducer(before, action);
          broken.push(...brokenRules(state));
          if (itemRemoved.match(action) && state.cart !== before.cart) {
            broken.push(...brokenByRemovalOf(action.payload.key, before, state));
          }
          return state;
        }, emptyCart);
        expect(broken).toEqual([]);
        const restored = readStoredCart(JSON.stringify(end.cart));
        if (!isSameCart(restored, end.cart)) expect(restored).toEqual(end.cart);
      }),
      { numRuns: 10_000 },
    );
    // 10 s on an idle machine.
  }, 180_000);

  it('restores removed lines whose keys are free, and loses none, after any later actions', () => {
    fc.assert(
      fc.property(steps, steps, (earlier, later) => {
        const state = after(after(emptyCart, earlier), later);
        const undone = reducer(state, removalUndone());
        expect(brokenRules(undone)).toEqual([]);
        const kept = Object.values(state.cart);
        const returned = Object.values(state.removed ?? {}).filter(
          ({ key, voucherCode, earnedBy }) =>
            !Object.hasOwn(state.cart, key) && voucherCode === undefined && earnedBy === undefined,
        );
        for (const { key, count, price } of [...kept, ...returned]) {
          if (Object.hasOwn(undone.cart, parentKeyOf(key))) {
            expect(undone.cart[key]).toMatchObject({ count, price });
          }
        }
        expect(kept.every(({ key }) => Object.hasOwn(undone.cart, key))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read from the browser as written, and from a cookie only if it is complete', () => {
    const seen = { inCookie: 0, tooLong: 0 };
    fc.assert(
      fc.property(steps, (sequence) => {
        const { cart } = after(emptyCart, sequence);
        writeCart(cart);
        expect(written(readCart())).toEqual(written(cart));
        localStorage.clear();
        const inCookie = Cookies.get('cart');
        const fits = encodeURIComponent(JSON.stringify(cart)).length < maxCookieBytes - 100;
        if (fits) expect(inCookie).toBeDefined();
        if (inCookie !== undefined) expect(written(readCart())).toEqual(written(cart));
        seen[inCookie === undefined ? 'tooLong' : 'inCookie'] += 1;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.inCookie, seen.tooLong)).toBeGreaterThan(50);
  });
});
