import * as v from 'valibot';
import { asDiscount, type DiscountQuestion, type EarnedDiscount } from '@/domain/discounts';
import { defineRequest } from '@/shared/request/defineRequest';
import { product } from './entitySchemas';
import { http } from '@/shared/api/http';

/** An invalid product is an error, not "no discount": the visitor would pay more without noticing. */
const discountAnswer = v.object({ product: v.nullish(product) });

/**
 * The discount products (usually of negative price) of a selection, one concurrent request per discount. May be empty;
 * fails as a whole.
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
