import { describe, expect, it } from 'vitest';
import {
  factAfter,
  factRules,
  orderFacts,
  orderRules,
  orderState,
  type OrderFact,
  type OrderState,
  type PaymentReport,
} from '@/domain/orderLife';
import { paymentStates, underwayStates } from '@/domain/payment';

const known = (state: OrderFact, orderId: string | null = '7') => ({ orderId, state });
const reports: PaymentReport[] = [...paymentStates, 'notFound', 'nothing'];

describe('the state of an order', () => {
  it.each([
    ['open', 'open', 'open'],
    ...underwayStates.map((state) => ['open', state, state]),
    ['open', 'unknown', 'unclear'],
    ['open', 'failed', 'lost'],
    ['open', 'canceled', 'lost'],
    ['open', 'expired', 'lost'],
    ['open', 'paid', 'paid'],
    ['open', 'notFound', 'unknown'],
    ['open', 'nothing', 'noResponse'],
    ['dropped', 'open', 'open'],
    ['received', 'open', 'received'],
    ['received', 'pending', 'received'],
    ['received', 'unknown', 'received'],
    ['received', 'notFound', 'received'],
    ['received', 'failed', 'lost'],
    ['received', 'paid', 'paid'],
    ['paid', 'nothing', 'paid'],
    ['paid', 'unknown', 'paid'],
    ['paid', 'notFound', 'paid'],
    ['paid', 'open', 'open'],
    ['paid', 'failed', 'lost'],
    ['lost', 'nothing', 'lost'],
    ['lost', 'paid', 'paid'],
  ] as [OrderFact, PaymentReport, OrderState][])(
    'that is %s here and %s there is %s',
    (fact, report, state) => {
      expect(orderState(known(fact), report, false)).toBe(state);
    },
  );

  it('without a response is that of this browser, where it is final', () => {
    const states = orderFacts.map((fact) => [fact, orderState(known(fact), undefined, true)]);
    expect(Object.fromEntries(states)).toEqual({
      open: 'asking',
      dropped: 'asking',
      received: 'received',
      paid: 'paid',
      lost: 'lost',
      cancelled: 'cancelled',
    });
    expect(orderState(known('open'), undefined, false)).toBe('noResponse');
    expect(orderState(undefined, undefined, false)).toBe('noResponse');
    expect(orderState(known('open', null), undefined, true)).toBe('unnumbered');
  });

  it('stays cancelled whatever the response is', () => {
    for (const report of reports) {
      expect(orderState(known('cancelled'), report, true), report).toBe('cancelled');
    }
    for (const status of paymentStates) expect(factAfter('cancelled', status), status).toBe('cancelled');
  });

  it('changes what this browser knows when it is final', () => {
    expect(factAfter('open', 'pending')).toBe('open');
    expect(factAfter('dropped', 'paid')).toBe('paid');
    expect(factAfter('lost', 'paid')).toBe('paid');
    expect(factAfter('paid', 'expired')).toBe('lost');
    expect(factAfter('received', 'open')).toBe('received');
  });
});

describe('what a visitor can do with an order', () => {
  const statesWith = (rule: keyof (typeof orderRules)['open']) =>
    Object.entries(orderRules).flatMap(([state, rules]) => (rules[rule] ? state : []));

  it('pays only what is certain to be open, or what nobody can be asked about', () => {
    expect(statesWith('canPay')).toEqual(['open', 'unnumbered']);
  });

  it('has a ticket only of what is paid', () => {
    expect(statesWith('isTicket')).toEqual(['received', 'paid']);
    expect(statesWith('canOrderAgain')).toEqual(['lost']);
    expect(statesWith('canCancel')).toEqual(['open', ...underwayStates, 'received', 'paid']);
  });

  it('holds its codes while it may be paid by the visitor', () => {
    const holding = orderFacts.filter((fact) => factRules[fact].holdsCodes);
    expect(holding).toEqual(['open', 'dropped']);
  });
});
