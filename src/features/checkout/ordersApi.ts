import * as v from 'valibot';
import { settings } from '@/shared/config/settings';
import type { Cart, CartItem } from '@/domain/entities';
import { type Cents, eurosFromCents } from '@/shared/text/money';
import { readShow } from '@/features/catalogue/detailApi';
import { day } from '@/features/catalogue/entitySchemas';
import { orderGroups, voucherItems } from '@/domain/orderGroups';
import { paymentStates } from '@/domain/payment';
import { trustedAddress } from '@/shared/text/webAddress';
import { defineRequest } from '@/shared/request/defineRequest';
import { RequestFailure } from '@/shared/request/errors';
import {
  cents,
  flag,
  message,
  name,
  minorList,
  orAbsent,
  orBlank,
  signedCents,
  text,
  verdict,
  wholeNumber,
} from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { groupsToWire } from '@/features/cart/vouchersApi';
import type { Customer } from './form/customerFields';
import { orderNumberIn } from './payment/orderNumber';
import { refuseUnless, success } from '@/shared/api/success';

export type OrderDraft = {
  customer: Customer;
  cart: Cart;
  totalPrice: Cents;
  /** Idempotency key: a UUID that stays the same while the same cart is submitted again. */
  orderKey: string;
};

function voucherToWire({ id, product, price, count, voucherCode, voucherCategory }: CartItem) {
  return {
    purchaseProductId: id,
    productName: product?.productName,
    taxrate: product?.taxrate,
    mandatory: product?.mandatory ?? false,
    productOrderType: product?.productOrderType,
    price: eurosFromCents(price),
    count,
    voucherCode,
    voucherCategory,
  };
}

/** Assumed shape of the order (backend, "Orders"). */
function orderToWire({ customer, cart, totalPrice, orderKey }: OrderDraft) {
  return {
    customer,
    items: groupsToWire(orderGroups(cart)),
    voucherItems: voucherItems(cart).map(voucherToWire),
    totalPrice: eurosFromCents(totalPrice),
    acceptedTerms: true,
    orderKey,
  };
}

/** A value that holds no number is refused: a faulty backend would lead to the order "undefined". */
const orderId = v.pipe(
  text,
  v.transform((value) => orderNumberIn(value) ?? ''),
  v.minLength(1),
);

export const orderResponse = v.object({
  success: verdict,
  payment_checkoutUrl: orAbsent(text),
  already_payed: flag,
  orderId: orAbsent(orderId),
  errorMessage: message,
});

export type OrderOutcome =
  | { kind: 'toPayment'; orderId: string | undefined; orderLink: string }
  | { kind: 'toOrderPage'; orderId: string; isReceived: boolean };

/**
 * Places the order, amounts in euros on the wire. Throws `refused` if the backend refuses it or the payment address is
 * not trusted (requirements, "Checkout"). Throws `malformed` if the order exists, but the response has neither a payment
 * address nor an id.
 */
export const saveOrder = defineRequest(
  'order/save',
  'write',
  async (draft: OrderDraft, signal): Promise<OrderOutcome> => {
    const response = await http.post('order/saveOrder', orderToWire(draft), orderResponse, signal);
    const { already_payed: isPaid, orderId: id, payment_checkoutUrl: address } = response;
    if (isPaid && id) return { kind: 'toOrderPage', orderId: id, isReceived: true };
    if (isPaid) throw new RequestFailure('malformed', response.errorMessage);
    refuseUnless(response);
    if (!address && id) return { kind: 'toOrderPage', orderId: id, isReceived: draft.totalPrice === 0 };
    if (!address) throw new RequestFailure('malformed', response.errorMessage);
    const orderLink = trustedAddress(address, window.location.origin, settings.VITE_PAYMENT_HOSTS);
    if (!orderLink) throw new RequestFailure('refused', response.errorMessage);
    return { kind: 'toPayment', orderId: id, orderLink };
  },
);

export const paymentResponse = v.object({
  /** In any letter case; an unknown status counts as still open (backend, "Orders"). */
  paymentStatus: v.pipe(text, v.toLowerCase(), v.fallback(v.picklist(paymentStates), 'unknown')),
  amount: orAbsent(cents),
  currency: orAbsent(text),
});
export type PaymentStatus = v.InferOutput<typeof paymentResponse>;

const readPaymentStatus = (id: string, signal: AbortSignal) =>
  http.get('order/paymentStatus', { orderid: id }, paymentResponse, signal);

/** The payment status for the order's own page; `amount` in cents. */
export const fetchPaymentStatus = defineRequest('order/fetchPaymentStatus', 'read', readPaymentStatus, {
  retry: true,
});

/** The same for stored orders on any page. A separate request, so that the two do not abort each other. */
export const checkPayment = defineRequest('order/checkPayment', 'read', readPaymentStatus, { retry: true });

/** A show of a ticket, to see whether it still is as ordered. */
export const checkTicketShow = defineRequest(
  'order/checkShow',
  'read',
  (showId: number, signal) => readShow(showId, signal),
  { retry: true, ages: true },
);

/** `price` per piece, in cents. */
export const stornoPosition = v.object({ name, count: wholeNumber, price: signedCents });

/** All fields but the first two are assumed (backend, "Cancellations"). */
export const stornoResponse = v.object({
  orderHeadId: orBlank(wholeNumber),
  stornoIdentifier: text,
  orderId: orAbsent(orderId),
  orderDate: orAbsent(v.union([day, text])),
  totalPrice: orAbsent(cents),
  // An order can be cancelled without them, within a time that a failure might outlast.
  positions: minorList(stornoPosition, 'positions'),
});
export type StornoOrder = v.InferOutput<typeof stornoResponse>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The order of a cancellation link, amounts in cents. Throws `malformed` if the response is about another link. */
export const fetchOrderForStorno = defineRequest(
  'orderstorno/fetch',
  'read',
  async (stornoIdentifier: string, signal): Promise<StornoOrder> => {
    const order = await http.get('order/getOrderForStorno', { stornoIdentifier }, stornoResponse, signal);
    if (!isSame(order.stornoIdentifier, stornoIdentifier)) throw new RequestFailure('malformed');
    return { ...order, stornoIdentifier };
  },
  { retry: true },
);

/**
 * Cancels an order by its `orderHeadId`; `stornoIdentifier` identifies the page. A write although it is a GET: only on
 * an explicit click, never retried (requirements, "Cancellation").
 */
export const cancelOrder = defineRequest(
  'orderstorno/cancel',
  'write',
  async ({ orderHeadId }: { orderHeadId: number; stornoIdentifier: string }, signal) =>
    refuseUnless(await http.get('order/orderStorno', { orderHeadId }, success, signal)),
);
