import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { voucherKeyLength } from '@/shop/constants';
import { itemForVoucher } from '@/domain/cartItems';
import type { VoucherItem } from '@/domain/entities';
import type { OrderGroup } from '@/domain/orderGroups';
import { mergeEqualItems } from '@/domain/voucherCodes';
import type { CodeResponse } from '@/domain/voucherRecheck';
import { defineRequest } from '@/shared/request/defineRequest';
import { isGone, normaliseError, RequestFailure, type RequestError } from '@/shared/request/errors';
import { product } from '@/features/catalogue/entitySchemas';
import {
  flag,
  list,
  message,
  name,
  orAbsent,
  orBlank,
  plainText,
  reference,
  signedCents,
  taxrate,
  wholeNumber,
} from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { type Cents, eurosFromCents } from '@/shared/text/money';

type Priced = { price: Cents };

/** Cents in the app, euros on the wire. */
function inEuros<T extends Priced>(entry: T) {
  return { ...entry, price: eurosFromCents(entry.price) };
}

/** Groups on the wire; `products` includes the ticket or stall itself (backend, "Group"). */
export function groupsToWire(groups: OrderGroup[]) {
  return groups.map(({ showId, products }) => ({ showId, products: products.map(inEuros) }));
}

export type VoucherQuery = {
  voucherCode: string;
  /** Possible meanings of the typed code, the likeliest first; by default the code itself. */
  readings?: string[];
  groups: OrderGroup[];
};
export type RecheckQuery = { codes: string[]; groups: OrderGroup[] };

export const voucherItem = v.object({
  purchaseProductId: wholeNumber,
  productName: name,
  description: orAbsent(plainText),
  price: signedCents,
  taxrate: orAbsent(taxrate),
  mandatory: flag,
  productOrderType: orAbsent(reference),
  count: v.fallback(v.pipe(wholeNumber, v.minValue(1)), 1),
  voucherCode: orAbsent(reference),
  voucherCategory: orAbsent(name),
});

export const voucherResponse = v.object({
  voucherItems: orBlank(list(voucherItem, 'voucherItems')),
  errorMessage: message,
});

/** Assumed: an item without a code belongs to the requested one (backend, "Vouchers"). */
export const withCode =
  (voucherCode: string) =>
  (item: v.InferOutput<typeof voucherItem>): VoucherItem => ({
    ...item,
    voucherCode: item.voucherCode ?? voucherCode,
  });

/**
 * Whether the backend rejected the code itself. Other failures must not be reported as an invalid code: the visitor
 * would throw a valid one away.
 */
export function isVoucherRefused(error: RequestError): boolean {
  return isGone(error) || error.kind === 'refused';
}

async function requestCode(
  voucherCode: string,
  groups: OrderGroup[],
  signal: AbortSignal,
): Promise<VoucherItem[]> {
  const body = { voucherCode, items: groupsToWire(groups) };
  const response = await http.post('voucher/validateVoucher', body, voucherResponse, signal);
  if (!response.voucherItems?.length) throw new RequestFailure('refused', response.errorMessage);
  return mergeEqualItems(response.voucherItems.map(withCode(voucherCode)));
}

/**
 * Redeems a code: valid with at least one item (requirements 5), else `refused` with the server's message. Requests the
 * readings one by one until one is valid; if none is, throws the error of the likeliest one.
 */
export const validateVoucher = defineRequest(
  'cart/validateVoucher',
  'write',
  async ({ voucherCode, readings = [voucherCode], groups }: VoucherQuery, signal): Promise<VoucherItem[]> => {
    let refusal: RequestError | undefined;
    for (const reading of readings) {
      try {
        return await requestCode(reading, groups, signal);
      } catch (error) {
        const failure = normaliseError(error);
        if (!isVoucherRefused(failure)) throw error;
        refusal ??= failure;
      }
    }
    throw new RequestFailure(refusal?.kind ?? 'refused', refusal?.message, refusal?.status);
  },
);

async function recheckCode(code: string, groups: OrderGroup[], signal: AbortSignal): Promise<CodeResponse> {
  try {
    const items = await requestCode(code, groups, signal);
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

/** Checks the redeemed codes for these groups, one by one. Fails as a whole if one request fails. */
export const recheckVouchers = defineRequest(
  'cart/recheckVouchers',
  'read',
  async ({ codes, groups }: RecheckQuery, signal): Promise<CodeResponse[]> => {
    const responses: CodeResponse[] = [];
    for (const code of codes) responses.push(await recheckCode(code, groups, signal));
    return responses;
  },
);

export const giftCardsResponse = v.optional(v.object({ products: list(product, 'products') }), {
  products: [],
});

/** The gift cards on sale, prices in cents. */
export const fetchGiftCards = defineRequest(
  'giftCards/fetch',
  'read',
  async (_: null, signal) =>
    (await http.get('voucher/getAvailableVouchers', {}, giftCardsResponse, signal)).products,
  { retry: true, ages: true },
);
