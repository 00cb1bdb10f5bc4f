import { describe, expect, it } from 'vitest';
import { filmTickets, giftCards, orderBody, startSandbox, type Raw, type StartedSandbox } from './testing';

async function giftOrder(sandbox: StartedSandbox, changes: Record<string, unknown> = {}): Promise<Raw> {
  return sandbox.post('order/saveOrder', orderBody([giftCards(1)], 20, changes));
}

describe('placing an order', () => {
  it('prices tickets, add-ons and the earned discount from ids', async () => {
    const sandbox = startSandbox();
    const snacks = [
      { purchaseProductId: 102, count: 2 },
      { purchaseProductId: 190, count: 1 },
    ];
    const { group } = filmTickets(sandbox, 'metropolis', 2, snacks);
    // 2 × 12.50 + 5.00 car ticket + 2 × 4.90 popcorn − 2.00 discount
    const response = await sandbox.post('order/saveOrder', orderBody([group], 37.8));
    expect(response).toMatchObject({
      success: true,
      payment_checkoutUrl: `http://shop.example/sandbox/bezahlen/${response.orderId}`,
    });
    expect(sandbox.database().orders[0]?.total).toBe(3780);
  });

  it('refuses a discount that was not earned, a wrong total and a missing mandatory product', async () => {
    const sandbox = startSandbox();
    const discounted = filmTickets(sandbox, 'metropolis', 1, [{ purchaseProductId: 190, count: 1 }]);
    const plain = filmTickets(sandbox, 'metropolis', 1);
    const withoutCar = { ...plain.group, products: plain.group.products.slice(0, 1) };
    const bodies = [
      orderBody([discounted.group], 15.5),
      orderBody([plain.group], 0.01),
      orderBody([withoutCar], 12.5),
    ];
    for (const body of bodies) {
      const response = await sandbox.post('order/saveOrder', body);
      expect(response).toMatchObject({ success: false, errorMessage: expect.any(String) });
    }
    expect(sandbox.database().orders).toEqual([]);
  });

  it('creates one order per key, with the same checkout address, until it is paid', async () => {
    const sandbox = startSandbox();
    const order = () => giftOrder(sandbox, { orderKey: 'same' });
    const { orderId, ...first } = await order();
    expect(await order()).toEqual({ orderId, ...first });
    expect(sandbox.database().orders).toHaveLength(1);
    await sandbox.press(`/sandbox/bezahlen/${orderId}/paid`);
    expect(await order()).toEqual({ success: true, already_payed: true, orderId });
    expect(sandbox.database().orders).toHaveLength(1);
  });

  it('treats an order that costs nothing as paid', async () => {
    const sandbox = startSandbox();
    const voucherItems = [{ voucherCode: 'GUTSCHEIN25' }];
    const response = await sandbox.post('order/saveOrder', orderBody([giftCards(1)], 0, { voucherItems }));
    expect(response).toMatchObject({ success: true, already_payed: true });
    expect(sandbox.database().outbox).toHaveLength(1);
  });

  it('responds to a malformed body with 400', async () => {
    for (const body of ['no json', '[]', '{"items":3}', 'null']) {
      const response = await startSandbox().send('POST', '/rest/order/saveOrder', { body });
      expect(response.status, body).toBe(400);
      expect(await response.json(), body).toMatchObject({ success: false });
    }
  });
});

describe('stock', () => {
  it('becomes scarce, runs out, and is restored when a payment fails', async () => {
    const sandbox = startSandbox();
    const { show, group } = filmTickets(sandbox, 'goldrausch', 3);
    const order = () => sandbox.post('order/saveOrder', orderBody([group], 42.5));
    const detail = () => sandbox.get(`show/getShowDetailData?showid=${show.showId}`);
    sandbox.database().stock[show.showId] = 5;
    const { orderId } = await order();
    expect(await detail()).toMatchObject({ fomoStatus: 4 });
    expect(await order()).toMatchObject({ success: false });
    sandbox.database().stock[show.showId] = 0;
    expect(JSON.stringify((await detail()).soldOut)).toMatch(/true|1/);
    await sandbox.press(`/sandbox/bezahlen/${orderId}/failed`);
    expect(sandbox.database().stock[show.showId]).toBe(3);
  });

  it('sells stall spots one by one until the market is sold out', async () => {
    const sandbox = startSandbox();
    const stall = (purchaseProductId: number, count: number) => ({
      showId: 501,
      products: [
        { id: 12, productType: 'event', count: 1 },
        { purchaseProductId: 205, count: 1 },
        { purchaseProductId, count },
      ],
    });
    Object.assign(sandbox.database().stock, { '501|201': 2, '501|202': 0, '501|203': 0 });
    expect(await sandbox.post('order/saveOrder', orderBody([stall(201, 3)], 78))).toMatchObject({
      success: false,
    });
    expect(await sandbox.post('order/saveOrder', orderBody([stall(201, 2)], 53))).toMatchObject({
      success: true,
    });
    expect(await sandbox.post('order/saveOrder', orderBody([stall(201, 1)], 28))).toMatchObject({
      errorMessage: expect.stringContaining('ausverkauft'),
    });
  });

  it('refuses an order for a closed market show', async () => {
    const sandbox = startSandbox();
    for (const showId of [13, 174, 175]) {
      const { eventId } = sandbox.database().shows.find((show) => show.showId === showId)!;
      const products = [
        { id: eventId, productType: 'event', count: 1 },
        { purchaseProductId: 205, count: 1 },
      ];
      const response = await sandbox.post('order/saveOrder', orderBody([{ showId, products }], 3));
      expect(response, String(showId)).toMatchObject({ success: false });
    }
  });
});
