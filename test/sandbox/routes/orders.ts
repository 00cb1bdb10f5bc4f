import { Hono } from 'hono';
import * as v from 'valibot';
import { orderBody } from '../../../scripts/backend/requests';
import { bodyOf, email, filled, id } from '../body';
import type { SandboxEnv } from '../environment';
import { wirePrice } from '../money';
import { saveOrder, type OrderRequest } from '../database/orders';
import { Refusal } from '../database/pricing';

const group = v.object({
  showId: id,
  products: v.array(
    v.object({
      id: v.optional(id),
      purchaseProductId: v.optional(id),
      productType: v.optional(v.string()),
      count: v.number(),
    }),
  ),
});

// The sandbox refuses fields that are not documented.
const customer = v.strictObject({ ...orderBody.entries.customer.entries, email });

const request = v.pipe(
  v.object({
    customer,
    items: v.array(group),
    voucherItems: v.array(v.object({ voucherCode: v.string() })),
    totalPrice: v.number(),
    acceptedTerms: v.boolean(),
    orderKey: filled,
  }),
  v.transform(({ voucherItems, ...order }): OrderRequest => ({
    ...order,
    voucherCodes: voucherItems.map(({ voucherCode }) => voucherCode),
  })),
);

export const orderRoutes = new Hono<SandboxEnv>()
  .post('/order/saveOrder', async (context) => {
    const body = await bodyOf(context, request);
    try {
      const order = saveOrder(context.get('database'), body);
      const { orderId } = order;
      if (order.status === 'paid') return context.json({ success: true, already_payed: true, orderId });
      const checkout = new URL(`/sandbox/bezahlen/${orderId}`, context.req.url).href;
      return context.json({ success: true, payment_checkoutUrl: checkout, already_payed: false, orderId });
    } catch (error) {
      if (error instanceof Refusal) return context.json({ success: false, errorMessage: error.message });
      throw error;
    }
  })
  .get('/order/paymentStatus', (context) => {
    const order = context
      .get('database')
      .orders.find(({ orderId }) => orderId === context.req.query('orderid'));
    if (!order) return context.json({ errorMessage: 'Diese Bestellung kennen wir nicht.' }, 404);
    const amount = wirePrice(order.total, order.orderHeadId);
    return context.json({ paymentStatus: order.status, amount, currency: 'EUR' });
  });
