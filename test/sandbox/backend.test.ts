import { describe, expect, it } from 'vitest';
import { giftCards, orderBody, startSandbox, type Answer, type StartedSandbox } from './testing';

const steer = async (sandbox: StartedSandbox, body: unknown, database?: string): Promise<Answer> =>
  (await sandbox.send('POST', '/sandbox/steuerung', { body, ...(database ? { database } : {}) })).json();

describe('voucher codes', () => {
  const validate = (voucherCode: string, showId = 0) =>
    startSandbox().post('voucher/validateVoucher', { voucherCode, items: [{ showId, products: [] }] });

  it.each([
    ['WILLKOMMEN10', -10],
    [' willkommen10 ', -10],
    ['GUTSCHEIN25', -25],
  ])('are accepted: %s is worth %i euros', async (code, price) => {
    const { voucherItems } = await validate(code);
    expect(Number(voucherItems[0].price)).toBe(price);
  });

  it.each(['VERBRAUCHT', 'NURFLOHMARKT', 'GIBTSNICHT', ''])(
    'are refused with a reason: „%s“',
    async (code) => {
      expect(await validate(code)).toEqual({ voucherItems: null, errorMessage: expect.any(String) });
    },
  );

  it('are accepted for flea markets if a flea market is in the cart', async () => {
    expect((await validate('NURFLOHMARKT', 501)).voucherItems).toHaveLength(1);
  });

  it.each([
    ['AB30', 2, null],
    ['AB30', 3, -5],
    ['ZEHNPROZENT', 3, -3.75],
  ])('may depend on the price of the cart: %s for %i tickets', async (voucherCode, count, price) => {
    const items = [{ showId: 301, products: [{ id: 1, productType: 'show', price: 12.5, count }] }];
    const { voucherItems } = await startSandbox().post('voucher/validateVoucher', { voucherCode, items });
    expect(voucherItems && Number(voucherItems[0].price)).toBe(price);
  });

  it('are used up when the order that redeemed them is paid', async () => {
    const sandbox = startSandbox();
    const voucherItems = [{ voucherCode: 'GUTSCHEIN25' }];
    const order = () => sandbox.post('order/saveOrder', orderBody([giftCards(2)], 15, { voucherItems }));
    const { orderId } = await order();
    await sandbox.press(`/sandbox/bezahlen/${orderId}/bezahlt`);
    expect(await order()).toMatchObject({ success: false });
  });

  it('are sold as gift cards of several values', async () => {
    const { products } = await startSandbox().get('voucher/getAvailableVouchers');
    expect(new Set(products.map(({ price }: Answer) => Number(price))).size).toBeGreaterThan(2);
  });
});

describe('the snack discount', () => {
  it.each([
    [1, false],
    [2, true],
  ])('is given for %i snack(s): %s', async (count, isGiven) => {
    const { product } = await startSandbox().post('product/getDiscountProduct', {
      purchaseProductId: 190,
      purchaseProducts: [
        { purchaseProductId: 102, count },
        { purchaseProductId: 104, count: 5 },
      ],
    });
    expect(product !== null && Number(product.price) < 0).toBe(isGiven);
  });
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
    expect(before.every(({ blogType }: Answer) => blogType === 'kino')).toBe(true);
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

  it.each([
    ['the usual response', {}],
    ['a replaced response', { status: 502, raw: 'Wartung' }],
    ['the response of a handled call', { afterHandling: true, body: {} }],
  ])('add headers to %s', async (_which, fault) => {
    const sandbox = startSandbox();
    const headers = { Server: 'nginx', Date: 'Thu, 01 Jan 1970 00:00:00 GMT' };
    await steer(sandbox, { faults: [{ path: 'blog/getBlogs', times: 1, headers, ...fault }] });
    const disturbed = await sandbox.send('GET', '/rest/blog/getBlogs');
    expect(Object.fromEntries(disturbed.headers)).toMatchObject({
      server: headers.Server,
      date: headers.Date,
    });
    const next = await sandbox.send('GET', '/rest/blog/getBlogs');
    expect(next.headers.has('Server')).toBe(false);
  });

  it('drop a response that would have additional headers', async () => {
    const sandbox = startSandbox();
    sandbox.database().faults.push({ path: 'blog/getBlogs', headers: { Server: 'nginx' }, drop: true });
    expect((await sandbox.send('GET', '/rest/blog/getBlogs')).type).toBe('error');
  });

  it('can leave a call without a response until the caller aborts', async () => {
    const sandbox = startSandbox();
    sandbox.database().faults.push({ path: 'blog/getBlogs', never: true });
    const caller = new AbortController();
    const answer = sandbox.send('GET', '/rest/blog/getBlogs', { signal: caller.signal });
    caller.abort();
    expect((await answer).type).toBe('error');
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
