import { describe, expect, it } from 'vitest';
import { addItems } from '@/domain/cart';
import { itemsForShow } from '@/domain/cartItems';
import type { LinkedCart } from '@/domain/cartLink';
import { asDiscount } from '@/domain/discounts';
import { itemForGiftCard } from '@/domain/giftCards';
import { linkedOffer, mergeOutcome } from '@/domain/linkedOffer';
import { filmShow, productExample } from '@test/domain/examples';
import { plainChoice } from '@/domain/selection';

const now = Date.parse('2026-11-01T12:00:00+01:00');
const popcorn = productExample({ purchaseProductId: 102, price: 490 });
const film = filmShow({ showId: 301, products: [popcorn] });
const laterFilm = filmShow({ showId: 302, date: '22.11.2026' });
const soldOut = filmShow({ showId: 303, soldOut: true });
const small = productExample({ purchaseProductId: 401, price: 2000, sortPosition: 1 });
const large = productExample({ purchaseProductId: 402, price: 5000, sortPosition: 2 });
const shows = {
  301: { show: film, discounts: [] },
  302: { show: laterFilm, discounts: [] },
  303: { show: soldOut, discounts: [] },
};
const offers = { shows, giftCards: [large, small] };
const ofShows = (...ids: number[]): LinkedCart => ({
  shows: ids.map((showId) => ({ showId, count: 1, selection: {} })),
  giftCards: {},
});

describe('linkedOffer', () => {
  it('has a cart for display and its total', () => {
    const wanted = {
      shows: [
        { showId: 301, count: 2, selection: { 102: 3 } },
        { showId: 302, count: 1, selection: {} },
      ],
      giftCards: { 401: 4 },
    };
    const offer = linkedOffer(wanted, offers, now);
    expect(offer.lines.map(({ key, count }) => [key, count])).toEqual([
      ['show-301', 2],
      ['show-301|102', 3],
      ['show-302', 1],
    ]);
    expect(offer.giftCards).toEqual([small]);
    expect(Object.values(offer.preview).map(({ count, price }) => [count, price])).toEqual([
      [2, 1250],
      [3, 490],
      [1, 1250],
      [4, 2000],
    ]);
    expect(offer).toMatchObject({
      total: 2 * 1250 + 3 * 490 + 1250 + 4 * 2000,
      lacking: [],
      giftCardsGone: 0,
      isDiscountUnknown: false,
    });
  });

  it('lists gift cards by position, and counts those that are not on sale', () => {
    const wanted = { shows: [], giftCards: { 402: 1, 401: 2, 408: 1, 409: 5 } };
    const offer = linkedOffer(wanted, offers, now);
    expect(offer.giftCards).toEqual([small, large]);
    expect(Object.keys(offer.preview)).toHaveLength(2);
    expect(offer).toMatchObject({ lines: [], total: 9000, giftCardsGone: 2 });
  });

  it('omits shows that are gone or sold out, and missing products', () => {
    const whole = ofShows(999, 303, 302);
    const wanted = { ...whole, shows: [...whole.shows, { showId: 301, count: 1, selection: { 888: 1 } }] };
    const offer = linkedOffer(wanted, offers, now);
    expect(offer.lines.map(({ key }) => key)).toEqual(['show-302', 'show-301']);
    expect(offer.lacking).toMatchObject([
      { state: 'gone' },
      { state: 'unavailable', show: soldOut, reason: 'soldOut' },
      { state: 'ready', show: film, missing: [888] },
    ]);
  });

  it.each([
    ['those of all shows are unknown', [undefined, undefined], true],
    ['those of one show are unknown', [[], undefined], true],
    ['those of all shows are known', [[], []], false],
  ])('reports whether a discount is unknown: %s', (_, [first, second], isDiscountUnknown) => {
    const offered = {
      301: { show: film, discounts: first },
      302: { show: laterFilm, discounts: second },
    };
    const offer = linkedOffer(ofShows(301, 302, 999), { shows: offered, giftCards: [] }, now);
    expect(offer.isDiscountUnknown).toBe(isDiscountUnknown);
  });

  it('reports no unknown discounts for unavailable shows', () => {
    const offered = { 303: { show: soldOut, discounts: undefined } };
    const offer = linkedOffer(ofShows(303), { shows: offered, giftCards: [] }, now);
    expect(offer.isDiscountUnknown).toBe(false);
  });
});

describe('mergeOutcome', () => {
  const ofFilm = (count: number) => itemsForShow(film, plainChoice).map((line) => ({ ...line, count }));
  const wanted = { shows: [{ showId: 301, count: 200, selection: {} }], giftCards: { 401: 200 } };
  const offer = linkedOffer(wanted, offers, now);
  const giftCards = (count: number) => itemForGiftCard(small, count, 'k3y5x');

  it.each([
    ['an empty cart', { isInCart: false, isReduced: false }, []],
    ['a cart of something else', { isInCart: false, isReduced: false }, itemsForShow(laterFilm, plainChoice)],
    ['the same tickets', { isInCart: true, isReduced: false }, ofFilm(1)],
    ['the same gift cards', { isInCart: true, isReduced: false }, [giftCards(1)]],
    ['as many tickets as fit', { isInCart: true, isReduced: false }, ofFilm(400)],
    ['one ticket too many', { isInCart: true, isReduced: true }, ofFilm(401)],
    ['one gift card too many', { isInCart: true, isReduced: true }, [giftCards(401)]],
    ['both, one of them reduced', { isInCart: true, isReduced: true }, [...ofFilm(401), giftCards(1)]],
  ])('for %s is %j', (_, expected, lines) => {
    expect(mergeOutcome(addItems({}, lines), wanted, offer)).toEqual(expected);
  });

  it('reports no reduced count for a discount that has another price today', () => {
    const discount = productExample({ purchaseProductId: 190, price: -200 });
    const show = filmShow({ showId: 301, products: [{ ...popcorn, discountPurchaseProductId: 190 }] });
    const wanted = { shows: [{ showId: 301, count: 1, selection: { 102: 1 } }], giftCards: {} };
    const earned = (price: number) => [asDiscount({ ...discount, price }, 190)];
    const offerAt = (price: number) =>
      linkedOffer(wanted, { shows: { 301: { show, discounts: earned(price) } }, giftCards: [] }, now);
    const cart = addItems({}, offerAt(-200).lines);
    expect(mergeOutcome(cart, wanted, offerAt(-300))).toEqual({ isInCart: true, isReduced: false });
  });

  it('reports no reduced count for new gift cards of two kinds', () => {
    const many = { shows: [], giftCards: { 401: 400, 402: 400 } };
    expect(mergeOutcome({}, many, linkedOffer(many, offers, now))).toEqual({
      isInCart: false,
      isReduced: false,
    });
  });
});
