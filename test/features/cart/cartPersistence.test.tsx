import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { voucherResponse, withCode } from '@/features/cart/vouchersApi';
import { maxCookieBytes, maxReferenceLength } from '@/shared/config/constants';
import { cartStorageKey } from '@/shop/constants';
import { paths } from '@/shop/paths';
import { addItems } from '@/domain/cart';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import { readStoredCart } from '@/domain/storedCart';
import { itemRemoved, itemsAdded, quantityChanged, cartSlice } from '@/features/cart/cartSlice';
import { writeCart } from '@/features/cart/sync/cartStorage';
import { readCookie } from '@/shared/browser/readCookie';
import { carTicket, cartOf, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { button, heading, notification } from '@test/support/screenQueries';
import { fc } from '@test/support/properties';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { disturb, responseOf } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { areaIn } from '@test/support/areaIn';
import { choiceOf } from '@test/domain/examples';

describe('the stores of the cart', () => {
  it('contain only Latin-1 characters, and are read back unchanged', () => {
    const movie = { movieId: 1, movieName: 'Faust – „eine Sage“, 5 €, 🎬' };
    const cart = cartOf({ ...filmTicket, movie });
    writeCart(cart);
    const text = localStorage.getItem(cartStorageKey) ?? '';
    expect([...text].filter((character) => character.charCodeAt(0) > 0xff)).toEqual([]);
    expect(storedCart()).toEqual(cart);
    expect(JSON.parse(readCookie(cartStorageKey) ?? '')).toEqual(cart);
  });
});

type Detail = { movie: object; products: object[] };

const readDetail = async () => ({
  body: (await responseOf('show/getShowDetailData?showid=301')) as Detail,
});

const cookieCart = () => {
  const text = Cookies.get('cart');
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

const cards = (count: number) => Array.from({ length: count }, (_, index) => giftCard(`karte${index}`));

describe('storing the cart', () => {
  it('happens after each change, in local storage and cookie', () => {
    const { store } = recordedStore();
    store.dispatch(itemsAdded([filmTicket, carTicket, popcorn]));
    expect(storedCart()).toEqual(cartOf(filmTicket, carTicket, popcorn));
    expect(cookieCart()).toEqual(storedCart());
    store.dispatch(quantityChanged({ key: popcorn.key, count: 3 }));
    expect(storedCart()?.[popcorn.key]?.count).toBe(3);
    expect(cookieCart()).toEqual(storedCart());
    store.dispatch(itemRemoved({ key: filmTicket.key }));
    expect(storedCart()).toEqual({});
    expect(cookieCart()).toEqual({});
  });

  it('resets the flags for adding and removing', () => {
    const { store } = recordedStore();
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(areaIn(store, cartSlice)).toMatchObject({ adding: false, removing: false, totalPrice: 2000 });
  });

  it('writes a cookie that equals the cart, or none, for 1 to 100 lines', () => {
    const { store } = recordedStore();
    const seen = { fitting: 0, absent: 0 };
    for (const card of cards(100)) {
      store.dispatch(itemsAdded([card]));
      const cookie = Cookies.get('cart');
      const size = encodeURIComponent(JSON.stringify(storedCart())).length;
      if (cookie === undefined) {
        seen.absent += 1;
        expect(size).toBeGreaterThan(maxCookieBytes - 200);
      } else {
        seen.fitting += 1;
        expect(JSON.parse(cookie)).toEqual(storedCart());
        expect(size).toBeLessThan(maxCookieBytes);
      }
    }
    expect(Object.keys(storedCart()!)).toHaveLength(100);
    expect(seen.fitting).toBeGreaterThan(3);
    expect(seen.absent).toBeGreaterThan(50);
  });

  it('writes the cookie again once the cart fits', () => {
    storeCart(...cards(30));
    const { store } = recordedStore();
    store.dispatch(quantityChanged({ key: 'karte0', count: 2 }));
    expect(cookieCart()).toBeUndefined();
    for (const { key } of cards(30).slice(1)) store.dispatch(itemRemoved({ key }));
    expect(cookieCart()).toEqual(storedCart());
  });
});

describe('a stored cart', () => {
  it('is restored after a reload, with its total', async () => {
    storeCart(filmTicket, carTicket, popcorn);
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 22,40');
  });

  it('is read from the cookie if local storage has none', () => {
    Cookies.set('cart', JSON.stringify(cartOf(filmTicket, carTicket)));
    expect(areaIn(recordedStore().store, cartSlice).totalPrice).toBe(1750);
  });

  it('gets recalculated totals, whatever totals were stored', () => {
    const forged = { ...filmTicket, totalPrice: 1, amount: 500 };
    localStorage.setItem('cart', JSON.stringify({ [forged.key]: forged }));
    const cart = areaIn(recordedStore().store, cartSlice);
    expect(cart.totalPrice).toBe(1250);
    expect(cart.cart[forged.key]).toMatchObject({ amount: 1, totalPrice: 1250 });
  });

  it('is emptied when one of its shows is over, with a notification', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    vi.setSystemTime(new Date('2026-04-16T22:45:00+02:00'));
    renderApp(paths.cart.to());
    await notification('Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.');
    const { textContent } = screen.getByRole('main');
    expect(textContent).toContain('Im Warenkorb lag eine Vorstellung, die schon vorbei ist.');
    expect(storedCart()).toEqual({});
    expect(cookieCart()).toEqual({});
  });

  it('is kept while tonight’s show is running', async () => {
    storeCart(filmTicket, carTicket);
    vi.setSystemTime(new Date('2026-04-16T22:44:00+02:00'));
    renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });
});

describe('a line with long texts from the backend', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  const longAddress = `https://bilder.example/${'x'.repeat(1500)}.jpg?unterschrift=${'y'.repeat(400)}`;

  it('is restored after a reload', async () => {
    const { body } = await readDetail();
    disturb('show/getShowDetailData', {
      body: {
        ...body,
        showKey: 's'.repeat(640),
        location: 'Ort '.repeat(200),
        movie: { ...body.movie, movieName: 'Lang '.repeat(200), imageName: longAddress },
        products: body.products.map((product) => ({ ...product, productImagePath: longAddress })),
      },
    });
    const { user, store, close } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading(/^Lang Lang/);
    await user.click(button('In den Warenkorb'));
    const { cart } = areaIn(store, cartSlice);
    expect(Object.keys(cart)).toHaveLength(2);
    close();
    expect(areaIn(recordedStore().store, cartSlice).cart).toEqual(cart);
  });

  it('is read back as written, for arbitrary responses of the backend', async () => {
    const { body } = await readDetail();
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 0, max: 5000 }).map((length) => 'w'.repeat(length)),
    );
    const prices = fc.oneof(fc.double({ min: -2e6, max: 2e6 }), fc.constantFrom('14,90', null));
    const codes = fc.record({
      purchaseProductId: fc.nat(),
      productName: words,
      price: prices,
      count: fc.oneof(fc.nat(), fc.constant(601)),
      taxrate: fc.constantFrom(-1, 20, 101, '10'),
      voucherCode: words,
      voucherCategory: words,
      productOrderType: words,
    });
    const details = fc.record({ location: words, showKey: words, showName: words, urlIdentifier: words });
    const films = fc.record({ movieName: words, imagePath: words, imageName: words, price: prices });
    fc.assert(
      fc.property(details, films, codes, words, (detail, film, code, typed) => {
        const show = v.safeParse(showDetail, { ...body, ...detail, movie: { ...body.movie, ...film } });
        const vouchers = v.safeParse(voucherResponse, { voucherItems: [code] });
        const readItems = (vouchers.success && vouchers.output.voucherItems) || [];
        const lines = [
          ...(show.success ? itemsForShow(show.output, choiceOf({ 102: 2 })) : []),
          ...readItems
            .map(withCode(typed.slice(0, maxReferenceLength)))
            .map((voucher) => itemForVoucher(voucher, 'abcde')),
        ];
        const cart = addItems({}, lines);
        expect(readStoredCart(JSON.stringify(cart))).toEqual(cart);
      }),
    );
  });
});

describe('a full storage', () => {
  it('contains no older cart than the cookie', () => {
    storeCart(filmTicket, carTicket);
    const { store } = recordedStore();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(itemsAdded([giftCard('karte')]));
    expect(storedCart()).toBeUndefined();
    expect(Object.keys(cookieCart() as object)).toHaveLength(3);
  });
});
