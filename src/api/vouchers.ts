import * as v from 'valibot';
import type { VoucherItem } from '@/domain/entities';
import type { OrderGroup } from '@/domain/orderGroups';
import { defineRequest } from '@/request/defineRequest';
import { RequestFailure } from '@/request/errors';
import { product } from './entities';
import {
  flag,
  list,
  message,
  name,
  optionalList,
  orAbsent,
  reference,
  signedCents,
  taxrate,
  text,
  wholeNumber,
} from './fields';
import { http } from './http';
import { groupsToWire } from './orderWire';

export type VoucherQuestion = { voucherCode: string; groups: OrderGroup[] };

/** The answer to a code that was typed in; items that do not name it are its. */
export function voucherAnswer(voucherCode: string) {
  const item: v.GenericSchema<unknown, VoucherItem> = v.object({
    purchaseProductId: wholeNumber,
    productName: name,
    description: orAbsent(text),
    price: signedCents,
    taxrate: orAbsent(taxrate),
    mandatory: flag,
    productOrderType: orAbsent(reference),
    count: v.fallback(v.pipe(wholeNumber, v.minValue(1)), 1),
    voucherCode: v.fallback(reference, voucherCode),
    voucherCategory: orAbsent(name),
  });
  return v.object({ voucherItems: optionalList(item, 'voucherItems'), errorMessage: message });
}

/** Valid only with at least one item (specification section 5); otherwise `refused` with the server's message. */
export const validateVoucher = defineRequest(
  'cart/validateVoucher',
  'write',
  async ({ voucherCode, groups }: VoucherQuestion, signal) => {
    const body = { voucherCode, items: groupsToWire(groups) };
    const answer = await http.post('voucher/validateVoucher', body, voucherAnswer(voucherCode), signal);
    if (answer.voucherItems.length === 0) throw new RequestFailure('refused', answer.errorMessage);
    return answer.voucherItems;
  },
);

const availableVouchers = v.object({ products: list(product, 'products') });

/** The gift vouchers on sale. */
export const fetchGiftCards = defineRequest(
  'giftCards/fetch',
  'read',
  async (_: void, signal) =>
    (await http.get('voucher/getAvailableVouchers', {}, availableVouchers, signal)).products,
  { retry: true },
);
