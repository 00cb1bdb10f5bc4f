import { describe, expect, it } from 'vitest';
import { asDiscount, discountAmount, discountQuestion, distinctDiscounts } from '@/domain/discounts';
import { filmShow, productExample } from '@test/domain/examples';

const popcorn = productExample({ purchaseProductId: 5, discountPurchaseProductId: 44 });
const nachos = productExample({ purchaseProductId: 6, discountPurchaseProductId: 44, sortPosition: 2 });
const drink = productExample({ purchaseProductId: 7, discountPurchaseProductId: 45, sortPosition: 3 });
const radio = productExample({ purchaseProductId: 8, sortPosition: 4 });
const show = filmShow({
  showId: 31,
  products: [popcorn, nachos, radio],
  productPackages: [{ products: [drink] }],
});

describe('the question for discounts', () => {
  it('names each discount once, and everything chosen with its count', () => {
    expect(discountQuestion(show, { 5: 1, 6: 2, 7: 3, 8: 4, 999: 1 })).toEqual({
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

  it('is none where no chosen product names a discount', () => {
    expect(discountQuestion(show, { 8: 2 })).toBeUndefined();
    expect(discountQuestion(show, {})).toBeUndefined();
    const zero = filmShow({ products: [{ ...popcorn, discountPurchaseProductId: 0 }] });
    expect(discountQuestion(zero, { 5: 2 })).toBeUndefined();
  });
});

describe('a returned product', () => {
  it('counts at least once and at most 600 times, and never has to be taken', () => {
    const returned = productExample({ purchaseProductId: 44, mandatory: true, productOrderType: 'option' });
    expect(asDiscount(returned, 44)).toMatchObject({
      count: 1,
      mandatory: false,
      productOrderType: 'product',
      discountPurchaseProductId: 44,
    });
    expect(asDiscount({ ...returned, count: 3 }, 44).count).toBe(3);
    expect(asDiscount({ ...returned, count: 9999 }, 44).count).toBe(600);
  });

  it('is worth its price times its count', () => {
    expect(discountAmount(productExample({ price: -150, count: 2 }))).toBe(-300);
  });

  it('gets one line, and none beside what was chosen under its id', () => {
    const discount = productExample({ purchaseProductId: 44, price: -200 });
    expect(distinctDiscounts([discount, { ...discount, price: -100 }], {})).toHaveLength(1);
    expect(distinctDiscounts([discount, popcorn], { 5: 1 })).toEqual([discount]);
  });
});
