import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { addItems } from '@/domain/cart';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import {
  cartFragment,
  isEmptyLinkedCart,
  readCartFragment,
  linkedCartOf,
  type LinkedCart,
} from '@/domain/cartLink';
import { asDiscount } from '@/domain/discounts';
import { itemForGiftCard } from '@/domain/giftCards';
import {
  choiceOf,
  filmShow,
  lineExample,
  marketShow,
  productExample,
  voucherExample,
} from '@test/domain/examples';
import { randomCart } from '@test/domain/randomCarts';
import { plainChoice } from '@/domain/selection';

const count = fc.integer({ min: 1, max: 600 });
const id = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(1, Number.MAX_SAFE_INTEGER));
const counts = fc
  .uniqueArray(fc.tuple(id, count), { maxLength: 5, selector: ([key]) => key })
  .map((entries): Record<number, number> => Object.fromEntries(entries));
const wanted: fc.Arbitrary<LinkedCart> = fc.record({
  shows: fc.uniqueArray(fc.record({ showId: id, count, selection: counts }), {
    maxLength: 20,
    selector: ({ showId }) => showId,
  }),
  giftCards: counts,
});

const someCart: LinkedCart = {
  shows: [
    { showId: 301, count: 2, selection: { 101: 1, 102: 3 } },
    { showId: 501, count: 1, selection: {} },
  ],
  giftCards: { 401: 600 },
};

describe('cart link', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(wanted, (cart) => {
        const fragment = cartFragment(cart);
        if (isEmptyLinkedCart(cart)) expect(fragment).toBeUndefined();
        else expect(readCartFragment(fragment!)).toEqual(cart);
      }),
      { numRuns: 1000 },
    );
  });

  it('carries the products of any cart and their counts', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const carried = linkedCartOf(cart);
        for (const { showId, count: tickets, selection } of carried.shows) {
          const chosen = Object.values(cart).filter((line) => line.showId === showId && !line.earnedBy);
          const addOns = chosen.filter(({ key }) => key.includes('|'));
          expect(chosen.find(({ key }) => !key.includes('|'))?.count).toBe(tickets);
          expect(Object.keys(selection).map(Number)).toEqual(
            [...new Set(addOns.map(({ product }) => product!.purchaseProductId))].sort((a, b) => a - b),
          );
        }
        const fragment = cartFragment(carried);
        expect(isEmptyLinkedCart(carried) || readCartFragment(fragment!)).toEqual(
          isEmptyLinkedCart(carried) || carried,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('consists of letters and digits only, so that no messenger cuts it', () => {
    expect(cartFragment(someCart)).toBe('#korb=s301x2p101p102x3s501g401x600z');
  });

  it('carries no codes, discounts or prices', () => {
    const snack = productExample({ purchaseProductId: 102, discountPurchaseProductId: 190 });
    const discount = asDiscount(productExample({ purchaseProductId: 190, price: -200 }), 190);
    const cart = addItems({}, [
      ...itemsForShow(filmShow({ showId: 301, products: [snack] }), choiceOf({ 102: 2 }), [discount]),
      itemForVoucher(voucherExample({ voucherCode: 'HERBST7' }), 'abcde'),
      itemForGiftCard(productExample({ purchaseProductId: 401, price: 2000 }), 3, 'fghij'),
    ]);
    expect(Object.keys(cart)).toHaveLength(5);
    expect(linkedCartOf(cart)).toEqual({
      shows: [{ showId: 301, count: 1, selection: { 102: 2 } }],
      giftCards: { 401: 3 },
    });
  });

  it('is undefined for a cart that contains only a code', () => {
    const cart = addItems({}, [itemForVoucher(voucherExample(), 'abcde')]);
    expect(isEmptyLinkedCart(linkedCartOf(cart))).toBe(true);
  });

  it('omits lines without a show', () => {
    const cart = { a: lineExample('a', { showId: 0 }), b: lineExample('b', { showId: 2 }) };
    expect(linkedCartOf(cart).shows).toEqual([{ showId: 2, count: 1, selection: {} }]);
  });

  it('carries at most the maximum number of lines', () => {
    const counts = Object.fromEntries(Array.from({ length: 299 }, (_, index) => [index + 1, 1]));
    const full: LinkedCart = { shows: [{ showId: 1, count: 1, selection: counts }], giftCards: {} };
    expect(readCartFragment(cartFragment(full)!)).toEqual(full);
    expect(cartFragment({ ...full, giftCards: { 1: 1 } })).toBeUndefined();
  });

  it('adds separate lines of the same product up to 600', () => {
    const lines = ['show-1', 'show-1|5', 'show-1|5|chosen'].map((key) =>
      lineExample(key, {
        count: key === 'show-1' ? 1 : 400,
        ...(key === 'show-1' ? {} : { product: { ...productExample(), id: 5 } }),
      }),
    );
    const cart = Object.fromEntries(lines.map((line) => [line.key, line]));
    expect(linkedCartOf(cart).shows).toEqual([{ showId: 1, count: 1, selection: { 5: 600 } }]);
  });

  it('is undefined for more than the maximum number of shows', () => {
    const shows = Array.from({ length: 51 }, (_, index) => marketShow({ showId: index + 1 }));
    const cart = addItems(
      {},
      shows.flatMap((show) => itemsForShow(show, plainChoice)),
    );
    expect(cartFragment(linkedCartOf(cart))).toBeUndefined();
    const { shows: all, ...rest } = linkedCartOf(cart);
    expect(cartFragment({ ...rest, shows: all.slice(0, 50) })).toMatch(/^#korb=s1s2.*s50z$/);
  });
});

describe('untrusted fragment', () => {
  it.each(['', '#', '#inhalt', '#korb', 'korb=s1z', '#x&korb=s1z'])('%j is not a cart link', (fragment) => {
    expect(readCartFragment(fragment)).toBeUndefined();
  });

  it.each([
    ['an empty text', ''],
    ['an end alone', 'z'],
    ['no end, as if cut off', 's301x2p10'],
    ['text after the end', 's301zs302z'],
    ['the show 0', 's0z'],
    ['a product without its show', 'p101z'],
    ['a product after a gift card', 's301g401p101z'],
    ['the same show twice', 's301s301z'],
    ['the same product twice', 's301p5p05z'],
    ['the same gift card twice', 'g401g401z'],
    ['no tickets', 's301x0z'],
    ['601 tickets', 's301x601z'],
    ['601 tickets beside one', 's301s302x601z'],
    ['a count below 0', 's301x-1z'],
    ['half a ticket', 's301x0.5z'],
    ['a count in letters', 's301xIIz'],
    ['an exponent', 's301x1e9z'],
    ['an id above every whole number', 's9999999999999999z'],
    ['other digits', 's٣٠١z'],
    ['a property of every object', 's301p__proto__z'],
    ['markup', 's301<img src=x onerror=alert(1)>z'],
    ['an escaped part', 's301%70101z'],
    ['a line break', 's301\nz\n'],
    ['51 shows', `${Array.from({ length: 51 }, (_, index) => `s${index + 1}`).join('')}z`],
    ['301 lines', `s1${Array.from({ length: 300 }, (_, index) => `p${index + 1}`).join('')}z`],
    ['a megabyte', `${'s1'.repeat(500_000)}z`],
  ])('with %s is unreadable', (_, text) => {
    expect(readCartFragment(`#korb=${text}`)).toBe('unreadable');
  });

  it('yields a cart within the limits, or none', () => {
    const letters = fc.constantFrom(...'spgxz0123456789'.split(''), 'é', '|', '__proto__', '%00');
    const texts = fc.oneof(
      fc.string(),
      fc.array(letters, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCartFragment(`#korb=${text}`);
        if (read === undefined || read === 'unreadable') return;
        const all = [
          ...read.shows.flatMap(({ count: tickets, selection }) => [tickets, ...Object.values(selection)]),
          ...Object.values(read.giftCards),
        ];
        expect(all.length).toBeGreaterThan(0);
        for (const pieces of all) expect(pieces >= 1 && pieces <= 600 && Number.isInteger(pieces)).toBe(true);
        expect(Object.getPrototypeOf(read.giftCards)).toBe(Object.prototype);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('cart link changed by a messenger', () => {
  const fragment = '#korb=s301x2p101p102x3s501g401x600z';

  it.each([
    ['a point', `${fragment}.`],
    ['a bracket and a comma', `${fragment}),`],
    ['an escaped quotation mark', `${fragment}%22`],
    ['an escaped blank', `${fragment}%20`],
    ['a typographic quotation mark', `${fragment}“`],
    ['its equals sign escaped', fragment.replace('=', '%3D')],
    ['its equals sign escaped in small letters', fragment.replace('=', '%3d')],
    ['capitals', fragment.toUpperCase()],
    ['all of these', `${fragment.toUpperCase().replace('=', '%3D')}).`],
  ])('is read with %s', (_, text) => {
    expect(readCartFragment(text)).toEqual(someCart);
  });

  it.each([
    '#korb=s301.',
    '#korb=s301x2p101',
    '#korb=.z',
    '#korb=z.',
    '#korb%3D',
    '#korb=s301z z',
    '#korb=s301zs302',
  ])('is unreadable if it is incomplete: %s', (text) => {
    expect(readCartFragment(text)).toBe('unreadable');
  });

  it.each(['#korb', '#korb%3', '#warenkorb=s301z', '#unten'])(
    'is not recognised if it has another form: %s',
    (text) => {
      expect(readCartFragment(text)).toBeUndefined();
    },
  );
});
