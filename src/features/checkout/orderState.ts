import type { PaymentState } from '@/domain/payment';
import type { CartLook } from '@/domain/priceChanges';
import type { RequestError } from '@/shared/request/errors';
import { idle, type RequestStatus } from '@/shared/request/requestStatus';

/** What the backend said of an order's payment, or why it said nothing. */
type PaymentAnswer = { status: PaymentState } | { error: RequestError };

type OrderState = {
  orderId: string | null;
  /** The payment page of the noted order that waits for its payment, as far as this browser knows. */
  orderLink: string | null;
  /** The answer about that order since the visitor came or returned; null until there is one. */
  answer: PaymentAnswer | null;
  /** The payment status of noted orders is being queried. */
  isChecking: boolean;
  /** What became of a noted order while its own page was not shown, until the visitor has seen it. */
  outcome: { orderId: string; status: PaymentState } | null;
  /** Something came of the last save, good or bad. */
  posted: boolean;
  loading: boolean;
  error: RequestError | null;
  /** The cart, by its fingerprint, that the backend refused. */
  refusedCart: string | null;
  /** The cart, by its fingerprint, whose order may have arrived although no answer came. */
  unclearCart: string | null;
  /** Nothing is left to pay in the shop: the order's page is the place to go. */
  toOrderPage: boolean;
  /** The browser is on its way to the payment page. */
  leaving: boolean;
  /** The last look at what is in the cart, before it is ordered. */
  look: RequestStatus & {
    seen: CartLook | null;
    /** What was requested last, as JSON; `null` asks again. */
    lastQueryKey: string | null;
    /** Whether the checkout is shown: prices are checked only then. */
    isWanted: boolean;
  };
};

export const noLook = { ...idle, seen: null, lastQueryKey: null, isWanted: false };

export const initialState: OrderState = {
  orderId: null,
  orderLink: null,
  answer: null,
  isChecking: false,
  outcome: null,
  posted: false,
  loading: false,
  error: null,
  refusedCart: null,
  unclearCart: null,
  toOrderPage: false,
  leaving: false,
  look: noLook,
};
