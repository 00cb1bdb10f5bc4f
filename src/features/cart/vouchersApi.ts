import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { voucherKeyLength } from '@/shared/config/constants';
import { itemForVoucher } from '@/domain/cartItems';
import type { VoucherItem } from '@/domain/entities';
import type { OrderGroup } from '@/domain/orderGroups';
import { mergeEqualItems } from '@/domain/voucherCodes';
import type { CodeAnswer } from '@/domain/voucherRecheck';
import { defineRequest } from '@/shared/request/defineRequest';
import { isGone, normaliseError, RequestFailure, type RequestError } from '@/shared/request/errors';
import { product } from '@/features/catalogue/entitySchemas';
import {
  flag,
  list,
  message,
  name,
  orAbsent,
  reference,
  signedCents,
  taxrate,
  text,
  wholeNumber,
} from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { groupsToWire } from './orderWire';

export type VoucherQuestion = {
  /** As it was typed. */
  voucherCode: string;
  /** What the typed code may mean, the likeliest first; without them it means itself. */
  readings?: string[];
  groups: OrderGroup[];
};
export type RecheckQuestion = { codes: string[]; groups: OrderGroup[] };

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
  // A list of which nothing can be read is no refusal: a good code would be called invalid.
  const items = v.union([v.strictTuple([]), v.pipe(list(item, 'voucherItems'), v.minLength(1))]);
  return v.object({ voucherItems: v.nullish(items), errorMessage: message });
}

const tooManyRequests = 429;

/**
 * Whether the backend said no to the code itself. Whatever else goes wrong says nothing about it, and a visitor who
 * is told that a good code is invalid throws it away.
 */
export function isVoucherRefused(error: RequestError): boolean {
  return isGone(error) || (error.kind === 'refused' && error.status !== tooManyRequests);
}

async function askForCode(
  voucherCode: string,
  groups: OrderGroup[],
  signal: AbortSignal,
): Promise<VoucherItem[]> {
  const body = { voucherCode, items: groupsToWire(groups) };
  const answer = await http.post('voucher/validateVoucher', body, voucherAnswer(voucherCode), signal);
  if (!answer.voucherItems?.length) throw new RequestFailure('refused', answer.errorMessage);
  return mergeEqualItems(answer.voucherItems);
}

/**
 * Valid only with at least one item (requirements 5); otherwise `refused` with the server's message. One reading
 * after the other is asked, each once, until one holds; where none does, the answer to the likeliest one counts.
 */
export const validateVoucher = defineRequest(
  'cart/validateVoucher',
  'write',
  async (
    { voucherCode, readings = [voucherCode], groups }: VoucherQuestion,
    signal,
  ): Promise<VoucherItem[]> => {
    let refusal: RequestError | undefined;
    for (const reading of readings) {
      try {
        return await askForCode(reading, groups, signal);
      } catch (error) {
        const failure = normaliseError(error);
        if (!isVoucherRefused(failure)) throw error;
        refusal ??= failure;
      }
    }
    throw new RequestFailure(refusal?.kind ?? 'refused', refusal?.message, refusal?.status);
  },
);

async function askAgain(code: string, groups: OrderGroup[], signal: AbortSignal): Promise<CodeAnswer> {
  try {
    const items = await askForCode(code, groups, signal);
    return {
      kind: 'valid',
      code,
      items: items.map((item) => itemForVoucher(item, nanoid(voucherKeyLength))),
    };
  } catch (error) {
    const failure = normaliseError(error);
    if (!isVoucherRefused(failure)) throw error;
    return { kind: 'refused', code, reason: failure.message };
  }
}

/** Asks one redeemed code after the other whether it still holds for these groups. It fails as a whole. */
export const recheckVouchers = defineRequest(
  'cart/recheckVouchers',
  'read',
  async ({ codes, groups }: RecheckQuestion, signal): Promise<CodeAnswer[]> => {
    const answers: CodeAnswer[] = [];
    for (const code of codes) answers.push(await askAgain(code, groups, signal));
    return answers;
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
