import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, id } from '../body';
import type { SandboxEnv } from '../environment';
import { wireFlag, wirePrice } from '../money';
import { wireProduct } from '../wire';
import { redeem } from '../database/redeem';
import type { VoucherRecord } from '../database/types';

const goods = v.object({ price: v.fallback(v.number(), 0), count: v.fallback(v.number(), 0) });
const group = v.object({ showId: id, products: v.fallback(v.array(goods), []) });
const requestBody = v.object({ voucherCode: v.string(), items: v.array(group) });

function wireVoucherItem({ purchaseProductId, name, value, code, category }: VoucherRecord) {
  return {
    purchaseProductId,
    productName: name,
    description: `Eingelöst mit dem Code ${code}`,
    price: wirePrice(-value, purchaseProductId),
    taxrate: 0,
    mandatory: wireFlag(false, purchaseProductId),
    productOrderType: 'product',
    count: 1,
    voucherCode: code,
    voucherCategory: category,
  };
}

export const voucherRoutes = new Hono<SandboxEnv>()
  .post('/voucher/validateVoucher', async (context) => {
    const { voucherCode, items } = await bodyOf(context, requestBody);
    const showIds = items.map(({ showId }) => showId);
    const euros = items.flatMap(({ products }) => products.map(({ price, count }) => price * count));
    const sum = Math.round(100 * euros.reduce((total, part) => total + part, 0));
    const redeemed = redeem(context.get('database'), voucherCode, { showIds, sum });
    return context.json(
      'refusal' in redeemed
        ? { voucherItems: null, errorMessage: redeemed.refusal }
        : { voucherItems: [wireVoucherItem(redeemed.voucher)] },
    );
  })
  .get('/voucher/getAvailableVouchers', (context) =>
    context.json({ products: context.get('database').giftCards.map((card) => wireProduct(card)) }),
  );
