import type { Cart } from '@/domain/entities';
import type { PaymentState } from '@/domain/payment';
import type { PriceCheckResponse } from '@/domain/priceChanges';
import type { RequestError } from '@/shared/request/errors';
import type { Cents } from '@/shared/text/money';
import type { StatusOutcomes } from '@/features/checkout/statusOutcome';
import type { Customer } from '@/features/checkout/form/customerFields';

export type OrderArea = {
  /** Of the last order that this page placed. */
  orderId: string | null;
  orderLink: string | null;
  /** The outcome of the last request about each order that was asked about. */
  statusOutcomes: StatusOutcomes;
  isChecking: boolean;
  /** A press that leads to the payment or to a new order, while the order is asked about first. */
  pressed: AskedFirst | null;
  /** What `pressed` waited for allows it to go on. */
  mayGoOn: boolean;
  /** The final payment status of a stored order, until the visitor has seen it. */
  outcome: { orderId: string; status: PaymentState } | null;
  /** The last save ended, with success or failure. */
  posted: boolean;
  loading: boolean;
  error: RequestError | null;
  refusedCart: string | null;
  /** Fingerprint of the cart whose order may have arrived although there was no response. */
  unclearCart: string | null;
  /** Another window of this browser is placing an order, or placed none in the end. */
  elsewhere: 'running' | 'failed' | null;
  /** Nothing has to be paid: checkout redirects to the order's page. */
  toOrderPage: boolean;
  leaving: boolean;
  /** The prices that the last check saw. */
  prices: PriceCheckResponse | null;
  /** An order that was pressed and waits for the checks: its cart, and the orders that were known to be paid. */
  awaited: { fingerprint: string; paidIds: string[]; isOver: boolean } | null;
  overtaken: Overtaking | null;
};

/** Why an order that waited was not sent: the cart changed, or the earlier order with this id turned out to be paid. */
export type Overtaking = 'cart' | { paidId: string };

/** An order that is asked about before a press goes on, and the rule that then has to hold. */
export type AskedFirst = {
  orderId: string;
  rule: 'canPay' | 'canOrderAgain';
};

/** What the visitor submits; `newest` is when the newest order that the page knows was placed (epoch ms). */
export type SubmittedOrder = {
  customer: Customer;
  cart: Cart;
  totalPrice: Cents;
  newest: number | undefined;
};

export const initialState: OrderArea = {
  orderId: null,
  orderLink: null,
  statusOutcomes: [],
  isChecking: false,
  pressed: null,
  mayGoOn: false,
  outcome: null,
  posted: false,
  loading: false,
  error: null,
  refusedCart: null,
  unclearCart: null,
  elsewhere: null,
  toOrderPage: false,
  leaving: false,
  prices: null,
  awaited: null,
  overtaken: null,
};
