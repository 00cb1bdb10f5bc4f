import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCart } from '@test/support/cartScreen';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
} from '@test/support/carts';
import { mutationsOf } from '@test/support/mutations';
import { cartStorageKey } from '@/config/limits';
import type { CartItem } from '@/domain/entities';
import { appCart, builtScript, expectSame, painted, readable } from './painted';

let script: string;
beforeAll(async () => {
  script = await builtScript('cart');
});
beforeEach(() => {
  document.documentElement.dataset.address = '/cart';
  window.history.replaceState(null, '', '/cart');
});

const stall: CartItem = {
  ...filmTicket,
  key: '501-2026-04-19',
  productType: 'event',
  showId: 501,
  show: { showId: 501, date: '19.04.2026', time: '06:00', urlIdentifier: 'flohmarkt' },
  movie: undefined,
  event: { eventId: 9, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt', thumbImage: 'bild.svg' },
};
const earned: CartItem = { ...popcorn, key: `${filmTicket.key}|109`, price: -100, earnedBy: [7] };
const earning: CartItem = { ...carTicket, discountPurchaseProductId: 7 };

/** What the script paints of what this browser has stored. */
async function paintedCart(): Promise<Element | undefined> {
  const [place] = await painted(script, {}, { cart: 'true' });
  const [parts, ...others] = place?.children ?? [];
  expect(others).toEqual([]);
  return parts;
}

const readablePaint = async () => {
  const parts = await paintedCart();
  return parts && readable(parts);
};

describe('a cart that is painted ahead', () => {
  it.each([
    ['a film with what belongs to it', [filmTicket, carTicket, popcorn]],
    ['a stall, thrice', [{ ...stall, count: 3 }]],
    ['a stall without a price, twice', [{ ...stall, price: 0, count: 2 }]],
    ['an earned discount', [filmTicket, earning, earned]],
    ['more cars than tickets', [filmTicket, { ...carTicket, count: 2 }]],
    ['gift vouchers', [giftCard('abcde', 600), giftCard('fghij')]],
    ['a redeemed code', [filmTicket, carTicket, redeemedCode('SOMMER', -500, 402)]],
    ['nothing', []],
  ])('shows what the app shows: %s', async (_, lines) => {
    storeCart(...lines);
    const parts = await readablePaint();
    expect(parts).toBeDefined();
    expectSame(parts, await appCart(JSON.stringify(cartOf(...lines))));
  });

  it('shows what the whole app shows', async () => {
    storeCart(filmTicket, carTicket, popcorn, giftCard('abcde'), stall);
    const parts = await readablePaint();
    await openCart(filmTicket, carTicket, popcorn, giftCard('abcde'), stall);
    const own = await waitFor(() => screen.getByRole('table').closest('.cart')!);
    const app = readable(own);
    for (const { className, selector } of [
      { className: 'panel voucher-box voucher-place', selector: '.voucher-box' },
      { className: '', selector: '.share-cart' },
    ]) {
      const late = app.querySelector(selector)!;
      if (className) late.replaceWith(Object.assign(document.createElement('div'), { className }));
      else late.remove();
    }
    expectSame(parts, app);
  });

  it('holds nothing that could be pressed in vain, and links as ever', async () => {
    storeCart(filmTicket, carTicket);
    const parts = await paintedCart();
    const controls = [...(parts?.querySelectorAll<HTMLButtonElement>('button, input') ?? [])];
    expect(controls).toHaveLength(7);
    expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
    expect(parts?.querySelector('.cart-name a')).toHaveAttribute('href', '/show/metropolis-2026-04-16');
  });

  it('is empty where nothing was ever stored', async () => {
    const parts = await paintedCart();
    expect(parts).toHaveTextContent('Dein Warenkorb ist noch leer.');
  });

  it('shows what the app shows, or nothing, where a field is missing or of a wrong type', async () => {
    const cart = cartOf(
      filmTicket,
      earning,
      earned,
      stall,
      giftCard('abcde'),
      redeemedCode('SOMMER', -5, 402),
    );
    let shown = 0;
    for (const { name, answer } of mutationsOf(cart)) {
      const stored = JSON.stringify(answer);
      localStorage.setItem(cartStorageKey, stored);
      const parts = await readablePaint();
      if (!parts) continue;
      shown += 1;
      const own = await appCart(stored);
      expect(() => expectSame(parts, own), name).not.toThrow();
    }
    expect(shown).toBeGreaterThan(100);
  });
});

describe('the app alone shows a cart', () => {
  it.each([
    [
      'of which something is over',
      () =>
        storeCart({
          ...filmTicket,
          show: { ...filmTicket.show!, date: '01.04.2026', dateISO: undefined, dateEndISO: undefined },
        }),
    ],
    ['that is damaged', () => localStorage.setItem(cartStorageKey, '{"a":1}')],
    ['that is no JSON', () => localStorage.setItem(cartStorageKey, '{')],
    ['that holds a code and nothing to redeem it for', () => storeCart(redeemedCode('SOMMER', -500, 402))],
    [
      'that a cookie holds',
      () => {
        document.cookie = `${cartStorageKey}={}`;
      },
    ],
    [
      'that a link adds to',
      () => {
        storeCart(filmTicket);
        window.history.replaceState(null, '', '/cart#a=1');
      },
    ],
    [
      'for which a link brought a code',
      () => {
        storeCart(filmTicket);
        sessionStorage.setItem('offeredVoucher', 'SOMMER');
      },
    ],
    [
      'whose address brings a code',
      () => {
        storeCart(filmTicket);
        window.history.replaceState(null, '', '/cart?gutschein=SOMMER');
      },
    ],
    [
      'of more lines than a screen holds',
      () => storeCart(...Array.from({ length: 31 }, (_, index) => giftCard(`voucher${index}`))),
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    expect(await paintedCart()).toBeUndefined();
  });
});
