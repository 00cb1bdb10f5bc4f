import { describe, expect, it } from 'vitest';
import { giftCards, orderBody, startSandbox, type Raw, type StartedSandbox } from './testing';

const steer = async (sandbox: StartedSandbox, body: unknown, database?: string): Promise<Raw> =>
  (await sandbox.send('POST', '/sandbox/steuerung', { body, ...(database ? { database } : {}) })).json();

describe('voucher codes', () => {
  const validate = (voucherCode: string, showId = 0) =>
    startSandbox().post('voucher/validateVoucher', { voucherCode, items: [{ showId, products: [] }] });

  it('are accepted for what they are for, and refused with a reason otherwise', async () => {
    for (const [code, price] of [
      ['WILLKOMMEN10', -10],
      [' willkommen10 ', -10],
      ['GUTSCHEIN25', -25],
    ] as const)
      expect(Number((await validate(code)).voucherItems[0].price), code).toBe(price);
    const refusal = { voucherItems: null, errorMessage: expect.any(String) };
    for (const code of ['VERBRAUCHT', 'NURFLOHMARKT', 'GIBTSNICHT', ''])
      expect(await validate(code), code).toEqual(refusal);
    expect((await validate('NURFLOHMARKT', 501)).voucherItems).toHaveLength(1);
  });

  it('may depend on the price of the cart', async () => {
    for (const [voucherCode, count, price] of [
      ['AB30', 2, null],
      ['AB30', 3, -5],
      ['ZEHNPROZENT', 3, -3.75],
    ] as const) {
      const items = [{ showId: 301, products: [{ id: 1, productType: 'show', price: 12.5, count }] }];
      const { voucherItems } = await startSandbox().post('voucher/validateVoucher', { voucherCode, items });
      expect(voucherItems && Number(voucherItems[0].price), `${voucherCode} for ${count}`).toBe(price);
    }
  });

  it('are used up when the order that redeemed them is paid', async () => {
    const sandbox = startSandbox();
    const voucherItems = [{ voucherCode: 'GUTSCHEIN25' }];
    const order = () => sandbox.post('order/saveOrder', orderBody([giftCards(2)], 15, { voucherItems }));
    const { orderId } = await order();
    await sandbox.press(`/sandbox/bezahlen/${orderId}/paid`);
    expect(await order()).toMatchObject({ success: false });
  });

  it('are sold as gift cards of several values', async () => {
    const { products } = await startSandbox().get('voucher/getAvailableVouchers');
    expect(new Set(products.map(({ price }: Raw) => Number(price))).size).toBeGreaterThan(2);
  });
});

it('the snack discount is given for two snacks', async () => {
  const priceFor = async (count: number) => {
    const purchaseProducts = [
      { purchaseProductId: 102, count },
      { purchaseProductId: 104, count: 5 },
    ];
    const body = { purchaseProductId: 190, purchaseProducts };
    const { product } = await startSandbox().post('product/getDiscountProduct', body);
    return product && Number(product.price);
  };
  expect(await priceFor(1)).toBeNull();
  expect(await priceFor(2)).toBeLessThan(0);
});

describe('databases', () => {
  it('are separated by cookie', async () => {
    const sandbox = startSandbox();
    await sandbox.post('order/saveOrder', orderBody([giftCards(1)], 20), { database: 'one' });
    await steer(sandbox, { scenario: 'winter' }, 'one');
    expect(sandbox.database('one').orders).toHaveLength(1);
    expect(sandbox.database('two').orders).toEqual([]);
    expect((await sandbox.get('show/getCurrentShows', { database: 'two' })).dataEntries).not.toEqual([]);
    expect((await sandbox.get('show/getCurrentShows', { database: 'one' })).dataEntries).toEqual([]);
  });

  it('are reset on request and log every call', async () => {
    const sandbox = startSandbox();
    await sandbox.post('order/saveOrder', orderBody([giftCards(1)], 20));
    const before = await sandbox.get('blog/getBlogs?blogtype=kino');
    const report = await (await sandbox.send('GET', '/sandbox/steuerung')).json();
    expect(before.every(({ blogType }: Raw) => blogType === 'kino')).toBe(true);
    expect(report.orders).toHaveLength(1);
    expect(report.requests[1]).toMatchObject({
      method: 'GET',
      path: 'blog/getBlogs',
      query: { blogtype: 'kino' },
    });
    expect(report.requests[0].body.totalPrice).toBe(20);
    expect(await steer(sandbox, { reset: true })).toMatchObject({ orders: [], requests: [] });
  });
});

describe('faults', () => {
  const path = 'feedback/saveCustomerFeedbackForm';
  const form = { topic: 'Kino', rating: 5, message: 'Schön!' };

  it('apply as often as requested, with status and body', async () => {
    const sandbox = startSandbox();
    await steer(sandbox, { faults: [{ path, times: 1, status: 503, body: { errorMessage: 'Pause' } }] });
    const first = await sandbox.send('POST', `/rest/${path}`, { body: form });
    expect([first.status, await first.json()]).toEqual([503, { errorMessage: 'Pause' }]);
    expect(await sandbox.post(path, form)).toEqual({ success: true });
  });

  it('drop the response of a handled call', async () => {
    const sandbox = startSandbox();
    sandbox.database().faults.push({ path, afterHandling: true, drop: true });
    const response = await sandbox.send('POST', `/rest/${path}`, { body: form });
    expect(response.type).toBe('error');
    expect(sandbox.database().feedback).toEqual([form]);
  });

  it('respond with raw text of any type', async () => {
    const sandbox = startSandbox();
    sandbox.database().faults.push({ path: 'blog/getBlogs', raw: '<h1>Wartung</h1>' });
    const response = await sandbox.send('GET', '/rest/blog/getBlogs');
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toBe('<h1>Wartung</h1>');
  });

  it('add headers to usual, replaced and handled responses, but not to a dropped one', async () => {
    const sandbox = startSandbox();
    const blogs = () => sandbox.send('GET', '/rest/blog/getBlogs');
    const headers = { server: 'nginx', date: 'Thu, 01 Jan 1970 00:00:00 GMT' };
    for (const fault of [{}, { status: 502, raw: 'Wartung' }, { afterHandling: true, body: {} }]) {
      await steer(sandbox, { faults: [{ path: 'blog/getBlogs', times: 1, headers, ...fault }] });
      const name = JSON.stringify(fault);
      expect(Object.fromEntries((await blogs()).headers), name).toMatchObject(headers);
      expect((await blogs()).headers.has('Server'), name).toBe(false);
    }
    sandbox.database().faults.push({ path: 'blog/getBlogs', headers, drop: true });
    expect((await blogs()).type).toBe('error');
  });

  it('can leave a call without a response until the caller aborts', async () => {
    const sandbox = startSandbox();
    sandbox.database().faults.push({ path: 'blog/getBlogs', never: true });
    const caller = new AbortController();
    const response = sandbox.send('GET', '/rest/blog/getBlogs', { signal: caller.signal });
    caller.abort();
    expect((await response).type).toBe('error');
  });
});

describe('accounts, forms and pictures', () => {
  it('registers, keeps the session by cookie and signs out', async () => {
    const sandbox = startSandbox();
    const body = { email: 'neu@example.com', username: 'Neu', password: 'geheim1' };
    const registered = await sandbox.send('POST', '/rest/auth/register', { body });
    const cookie = registered.headers.get('Set-Cookie')!.split(';')[0]!;
    expect(await sandbox.get('auth/session', { cookie })).toMatchObject({ username: 'Neu' });
    expect(await sandbox.get('auth/session')).toEqual({ uid: null });
    expect((await sandbox.send('POST', '/rest/auth/register', { body })).status).toBe(409);
    const wrong = { body: { ...body, password: 'falsch1' } };
    expect((await sandbox.send('POST', '/rest/auth/login', wrong)).status).toBe(401);
    await sandbox.post('auth/logout', {}, { cookie });
    expect(await sandbox.get('auth/session', { cookie })).toEqual({ uid: null });
  });

  it('confirms reminders by mail, for films and for genres', async () => {
    const sandbox = startSandbox();
    await sandbox.post('movie/saveNewsletterMovieReminder', { email: 'a@example.com', movieIds: [1] });
    await sandbox.post('movie/saveNewsletterMovieReminder', { email: 'b@example.com', genres: ['Grusel'] });
    const outbox = await sandbox.page('/sandbox/postausgang');
    expect(outbox.indexOf('Grusel')).toBeLessThan(outbox.indexOf('Metropolis'));
    expect(outbox).toContain('Metropolis');
  });

  it('draws every picture of the programme, except the intentionally missing one', async () => {
    const sandbox = startSandbox();
    const { dataEntries, publicEvents } = await sandbox.get('show/getCurrentShows?s1=fetch');
    const addresses = new Set<string>();
    for (const { movie, event, products } of [...dataEntries, ...publicEvents]) {
      if (movie) addresses.add(movie.imagePath + movie.imageName).add(movie.headerImagePath);
      if (event) addresses.add(event.thumbImage).add(event.headerImage);
      for (const { productImagePath } of products) addresses.add(productImagePath);
    }
    const missing: string[] = [];
    for (const address of addresses) {
      const response = await sandbox.send('GET', address);
      if (response.headers.get('Content-Type') !== 'image/svg+xml') missing.push(address);
    }
    expect(missing).toEqual(['/sandbox/bilder/film/dieses-bild-fehlt.svg']);
  });

  it('responds to unknown calls with JSON and to unknown pages with HTML, both 404', async () => {
    const sandbox = startSandbox();
    const call = await sandbox.send('GET', '/rest/nothing/here');
    const page = await sandbox.send('GET', '/sandbox/nichts');
    expect([call.status, call.headers.get('Content-Type')]).toEqual([404, 'application/json']);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
  });
});
