import { Hono } from 'hono';
import { dateOf } from '../clock';
import type { SandboxEnv } from '../environment';
import { wirePrice } from '../money';
import { cancelOrder, isCancellable } from '../database/payment';

export const stornoRoutes = new Hono<SandboxEnv>()
  .get('/order/getOrderForStorno', (context) => {
    const stornoIdentifier = context.req.query('stornoIdentifier') ?? '';
    const order = context
      .get('database')
      .orders.find((candidate) => candidate.stornoIdentifier === stornoIdentifier);
    if (!order || !isCancellable(order)) return context.json({ orderHeadId: null, stornoIdentifier });
    return context.json({
      orderHeadId: order.orderHeadId,
      stornoIdentifier,
      orderId: order.orderId,
      orderDate: dateOf(order.created),
      totalPrice: wirePrice(order.total, order.orderHeadId),
      positions: order.positions.map(({ name, count, price }, index) => ({
        name,
        count,
        price: wirePrice(price, index),
      })),
    });
  })
  .get('/order/orderStorno', (context) => {
    const database = context.get('database');
    const order = database.orders.find(
      ({ orderHeadId }) => String(orderHeadId) === context.req.query('orderHeadId'),
    );
    if (!order || !isCancellable(order)) return context.json({ success: false });
    cancelOrder(database, order);
    return context.json({ success: true });
  });
