import * as v from 'valibot';
import { defineRequest } from '@/request/defineRequest';
import { product } from './entities';
import { orAbsent } from './fields';
import { http } from './http';

export type DiscountQuestion = {
  purchaseProductId: number;
  purchaseProducts: { purchaseProductId: number; count: number }[];
};

const discountAnswer = v.object({ product: orAbsent(product) });

/** The product, usually of negative price, that a selection of products earns; none is a fine answer. */
export const fetchDiscountProduct = defineRequest(
  'product/fetchDiscount',
  'read',
  async (question: DiscountQuestion, signal) =>
    (await http.post('product/getDiscountProduct', question, discountAnswer, signal)).product,
);
