import * as v from 'valibot';
import { asDiscount, type DiscountQuery, type EarnedDiscount } from '@/domain/discounts';
import { defineRequest } from '@/shared/request/defineRequest';
import { product } from './entitySchemas';
import { orBlank } from '@/shared/api/fields';
import { http } from '@/shared/api/http';

/** An invalid product is an error, not "no discount": the visitor would pay more without noticing. */
export const discountAnswer = v.object({ product: orBlank(product) });

/** One concurrent request per discount of a selection. May be empty; fails as a whole. */
export const fetchDiscountProducts = defineRequest(
  'product/fetchDiscounts',
  'read',
  async ({ purchaseProductIds, purchaseProducts }: DiscountQuery, signal) => {
    const request = async (purchaseProductId: number): Promise<EarnedDiscount[]> => {
      const query = { purchaseProductId, purchaseProducts };
      const answer = await http.post('product/getDiscountProduct', query, discountAnswer, signal);
      return answer.product ? [asDiscount(answer.product, purchaseProductId)] : [];
    };
    return (await Promise.all(purchaseProductIds.map(request))).flat();
  },
);
