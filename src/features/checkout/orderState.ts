import type { PaymentState } from '@/domain/payment';
import type { PriceCheckResponse } from '@/domain/priceChanges';
import type { RequestError } from '@/shared/request/errors';
import { idle, type RequestStatus } from '@/shared/request/requestStatus';

export type PaymentAnswer = { status: PaymentState } | { error: RequestError };

type OrderState = {
  orderId: string | null;
  /** The payment page of the last order, while it is unpaid as far as this browser knows. */
  orderLink: string | null;
  /** The payment status of that order or the error; null until the first response after the visitor's return. */
  answer: PaymentAnswer | null;
  isChecking: boolean;
  /** The answers since the last check began, one for each order that was asked about. */
  answers: { orderId: string; answer: PaymentAnswer }[];
  /** The final payment status of a stored order, until the visitor has seen it. */
  outcome: { orderId: string; status: PaymentState } | null;
  /** The last save ended, with success or failure. */
  posted: boolean;
  loading: boolean;
  error: RequestError | null;
  refusedCart: string | null;
  /** Fingerprint of the cart whose order may have arrived although there was no response. */
  unclearCart: string | null;
  /** Nothing has to be paid: checkout redirects to the order's page. */
  toOrderPage: boolean;
  leaving: boolean;
  priceCheck: RequestStatus & {
    seen: PriceCheckResponse | null;
    /** The last query as JSON; `null` requests it again. */
    lastQueryKey: string | null;
    /** Prices are checked only while the checkout is shown. */
    isWanted: boolean;
  };
};

export const noPriceCheck = { ...idle, seen: null, lastQueryKey: null, isWanted: false };

export const initialState: OrderState = {
  orderId: null,
  orderLink: null,
  answer: null,
  isChecking: false,
  answers: [],
  outcome: null,
  posted: false,
  loading: false,
  error: null,
  refusedCart: null,
  unclearCart: null,
  toOrderPage: false,
  leaving: false,
  priceCheck: noPriceCheck,
};
