import { isPaymentLost, underwayStates, type PaymentState, type UnderwayState } from './payment';

/**
 * What this browser knows of an order that it placed, whatever the next response says: `open` waits for its payment, of
 * `dropped` the visitor ordered anew, `received` was paid without a payment, `lost` failed. The diagram is in
 * docs/checkout.md.
 */
export const orderFacts = ['open', 'dropped', 'received', 'paid', 'lost', 'cancelled'] as const;
export type OrderFact = (typeof orderFacts)[number];

/** What the last response about an order said: a payment state, that it does not exist, or nothing. */
export type PaymentReport = PaymentState | 'notFound' | 'nothing';

/**
 * What is shown of an order. `unclear`: the response is no known word; `unknown`: the backend has no such order;
 * `noResponse`: nobody responded; `unnumbered`: nobody can be asked.
 */
export type OrderState =
  | Exclude<OrderFact, 'dropped'>
  | UnderwayState
  | 'unclear'
  | 'unknown'
  | 'noResponse'
  | 'unnumbered'
  | 'asking';

type Rules = {
  /** Leads to the payment page, where the order has a trusted address. */
  canPay: boolean;
  canCancel: boolean;
  /** Has calendar, route and „Heute Abend“. */
  isTicket: boolean;
  /** The same cart is offered to be ordered again. */
  canOrderAgain: boolean;
  /** Its page says more than the list of orders. */
  hasPage: boolean;
  /** More may be known of it soon. */
  isOpen: boolean;
};

const none: Rules = {
  canPay: false,
  canCancel: false,
  isTicket: false,
  canOrderAgain: false,
  hasPage: false,
  isOpen: false,
};
const open: Rules = { ...none, isOpen: true };
const underway: Rules = { ...open, canCancel: true, hasPage: true };

/** What a visitor can do with an order: the only place that decides it. */
export const orderRules: Record<OrderState, Rules> = {
  open: { ...open, canPay: true, canCancel: true, hasPage: true },
  ...(Object.fromEntries(underwayStates.map((state) => [state, underway])) as Record<UnderwayState, Rules>),
  received: { ...none, canCancel: true, isTicket: true, hasPage: true },
  paid: { ...none, canCancel: true, isTicket: true, hasPage: true },
  lost: { ...none, canOrderAgain: true },
  cancelled: none,
  unclear: { ...open, hasPage: true },
  unknown: open,
  noResponse: open,
  // Its payment page is the only one that knows whether it is paid.
  unnumbered: { ...open, canPay: true },
  asking: open,
};

/**
 * The state of an order: from what this browser knows and from the last response. A cancellation is final. What was
 * confirmed as paid or received stays so until the backend says otherwise.
 */
export function orderState(
  known: { orderId: string | null; state: OrderFact } | undefined,
  report: PaymentReport | undefined,
  isAsking: boolean,
): OrderState {
  const fact = known?.state;
  if (fact === 'cancelled') return 'cancelled';
  if (report === 'paid') return 'paid';
  if (report !== undefined && report !== 'notFound' && report !== 'nothing') {
    if (isPaymentLost(report)) return 'lost';
    if (fact === 'received') return 'received';
    if (report !== 'unknown') return report;
    if (fact !== 'paid') return 'unclear';
  }
  if (fact === 'paid' || fact === 'received' || fact === 'lost') return fact;
  if (known?.orderId === null) return 'unnumbered';
  if (report === undefined) return isAsking ? 'asking' : 'noResponse';
  return report === 'notFound' ? 'unknown' : 'noResponse';
}

/** Whether an order is a ticket by what this browser knows of it. */
export function isTicket(known: { orderId: string | null; state: OrderFact }): boolean {
  return orderRules[orderState(known, undefined, false)].isTicket;
}

/** The fact after a response: only a final one changes it, and nothing changes a cancellation. */
export function factAfter(fact: OrderFact, status: PaymentState): OrderFact {
  if (fact === 'cancelled') return fact;
  if (status === 'paid') return 'paid';
  return isPaymentLost(status) ? 'lost' : fact;
}

type FactRules = {
  /** How long its payment is asked about on every page. */
  mayBePaid: 'always' | 'aDay' | 'never';
  /** The same cart would be ordered twice. */
  isOrdered: boolean;
  /** Its voucher codes wait with it: the backend refuses them elsewhere. */
  holdsCodes: boolean;
};

/** What an order means for others of this browser. */
export const factRules: Record<OrderFact, FactRules> = {
  open: { mayBePaid: 'always', isOrdered: true, holdsCodes: true },
  // Its payment page may still be open somewhere.
  dropped: { mayBePaid: 'aDay', isOrdered: false, holdsCodes: true },
  received: { mayBePaid: 'never', isOrdered: true, holdsCodes: false },
  paid: { mayBePaid: 'never', isOrdered: true, holdsCodes: false },
  // A second attempt on its payment page may succeed.
  lost: { mayBePaid: 'aDay', isOrdered: true, holdsCodes: false },
  cancelled: { mayBePaid: 'never', isOrdered: false, holdsCodes: false },
};
