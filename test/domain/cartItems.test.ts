import { describe, expect, it } from 'vitest';
import { addItems } from '@/domain/cart';
import { itemForVoucher, itemName, itemsForShow } from '@/domain/cartItems';
import { asDiscount } from '@/domain/discounts';
import { cartFingerprint, orderGroups, voucherItems } from '@/domain/orderGroups';
import {
  choiceOf,
  eventExample,
  filmShow,
  lineExample,
  marketShow,
  productExample,
  showExample,
  voucherExample,
} from '@test/domain/examples';
import { plainChoice } from '@/domain/selection';

const popcorn = productExample({ id: 500, purchaseProductId: 5, discountPurchaseProductId: 44 });
const radio = productExample({
  id: 600,
  purchaseProductId: 6,
  productName: 'Radio',
  price: 250,
  mandatory: true,
});
const insurance = productExample({ purchaseProductId: 7, productOrderType: 'option', price: 100 });
const products = [popcorn, radio, insurance];

describe('itemsForShow', () => {
  it('creates one ticket and the chosen products of a film', () => {
    const items = itemsForShow(
      filmShow({ showId: 31, products, showKey: 'golem' }),
      choiceOf({ 5: 2, 6: 1, 7: 1 }),
    );
    expect(items).toMatchObject([
      {
        key: 'golem',
        productType: 'show',
        id: 70,
        count: 1,
        amount: 1,
        price: 1250,
        totalPrice: 2580,
        showId: 31,
      },
      {
        key: 'golem|5',
        productType: 'showProduct',
        id: 500,
        count: 2,
        totalPrice: 980,
        discountPurchaseProductId: 44,
      },
      { key: 'golem|6', productType: 'showProduct', id: 600, count: 1, totalPrice: 250 },
      { key: 'golem|7', productType: 'option', count: 1, totalPrice: 100 },
    ]);
    expect(items.every((item) => item.order === '202611211930')).toBe(true);
  });

  it('creates a stall and its products of an event', () => {
    const items = itemsForShow(marketShow({ showId: 32, price: 3500, products }), choiceOf({ 5: 1 }));
    expect(items).toMatchObject([
      { key: 'show-32', productType: 'event', id: 12, price: 3500 },
      { key: 'show-32|5', productType: 'eventProduct' },
      { key: 'show-32|6', productType: 'eventProduct', count: 1 },
    ]);
  });

  it('adds the earned discounts as add-ons of their own', () => {
    const discount = productExample({ id: 900, purchaseProductId: 44, price: -200, count: 2 });
    const earned = asDiscount(discount, 44);
    const line = {
      id: 900,
      count: 2,
      amount: 2,
      price: -200,
      totalPrice: -400,
      discountPurchaseProductId: 44,
      earnedBy: [44],
    };
    const show = { products, showKey: 'golem' };
    const film = itemsForShow(filmShow(show), choiceOf({ 5: 2, 6: 1 }), [earned]);
    expect(film.at(-1)).toMatchObject({ key: 'golem|44', productType: 'showProduct', ...line });
    expect(film[0]?.totalPrice).toBe(1250 + 980 + 250 - 400);
    const market = itemsForShow(marketShow(show), choiceOf({ 5: 2, 6: 1 }), [earned]);
    expect(market.at(-1)).toMatchObject({ key: 'golem|44', productType: 'eventProduct', ...line });
  });

  it('keeps a discount apart from a mandatory product of the same id', () => {
    const earned = asDiscount({ ...radio, price: -100 }, 44);
    const items = itemsForShow(filmShow({ products }), choiceOf({ 5: 1 }), [earned]);
    expect(items.map(({ price }) => price)).toEqual([1250, 490, 250, -100]);
    expect(items[0]?.totalPrice).toBe(1250 + 490 + 250 - 100);
  });

  it('omits descriptions, so that the cart stays small', () => {
    const event = eventExample({ description: '<p>Lang</p>', headerImage: '/gross.jpg' });
    for (const show of [filmShow({ products }), marketShow({ products, event })]) {
      const stored = JSON.stringify(itemsForShow(show, choiceOf({ 5: 1 })));
      expect(stored).not.toMatch(/description|headerImage|Stummfilm|Groß|Lang/);
    }
  });

  it('creates nothing for a show without film and event', () => {
    expect(itemsForShow(showExample({ products }), choiceOf({ 5: 1 }))).toEqual([]);
  });
});

describe('itemForVoucher', () => {
  it('sorts last and costs count times price', () => {
    const item = itemForVoucher(
      voucherExample({ count: 3, price: -500, voucherCategory: 'Rabatt' }),
      'k3y5x',
    );
    expect(item).toMatchObject({
      key: 'k3y5x',
      productType: 'voucheritem',
      order: 'ZZZZZZZZ',
      count: 3,
      amount: 3,
      totalPrice: -1500,
      showId: 0,
      voucherCode: 'HERBST',
      voucherCategory: 'Rabatt',
    });
  });

  it('has a count of at least 1 and at most 600', () => {
    expect(itemForVoucher(voucherExample({ count: 0 }), 'k3y5x').count).toBe(1);
    expect(itemForVoucher(voucherExample({ count: 9999 }), 'k3y5x').count).toBe(600);
  });

  it.each([
    ['option', 'option'],
    ['product', 'product'],
    ['gutschein', 'product'],
    [undefined, 'product'],
  ])('of the backend’s type %s has the type %s', (productOrderType, kind) => {
    const item = itemForVoucher(voucherExample({ productOrderType }), 'k3y5x');
    expect(item.product?.productOrderType).toBe(kind);
  });
});

it('itemName names a line by its product, film or event', () => {
  const [ticket, addOn] = itemsForShow(filmShow({ products }), choiceOf({ 5: 1 }));
  const [stall] = itemsForShow(marketShow(), plainChoice);
  const voucher = itemForVoucher(voucherExample(), 'k3y5x');
  const names = [ticket, addOn, stall, voucher].map((item) => item && itemName(item));
  expect(names).toEqual(['Der Golem', 'Popcorn', 'Sonntagsflohmarkt', 'Rabatt']);
  expect(itemName(lineExample('a'))).toBe('');
});

const gift = lineExample('gift', {
  id: 80,
  productType: 'voucher',
  showId: 0,
  order: 'ZZZZZZZZ',
  price: 2500,
  product: {
    id: 80,
    purchaseProductId: 81,
    productName: 'Kinogutschein',
    mandatory: false,
    productOrderType: 'product',
  },
});
const cart = addItems({}, [
  gift,
  itemForVoucher(voucherExample(), 'k3y5x'),
  ...itemsForShow(marketShow({ showId: 32, date: '22.11.2026', price: 3500 }), plainChoice),
  ...itemsForShow(filmShow({ showId: 31, products }), choiceOf({ 5: 2 })),
]);

describe('orderGroups', () => {
  it('groups by show, the ticket first, other lines under 0, without redeemed codes', () => {
    expect(orderGroups(cart)).toMatchObject([
      {
        showId: 31,
        products: [
          { id: 70, productType: 'show', productName: 'Der Golem', price: 1250, count: 1 },
          { id: 500, purchaseProductId: 5, productName: 'Popcorn', price: 490, count: 2, taxrate: 20 },
          { id: 600, purchaseProductId: 6, mandatory: true, count: 1 },
        ],
      },
      { showId: 32, products: [{ id: 12, productType: 'event', price: 3500, count: 1 }] },
      { showId: 0, products: [{ id: 80, purchaseProductId: 81, productName: 'Kinogutschein', price: 2500 }] },
    ]);
    expect(JSON.stringify(orderGroups(cart))).not.toContain('Rabatt');
    expect(orderGroups({})).toEqual([]);
  });

  it('uses the backend’s product type, else that of the line', () => {
    const snack = productExample({ purchaseProductId: 8, productType: 'snack', sortPosition: 2 });
    const lines = itemsForShow(filmShow({ products: [popcorn, snack] }), choiceOf({ 5: 1, 8: 1 }));
    const [group] = orderGroups(addItems({}, lines));
    expect(group?.products.map(({ productType }) => productType)).toEqual(['show', 'showProduct', 'snack']);
  });

  it('leaves redeemed codes to voucherItems', () => {
    expect(voucherItems(cart).map((item) => item.key)).toEqual(['k3y5x']);
  });
});

describe('cartFingerprint', () => {
  it('is equal for equal orders in any order of keys', () => {
    const turned = Object.fromEntries(Object.entries(cart).toReversed());
    expect(Object.keys(turned)).not.toEqual(Object.keys(cart));
    expect(cartFingerprint(turned)).toBe(cartFingerprint(cart));
  });

  it.each([{ count: 2 }, { price: 2501 }, { voucherCode: 'NEU' }])('changes with %j', (change) => {
    expect(cartFingerprint({ ...cart, gift: { ...gift, ...change } })).not.toBe(cartFingerprint(cart));
  });

  it('distinguishes redeemed codes', () => {
    const [spring, autumn] = ['FRUEHLING', 'HERBST'].map((voucherCode) => ({
      gift: { ...gift, voucherCode },
    }));
    expect(cartFingerprint(spring!)).not.toBe(cartFingerprint(autumn!));
  });

  it('changes with a line, and cannot be forged by a key', () => {
    expect(cartFingerprint({ gift })).not.toBe(cartFingerprint(cart));
    expect(cartFingerprint({ 'a\nb': gift })).not.toBe(cartFingerprint({ a: gift, b: gift }));
  });
});
