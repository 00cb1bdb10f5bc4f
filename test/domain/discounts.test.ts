import { describe, expect, it } from 'vitest';
import {
  asDiscount,
  discountAmount,
  discountQuery,
  discountsTotal,
  earnedDiscounts,
} from '@/domain/discounts';
import { choiceTotal } from '@/domain/selection';
import { choiceOf, filmShow, productExample } from '@test/domain/examples';

const popcorn = productExample({ purchaseProductId: 5, discountPurchaseProductId: 44 });
const nachos = productExample({ purchaseProductId: 6, discountPurchaseProductId: 44, sortPosition: 2 });
const drink = productExample({ purchaseProductId: 7, discountPurchaseProductId: 45, sortPosition: 3 });
const radio = productExample({ purchaseProductId: 8, sortPosition: 4 });
const show = filmShow({
  showId: 31,
  products: [popcorn, nachos, radio],
  productPackages: [{ products: [drink] }],
});

describe('discountQuery', () => {
  it('names each discount once, and everything chosen with its count', () => {
    expect(discountQuery(show, { 5: 1, 6: 2, 7: 3, 8: 4, 999: 1 })).toEqual({
      showId: 31,
      purchaseProductIds: [44, 45],
      purchaseProducts: [
        { purchaseProductId: 5, count: 1 },
        { purchaseProductId: 6, count: 2 },
        { purchaseProductId: 7, count: 3 },
        { purchaseProductId: 8, count: 4 },
      ],
    });
  });

  it('is undefined if no chosen product names a discount', () => {
    expect(discountQuery(show, { 8: 2 })).toBeUndefined();
    expect(discountQuery(show, {})).toBeUndefined();
    const zero = filmShow({ products: [{ ...popcorn, discountPurchaseProductId: 0 }] });
    expect(discountQuery(zero, { 5: 2 })).toBeUndefined();
  });
});

describe('returned discount product', () => {
  it('has a count from 1 to 600 and is never mandatory', () => {
    const returned = productExample({ purchaseProductId: 44, mandatory: true, productOrderType: 'option' });
    expect(asDiscount(returned, 44)).toMatchObject({
      count: 1,
      mandatory: false,
      productOrderType: 'product',
      discountPurchaseProductId: 44,
      earnedBy: [44],
    });
    expect(asDiscount({ ...returned, count: 3 }, 44).count).toBe(3);
    expect(asDiscount({ ...returned, count: 9999 }, 44).count).toBe(600);
  });

  it('is worth its price times its count', () => {
    expect(discountAmount(productExample({ price: -150, count: 2 }))).toBe(-300);
  });

  it('becomes one line with all ids that earned it, and none if the visitor chose its product', () => {
    const product = productExample({ purchaseProductId: 90, price: -200 });
    const discounts = [asDiscount(product, 44), asDiscount(product, 45), asDiscount(popcorn, 44)];
    expect(earnedDiscounts(discounts, show, choiceOf({ 5: 1 }))).toEqual([
      { ...discounts[0]!, earnedBy: [44, 45] },
    ]);
  });
});

describe('discounts that exceed the selection’s price', () => {
  const tooMuch = asDiscount(productExample({ purchaseProductId: 90, price: -9999 }), 44);
  // 12,50 film, 4,90 popcorn
  const room = 1740;

  it('are reduced one after the other to that price', () => {
    const small = asDiscount(productExample({ purchaseProductId: 91, price: -200 }), 45);
    const earned = earnedDiscounts([small, tooMuch], show, choiceOf({ 5: 1 }));
    expect(earned.map(({ price }) => price)).toEqual([-200, -1540]);
    expect(choiceTotal(show, choiceOf({ 5: 1 })) + discountsTotal(earned)).toBe(0);
    const rest = earnedDiscounts([tooMuch, small], show, choiceOf({ 5: 1 }));
    expect(rest.map(({ price }) => price)).toEqual([-room, 0]);
  });

  it('have room at each ticket', () => {
    const [earned] = earnedDiscounts([tooMuch], show, choiceOf({ 5: 1 }, 3));
    expect(earned?.price).toBe(-(room + 2 * 1250));
  });

  it('count each piece of the previous ones', () => {
    const pair = { ...asDiscount(productExample({ purchaseProductId: 91, price: -400 }), 45), count: 2 };
    const earned = earnedDiscounts([pair, tooMuch], show, choiceOf({ 5: 1 }));
    expect(earned.map(({ price }) => price)).toEqual([-400, -(room - 800)]);
  });

  it('keep whole cents per piece', () => {
    const [three] = earnedDiscounts([{ ...tooMuch, count: 3, price: -601 }], show, choiceOf({ 5: 1 }));
    expect(three?.price).toBe(-580);
    const [seven] = earnedDiscounts([{ ...tooMuch, count: 7 }], show, choiceOf({ 5: 1 }));
    expect(seven?.price).toBe(-248);
  });

  it('are 0 if nothing is left', () => {
    const minus = filmShow({ products: [{ ...popcorn, price: -5000 }] });
    expect(earnedDiscounts([tooMuch], minus, choiceOf({ 5: 1 })).map(({ price }) => price)).toEqual([0]);
  });

  it('may have a positive price, which the next may reduce', () => {
    const surcharge = asDiscount(productExample({ purchaseProductId: 91, price: 100 }), 45);
    const earned = earnedDiscounts([surcharge, tooMuch], show, choiceOf({ 5: 1 }));
    expect(earned.map(({ price }) => price)).toEqual([100, -room - 100]);
  });
});
