import { describe, expect, it } from 'vitest';
import { itemsForShow } from '@/domain/cartItems';
import { choiceAt } from '@/domain/selectionAt';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import { plainChoice, presetSelection, choiceTotal, withCount, withPackage } from '@/domain/selection';
import { choiceOf, filmShow, marketShow, movieExample, productExample } from '@test/domain/examples';

const popcorn = productExample({ purchaseProductId: 5, price: 490, sortPosition: 2 });
const radio = productExample({
  purchaseProductId: 6,
  price: 250,
  mandatory: true,
  sortPosition: 1,
  count: 3,
});
const drink = productExample({ purchaseProductId: 7, price: 350, sortPosition: 3, count: 2 });

describe('selection', () => {
  it('starts with each mandatory product once', () => {
    expect(presetSelection([popcorn, radio])).toEqual({ 6: 1 });
  });

  it('removes a product at 0 and keeps a mandatory one at 1', () => {
    expect(withCount({ 5: 2, 6: 1 }, popcorn, 0)).toEqual({ 6: 1 });
    expect(withCount({ 5: 2, 6: 4 }, radio, 0)).toEqual({ 5: 2, 6: 1 });
  });

  it('accepts whole numbers up to 600 and refuses others', () => {
    expect(withCount({}, popcorn, 3)).toEqual({ 5: 3 });
    expect(withCount({}, popcorn, 601)).toEqual({ 5: 600 });
    const before = { 5: 2, 6: 1 };
    for (const count of [NaN, -1, 0.5, Infinity]) {
      expect(withCount(before, popcorn, count)).toBe(before);
      expect(withCount(before, radio, count)).toBe(before);
    }
    expect(before).toEqual({ 5: 2, 6: 1 });
  });

  it('selects a whole package, each product at least once', () => {
    expect(withPackage({ 5: 4, 6: 1 }, [popcorn, drink])).toEqual({ 5: 1, 6: 1, 7: 2 });
    expect(withPackage({}, [productExample({ purchaseProductId: 9, count: 900 })])).toEqual({ 9: 600 });
  });

  it('costs its tickets and its products, as in the cart', () => {
    const show = filmShow({ products: [popcorn, radio], productPackages: [{ products: [drink] }] });
    expect(choiceTotal(show, plainChoice)).toBe(1250);
    expect(choiceTotal(show, choiceOf({ 5: 2 }, 3))).toBe(3 * 1250 + 980);
    expect(choiceTotal(show, choiceOf({ 5: 2, 6: 1, 7: 3, 999: 5 }))).toBe(1250 + 980 + 250 + 1050);
    const cheaper = filmShow({ products: [productExample({ purchaseProductId: 8, price: -1500 })] });
    expect(choiceTotal(cheaper, choiceOf({ 8: 1 }))).toBe(-250);
    for (const [offered, chosen] of [
      [show, choiceOf({ 5: 2, 6: 1, 7: 3 }, 4)],
      [cheaper, choiceOf({ 8: 1 })],
    ] as const) {
      expect(itemsForShow(offered, chosen)[0]?.totalPrice).toBe(choiceTotal(offered, chosen));
    }
  });
});

describe('offer of a show', () => {
  it('has the price of its film, or its own for an event', () => {
    expect(ownPrice(filmShow({ price: 5, movie: movieExample({ price: 1400 }) }))).toBe(1400);
    expect(ownPrice(marketShow({ price: 3500 }))).toBe(3500);
  });

  it('lists its products and those of its packages once each, in order', () => {
    const show = filmShow({
      products: [drink, popcorn],
      productPackages: [{ products: [radio, { ...popcorn, price: 1 }] }, { products: [radio] }],
    });
    expect(offeredProducts(show)).toEqual([{ ...radio, mandatory: false }, popcorn, drink]);
    expect(show.products).toEqual([drink, popcorn]);
  });

  it('does not make a package’s product mandatory', () => {
    const show = filmShow({ products: [popcorn], productPackages: [{ products: [radio] }] });
    const [offered] = offeredProducts(show);
    expect(presetSelection(offeredProducts(show))).toEqual({});
    expect(itemsForShow(show, plainChoice)).toHaveLength(1);
    expect(withCount(withPackage({}, [radio]), offered!, 0)).toEqual({});
    expect(itemsForShow(show, choiceOf({ 6: 3 }))[1]).toMatchObject({
      count: 3,
      product: { mandatory: false },
    });
  });

  it('keeps a mandatory product mandatory if a package contains it, too', () => {
    const show = filmShow({ products: [radio], productPackages: [{ products: [{ ...radio, count: 2 }] }] });
    expect(presetSelection(offeredProducts(show))).toEqual({ 6: 1 });
  });
});

describe('a choice at another show', () => {
  const chosen = choiceOf({ 5: 2, 7: 4 }, 3);

  it('keeps its tickets and what is offered, and gets what is mandatory', () => {
    expect(choiceAt(filmShow({ products: [popcorn, radio] }), chosen)).toEqual(choiceOf({ 5: 2, 6: 1 }, 3));
    expect(choiceAt(marketShow({ price: 1000 }), chosen)).toEqual(choiceOf({}, 3));
  });

  it('is booked once where the spots are products', () => {
    expect(choiceAt(marketShow({ price: 0, products: [popcorn] }), chosen)).toEqual(choiceOf({ 5: 2 }));
  });
});
