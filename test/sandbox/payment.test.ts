import { describe, expect, it } from 'vitest';
import { filmTickets, giftCards, orderBody, startSandbox, type StartedSandbox } from './testing';

const giftOrder = (sandbox: StartedSandbox) => sandbox.post('order/saveOrder', orderBody([giftCards(1)], 20));
const statusOf = async (sandbox: StartedSandbox, id: string) =>
  (await sandbox.get(`order/paymentStatus?orderid=${id}`)).paymentStatus;

describe('payment', () => {
  it('leads back to the shop with the status of each button', async () => {
    const sandbox = startSandbox();
    const { orderId: first } = await giftOrder(sandbox);
    const payment = await (await sandbox.send('GET', `/sandbox/bezahlen/${first}`)).text();
    const buttons = [...payment.matchAll(/action="[^"]*\/(\w+)"/g)].map(([, button]) => button!);
    expect(buttons).toEqual(
      expect.arrayContaining(['paid', 'failed', 'canceled', 'open', 'authorized', 'expired', 'spaeter']),
    );
    for (const status of buttons.filter((button) => button !== 'spaeter')) {
      const { orderId } = await giftOrder(sandbox);
      const response = await sandbox.press(`/sandbox/bezahlen/${orderId}/${status}`);
      expect(response.status, status).toBe(303);
      expect(response.headers.get('Location'), status).toBe(`/pspresult?orderid=${orderId}`);
      expect(await statusOf(sandbox, orderId), status).toBe(status);
    }
  });

  it('is pending until a late payment arrives, and sends one e-mail', async () => {
    const sandbox = startSandbox();
    const { orderId } = await giftOrder(sandbox);
    await sandbox.press(`/sandbox/bezahlen/${orderId}/spaeter`, { sekunden: '7' });
    sandbox.clock.time += 6999;
    expect(await statusOf(sandbox, orderId)).toBe('pending');
    sandbox.clock.time += 1;
    expect(await statusOf(sandbox, orderId)).toBe('paid');
    expect(await statusOf(sandbox, orderId)).toBe('paid');
    expect(sandbox.database().outbox).toHaveLength(1);
  });

  it('can be retried with the same key after a failure, unless others have the seats', async () => {
    const sandbox = startSandbox();
    const { show, group } = filmTickets(sandbox, 'goldrausch', 2);
    const body = orderBody([group], 30);
    const { stock } = sandbox.database();
    stock[show.showId] = 2;
    const { orderId } = await sandbox.post('order/saveOrder', body);
    await sandbox.press(`/sandbox/bezahlen/${orderId}/failed`);
    expect(await sandbox.post('order/saveOrder', body)).toMatchObject({ success: true, orderId });
    expect([await statusOf(sandbox, orderId), stock[show.showId]]).toEqual(['open', 0]);
    await sandbox.press(`/sandbox/bezahlen/${orderId}/canceled`);
    stock[show.showId] = 1;
    expect((await sandbox.press(`/sandbox/bezahlen/${orderId}/paid`)).status).toBe(409);
    expect(await statusOf(sandbox, orderId)).toBe('canceled');
  });

  it('escapes hostile titles and names', async () => {
    const sandbox = startSandbox();
    const hostile = '<script>alert(1)</script>"&';
    const { movie, group } = filmTickets(sandbox, 'metropolis', 1);
    movie.movieName = hostile;
    const customer = { firstName: hostile, lastName: 'x', email: 'x@example.com' };
    const { orderId } = await sandbox.post('order/saveOrder', orderBody([group], 17.5, { customer }));
    const payment = await sandbox.page(`/sandbox/bezahlen/${orderId}`);
    const poster = await sandbox.page('/sandbox/bilder/film/metropolis.svg');
    expect(payment).toContain('Testzahlung');
    expect(payment).toContain('&lt;script&gt;');
    expect(poster).toContain('&lt;script&gt;');
    for (const text of [payment, poster]) expect(text.toLowerCase()).not.toContain('<script');
  });
});

describe('storno', () => {
  it('cancels once, returns the tickets and sends an e-mail', async () => {
    const sandbox = startSandbox();
    const { show, group } = filmTickets(sandbox, 'goldrausch', 2);
    const before = sandbox.database().stock[show.showId];
    const { orderId } = await sandbox.post('order/saveOrder', orderBody([group], 30));
    await sandbox.press(`/sandbox/bezahlen/${orderId}/paid`);
    const { stornoIdentifier } = sandbox.database().orders[0]!;
    expect(await sandbox.page('/sandbox/postausgang')).toContain(
      `/bestellung-stornieren/${stornoIdentifier}`,
    );

    const lookUp = () => sandbox.get(`order/getOrderForStorno?stornoIdentifier=${stornoIdentifier}`);
    const { orderHeadId, positions } = await lookUp();
    expect(positions).toHaveLength(2);
    expect(await sandbox.get(`order/orderStorno?orderHeadId=${orderHeadId}`)).toEqual({ success: true });
    expect(await sandbox.get(`order/orderStorno?orderHeadId=${orderHeadId}`)).toEqual({ success: false });
    expect(await lookUp()).toEqual({ orderHeadId: null, stornoIdentifier });
    expect(sandbox.database().stock[show.showId]).toBe(before);
    expect(sandbox.database().outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'cancellation']);
  });

  it('and payment find no order for a wrong link', async () => {
    const sandbox = startSandbox();
    const response = await sandbox.get('order/getOrderForStorno?stornoIdentifier=wrong');
    expect(response).toEqual({ orderHeadId: null, stornoIdentifier: 'wrong' });
    expect((await sandbox.send('GET', '/rest/order/paymentStatus?orderid=1')).status).toBe(404);
  });
});
