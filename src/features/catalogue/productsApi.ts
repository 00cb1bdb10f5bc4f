import * as v from 'valibot';
import { asDiscount, type DiscountQuestion, type EarnedDiscount } from '@/domain/discounts';
import { defineRequest } from '@/shared/request/defineRequest';
import { product } from './entitySchemas';
import { http } from '@/shared/api/http';

/** One that cannot be read does not count as none: the visitor would pay more and never know. */
const discountAnswer = v.object({ product: v.nullish(product) });

/**
 * The products, usually of negative price, that a selection of products earns: every discount is asked for, all at
 * once; none is a fine answer. It fails as a whole.
 */
export const fetchDiscountProducts = defineRequest(
  'product/fetchDiscounts',
  'read',
  async ({ purchaseProductIds, purchaseProducts }: DiscountQuestion, signal) => {
    const ask = async (purchaseProductId: number): Promise<EarnedDiscount[]> => {
      const question = { purchaseProductId, purchaseProducts };
      const answer = await http.post('product/getDiscountProduct', question, discountAnswer, signal);
      return answer.product ? [asDiscount(answer.product, purchaseProductId)] : [];
    };
    return (await Promise.all(purchaseProductIds.map(ask))).flat();
  },
);
