import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, id } from '../body';
import type { SandboxEnv } from '../environment';
import { wireProduct } from '../wire';
import { discountFor } from '../database/discount';

const requestBody = v.object({
  purchaseProductId: id,
  purchaseProducts: v.array(v.object({ purchaseProductId: id, count: v.number() })),
});

export const productRoutes = new Hono<SandboxEnv>().post('/product/getDiscountProduct', async (context) => {
  const { purchaseProductId, purchaseProducts } = await bodyOf(context, requestBody);
  const discount = discountFor(context.get('database'), purchaseProductId, purchaseProducts);
  return context.json({ product: discount ? wireProduct(discount, 1) : null });
});
