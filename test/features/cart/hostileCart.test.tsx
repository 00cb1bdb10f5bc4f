import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buyTonight } from '@test/support/buying';
import { carTicket, filmTicket, popcorn } from '@test/support/carts';
import { openCart } from '@test/support/cartScreen';
import { dispatchStorage } from '@test/support/otherTab';
import { unfitText } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { scriptAddress } from '@test/support/hostile';
import { areaIn } from '@test/support/areaIn';
import { cartSlice } from '@/features/cart/cartSlice';

const withLine = (change: object) =>
  JSON.stringify({ [filmTicket.key]: filmTicket, [popcorn.key]: { ...popcorn, ...change } });
const text = JSON.stringify(popcorn);
const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
const keptCart = () => Object.keys(areaIn(recordedStore().store, cartSlice).cart);

describe('a stored value that is not a cart', () => {
  it.each([
    ['a list', '[]'],
    ['a list of lines', `[${text}]`],
    ['null', 'null'],
    ['a text', '"cart"'],
    ['a number', '42'],
    ['an empty text', ''],
    ['invalid JSON', '{"a":'],
    ['markup', '<script>alert(1)</script>'],
    ['very deep JSON', deep],
    ['very long JSON', `{"a":"${'x'.repeat(4_900_000)}"}`],
  ])('%s counts as an empty cart', (_, stored) => {
    localStorage.setItem('cart', stored);
    expect(keptCart()).toEqual([]);
  });

  it('does not prevent buying', async () => {
    localStorage.setItem('cart', '{"a":');
    await buyTonight();
  });
});

describe('a stored cart of valid lines', () => {
  it.each([
    ['a little less than 1 MB', 990_000, [filmTicket.key, popcorn.key]],
    ['more than 1 MB', 1_000_001, []],
  ])('and %s is read only if the shop could have written it', (_, padding, kept) => {
    localStorage.setItem('cart', withLine({ unknown: 'x'.repeat(padding) }));
    expect(keptCart()).toEqual(kept);
  });
});

describe('a stored line', () => {
  it.each([
    ['count NaN', { count: NaN }],
    ['count null', { count: null }],
    ['count -3', { count: -3 }],
    ['count 0', { count: 0 }],
    ['count 0.5', { count: 0.5 }],
    ['count "2"', { count: '2' }],
    ['count 601', { count: 601 }],
    ['price "14,90"', { price: '14,90' }],
    ['price null', { price: null }],
    ['price 0.1', { price: 0.1 }],
    ['another key than its own', { key: 'other' }],
    ['an unknown type', { productType: 'admin' }],
    ['no product', { product: undefined }],
    ['a product of the wrong shape', { product: [] }],
    ['a name of 100 kB', { product: { ...popcorn.product, productName: 'x'.repeat(100_000) } }],
  ])('with %s is ignored, the others are read', (_, change) => {
    localStorage.setItem('cart', withLine(change));
    expect(keptCart()).toEqual([filmTicket.key]);
  });

  it('with an infinite count is ignored', () => {
    localStorage.setItem('cart', withLine({ count: 7 }).replace('"count":7', '"count":1e309'));
    expect(keptCart()).toEqual([filmTicket.key]);
  });

  it('with an inherited name as its key is ignored, without prototype pollution', () => {
    const hostile = `{"__proto__":${text},"constructor":${text},"toString":${text},"prototype":${text}}`;
    localStorage.setItem('cart', hostile);
    expect(keptCart()).toEqual([]);
    expect(({} as Record<string, unknown>)['price']).toBeUndefined();
  });

  it('with several pipes in its key belongs to the parent before the first pipe', () => {
    const key = `${filmTicket.key}|1|2|3`;
    localStorage.setItem(
      'cart',
      JSON.stringify({ [filmTicket.key]: filmTicket, [key]: { ...popcorn, key } }),
    );
    const cart = areaIn(recordedStore().store, cartSlice);
    expect(cart.totalPrice).toBe(1740);
  });

  it('without its parent is ignored', () => {
    localStorage.setItem('cart', JSON.stringify({ [popcorn.key]: popcorn }));
    expect(keptCart()).toEqual([]);
  });

  it.each([
    ['ids', [190], 3],
    ['a word', 'yes', 2],
    ['true', true, 2],
    ['null', null, 2],
    ['an empty list', [], 2],
    ['a negative id', [-1], 2],
    ['a fraction', [0.5], 2],
    ['ids as text', ['190'], 2],
    ['far too many ids', Array.from({ length: 1001 }, (_, id) => id), 2],
  ])('of a discount that is earned by %s is only read if these are ids', (_, earnedBy, kept) => {
    const earner = { ...popcorn, discountPurchaseProductId: 190 };
    const discount = { ...popcorn, key: `${filmTicket.key}|190`, price: -200, earnedBy };
    const lines = Object.fromEntries([filmTicket, earner, discount].map((line) => [line.key, line]));
    localStorage.setItem('cart', JSON.stringify(lines));
    expect(keptCart()).toHaveLength(kept);
    if (kept === 3)
      expect(areaIn(recordedStore().store, cartSlice).cart[discount.key]).toMatchObject({ earnedBy });
  });

  it('may have a negative price, but the total is never negative', () => {
    localStorage.setItem('cart', withLine({ price: -5 }));
    expect(areaIn(recordedStore().store, cartSlice).totalPrice).toBe(1245);
    localStorage.setItem('cart', withLine({ price: -500_000 }));
    expect(areaIn(recordedStore().store, cartSlice).totalPrice).toBe(0);
  });

  it('is rendered as text with links into the shop, whatever its identifier, dates and names are', async () => {
    const { store } = await openCart(filmTicket, carTicket);
    let count = 1;
    /** Another tab stores the line, with one ticket more. */
    async function show(line: object) {
      count += 1;
      localStorage.setItem(
        'cart',
        JSON.stringify({ [filmTicket.key]: { ...filmTicket, ...line, count }, [carTicket.key]: carTicket }),
      );
      dispatchStorage('cart');
      await waitFor(() => expect(areaIn(store, cartSlice).cart[filmTicket.key]?.count).toBe(count));
      expect(screen.getAllByRole('rowheader')).toHaveLength(2);
      expect(unfitText()).toBeUndefined();
    }
    for (const urlIdentifier of [
      scriptAddress,
      '//evil.example/',
      '\\\\evil.example',
      'https://evil.example',
      '../../x',
      '%2e%2e/?a#b',
    ]) {
      await show({ show: { ...filmTicket.show!, urlIdentifier } });
      const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /Metropolis|Autoticket/ });
      expect(links).not.toEqual([]);
      for (const { href } of links) {
        const { origin, pathname } = new URL(href);
        expect([origin, pathname.split('/')[1]]).toEqual([window.location.origin, 'show']);
      }
    }
    await show({
      show: { showId: 301, date: '99.99.9999', time: '25:99', dateISO: 'x', dateEndISO: '1e309' },
    });
    for (const movieName of [
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '\u202Ekcabyap\u200B',
      '\uD800',
    ]) {
      await show({ movie: { movieId: 1, movieName, imageName: scriptAddress } });
      expect(document.querySelector('main [onerror], main [onload], main [src^="javascript"]')).toBeNull();
    }
  });
});
