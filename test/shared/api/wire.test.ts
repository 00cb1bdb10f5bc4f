import { readFileSync } from 'node:fs';
import { isAnyOf } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { login, register } from '@/features/account/api';
import { fetchBlogs } from '@/features/blog/api';
import { fetchUpcomingMovies, subscribeReminder, fetchShows } from '@/features/catalogue/api';
import { fetchPaymentStatus, saveOrder } from '@/features/checkout/ordersApi';
import { fetchDiscountProducts, fetchShowDetail } from '@/features/catalogue/detailApi';
import { fetchGiftCards, validateVoucher } from '@/features/cart/vouchersApi';
import { orderGroups } from '@/domain/orderGroups';
import { itemForVoucher } from '@/domain/cartItems';
import { createSecretHandle } from '@/features/account/auth/secretHandle';
import type { AnyRequest } from '@/shared/request/defineRequest';
import { jsonSchema, problemsOf } from '@test/backend/validate';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { recordedStore } from '@test/support/recordedStore';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { currentDatabase, disturb, requestsTo } from '@test/support/server';

const voucher = itemForVoucher(
  {
    purchaseProductId: 901,
    productName: 'Willkommensrabatt',
    price: -1000,
    taxrate: 0,
    mandatory: false,
    count: 1,
    voucherCode: 'WILLKOMMEN10',
    voucherCategory: 'Rabatt',
  },
  'abcde',
);
const taxedCar = { ...carTicket, product: { ...carTicket.product!, taxrate: 13 } };
const cart = cartOf(filmTicket, taxedCar, { ...popcorn, count: 2 }, giftCard('karte'), voucher);

/** The same order in groups (backend, "Group"): euros, the ticket among the products, 0 for no show. */
const groups = [
  {
    showId: 301,
    products: [
      { id: 1, productName: 'Metropolis', productType: 'show', price: 12.5, count: 1 },
      { purchaseProductId: 101, mandatory: true, price: 5, count: 1 },
      { purchaseProductId: 102, mandatory: false, price: 4.9, count: 2 },
    ],
  },
  { showId: 0, products: [{ purchaseProductId: 401, price: 20, count: 1 }] },
];

describe('on the wire', () => {
  it('an order is in euros and grouped by show, with its codes in a separate list', async () => {
    const { store, seen } = recordedStore();
    const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };
    const orderKey = 'a5f1c1de-0000-4000-8000-000000000000';
    store.dispatch(saveOrder.start({ customer, cart, totalPrice: 3730, orderKey }));
    await seen(saveOrder.success.match);
    const [call] = requestsTo('order/saveOrder');
    expect(call).toMatchObject({ method: 'POST', query: {} });
    expect(call!.body).toMatchObject({
      customer,
      totalPrice: 37.3,
      acceptedTerms: true,
      orderKey,
      items: groups,
      voucherItems: [
        {
          voucherCode: 'WILLKOMMEN10',
          purchaseProductId: 901,
          price: -10,
          count: 1,
          voucherCategory: 'Rabatt',
        },
      ],
    });
    expect(Object.keys(call!.body as object).sort()).toEqual([
      'acceptedTerms',
      'customer',
      'items',
      'orderKey',
      'totalPrice',
      'voucherItems',
    ]);
    type Body = { items: { products: object[] }[]; voucherItems: object[] };
    const { items, voucherItems } = call!.body as Body;
    const sold = ['count', 'id', 'price', 'productName', 'productType'];
    const product = ['mandatory', 'productOrderType', 'purchaseProductId', 'taxrate'];
    expect(Object.keys(items[0]!.products[0]!).sort()).toEqual(sold);
    expect(Object.keys(items[0]!.products[1]!).sort()).toEqual([...sold, ...product].sort());
    const code = ['count', 'price', 'productName', 'voucherCategory', 'voucherCode'];
    expect(Object.keys(voucherItems[0]!).sort()).toEqual([...code, ...product].sort());
  });

  it('every price has at most two decimals', async () => {
    const { store, seen } = recordedStore();
    const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };
    const cents = [1, 10, 29, 57, 58, 1005, 110_001, 1_999_999];
    const many = cartOf(...cents.map((price, index) => ({ ...giftCard(`karte${index}`), price })));
    store.dispatch(saveOrder.start({ customer, cart: many, totalPrice: 2_111_160, orderKey: 'k' }));
    await seen((action) => saveOrder.fail.match(action) || saveOrder.success.match(action));
    const body = JSON.stringify(requestsTo('order/saveOrder')[0]!.body);
    const prices = [...body.matchAll(/"(?:price|totalPrice)":(-?[\d.e]+)/g)].map(([, price]) => price!);
    expect(prices).toHaveLength(cents.length + 1);
    expect(prices.filter((price) => !/^-?\d+(\.\d{1,2})?$/.test(price))).toEqual([]);
  });

  it('a voucher request has the code and the groups, without codes redeemed before', async () => {
    const { store, seen } = recordedStore();
    store.dispatch(validateVoucher.start({ voucherCode: 'GUTSCHEIN25', groups: orderGroups(cart) }));
    await seen(validateVoucher.success.match);
    const [call] = requestsTo('voucher/validateVoucher');
    expect(call!.method).toBe('POST');
    expect(call!.body).toMatchObject({ voucherCode: 'GUTSCHEIN25', items: groups });
    expect(JSON.stringify(call!.body)).not.toContain('WILLKOMMEN10');
  });

  it('a discount request is one call for each id with the chosen products', async () => {
    const purchaseProducts = [
      { purchaseProductId: 102, count: 1 },
      { purchaseProductId: 103, count: 1 },
    ];
    const { store, seen } = recordedStore();
    store.dispatch(
      fetchDiscountProducts.start({ showId: 301, purchaseProductIds: [190, 191], purchaseProducts }),
    );
    const { payload } = await seen(fetchDiscountProducts.success.match);
    const calls = requestsTo('product/getDiscountProduct');
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(calls.map(({ body }) => body)).toEqual([
      { purchaseProductId: 190, purchaseProducts },
      { purchaseProductId: 191, purchaseProducts },
    ]);
    expect(payload).toMatchObject([{ purchaseProductId: 190, price: -200 }]);
  });

  it('a reminder is sent as it is, for films or for genres', async () => {
    for (const wanted of [{ movieIds: [1, 2] }, { genres: ['Drama'] }]) {
      const body = { email: 'ada@example.com', ...wanted };
      const { store, seen } = recordedStore();
      store.dispatch(subscribeReminder.start(body));
      await seen(subscribeReminder.success.match);
      expect(requestsTo('movie/saveNewsletterMovieReminder').at(-1)).toMatchObject({ method: 'POST', body });
    }
    expect(requestsTo('movie/saveNewsletterMovieReminder')).toHaveLength(2);
  });

  it('the programme is requested with s1=fetch and only defined values', async () => {
    const { store, seen } = recordedStore();
    store.dispatch(fetchShows.start({ showtype: 'kino', moviegenre: 'kinder' }));
    await seen(fetchShows.success.match);
    expect(requestsTo('show/getCurrentShows')[0]?.query).toEqual({
      s1: 'fetch',
      showtype: 'kino',
      moviegenre: 'kinder',
    });
  });

  it('a show is requested by id and identifier if both are known', async () => {
    const { store, seen } = recordedStore();
    store.dispatch(fetchShowDetail.start({ id: 301, identifier: 'metropolis-2026-04-16' }));
    const { payload } = await seen(fetchShowDetail.success.match);
    expect(requestsTo('show/getShowDetailData')[0]?.query).toEqual({
      showid: '301',
      showidentifier: 'metropolis-2026-04-16',
    });
    expect(payload.movie?.price).toBe(1250);
  });
});

it('a password reaches the backend, but neither an action nor the state', async () => {
  for (const password of ['stummfilm', 'geheim-geheim']) {
    const { store, actions, seen } = recordedStore();
    const email = 'kundin@example.com';
    store.dispatch(login.start({ email, password: createSecretHandle(password) }));
    await seen((action) => login.success.match(action) || login.fail.match(action));
    expect(requestsTo('auth/login').at(-1)?.body).toEqual({ email, password });
    expect(JSON.stringify([actions, store.getState()])).not.toContain(password);
  }
  const { store, actions, seen } = recordedStore();
  const account = { email: 'neu@example.com', username: 'Neu' };
  store.dispatch(register.start({ ...account, password: createSecretHandle('ganz-geheim') }));
  await seen(register.success.match);
  expect(currentDatabase().users.at(-1)).toMatchObject({ ...account, password: 'ganz-geheim' });
  expect(JSON.stringify([actions, store.getState()])).not.toContain('ganz-geheim');
});

describe('a response without content', () => {
  /** The payload of the request's end, after a response without content. */
  async function endOf(path: string, request: object, arg?: unknown): Promise<unknown> {
    disturb(path, { status: 204, times: 3 });
    const { start, success, fail } = request as AnyRequest;
    const { store, seen } = recordedStore();
    store.dispatch(start(arg));
    return (await seen(isAnyOf(success, fail))).payload;
  }

  it('is an empty list, and says nothing about a show or a payment', async () => {
    expect(await endOf('show/getCurrentShows', fetchShows, {})).toEqual({
      dataEntries: [],
      publicEvents: [],
    });
    expect(await endOf('movie/getUpcomingMovies', fetchUpcomingMovies)).toEqual({
      dataEntries: [],
      genreEntries: [],
    });
    expect(await endOf('voucher/getAvailableVouchers', fetchGiftCards)).toEqual([]);
    expect(await endOf('blog/getBlogs', fetchBlogs, {})).toEqual([]);
    const malformed = { kind: 'malformed' };
    expect(await endOf('show/getShowDetailData', fetchShowDetail, { id: 301 })).toMatchObject(malformed);
    expect(await endOf('order/paymentStatus', fetchPaymentStatus, '10001')).toMatchObject(malformed);
  });
});

describe('the OpenAPI document', () => {
  type Operation = { parameters?: { name: string }[]; requestBody?: unknown };
  type Document = { paths: Record<string, Record<string, Operation>> };

  it('describes every call of the shop: address, query and body, and no other call', async () => {
    const document = parse(readFileSync('docs/backend.openapi.yaml', 'utf8')) as Document;
    const all = new Set<string>();
    for (const request of declaredRequests) {
      const before = currentDatabase().requests.length;
      // Whether the sandbox accepts the example does not matter here.
      await request.send(exampleOf(request), new AbortController().signal).catch(() => undefined);
      const sent = currentDatabase().requests.slice(before);
      expect(sent.length, request.name).toBeGreaterThan(0);
      for (const { method, path, query, body } of sent) {
        all.add(`/${path}`);
        const operation = document.paths[`/${path}`]?.[method.toLowerCase()];
        const call = `${request.name}: ${method} ${path}`;
        expect(operation, call).toBeDefined();
        const described = (operation?.parameters ?? []).map(({ name }) => name);
        expect(
          Object.keys(query).filter((name) => !described.includes(name)),
          call,
        ).toEqual([]);
        expect(Boolean(operation?.requestBody), call).toBe(method === 'POST');
        if (method !== 'POST') continue;
        const at = ['paths', `/${path}`, 'post', 'requestBody', ...jsonSchema];
        expect(problemsOf(document, at, body), call).toEqual([]);
      }
    }
    expect(Object.keys(document.paths).filter((path) => !all.has(path))).toEqual([]);
  });
});
