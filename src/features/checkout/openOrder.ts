import { orderTexts } from './orderTexts';
import { paymentTexts } from './paymentTexts';
import type { orderSlice } from './orderSlice';

/** An unpaid order as far as this browser knows, and the backend's answer about it. */
export type OpenOrder = Pick<
  ReturnType<typeof orderSlice.getInitialState>,
  'orderId' | 'orderLink' | 'answer'
>;

type OpenOrderView = {
  title: string;
  text: string;
  /** The request is pending, so the visitor cannot decide yet. */
  isAwaited?: boolean;
  canPay?: boolean;
  /** After an answer the order's page continues to request; without one the visitor can retry here. */
  isAnswered?: boolean;
};

/** What the page states about an open order: only the backend knows whether it is paid (requirements R20). */
export function openOrderView({ orderId, answer }: OpenOrder): OpenOrderView {
  if (orderId === null) {
    return { title: orderTexts.unaskedTitle, text: orderTexts.noNumber, canPay: true };
  }
  if (!answer) {
    return { title: orderTexts.checkingTitle, text: orderTexts.checking(orderId), isAwaited: true };
  }
  if ('error' in answer) {
    return answer.error.kind === 'notFound'
      ? { title: paymentTexts.unknownTitle, text: orderTexts.unknown(orderId) }
      : { title: orderTexts.unaskedTitle, text: orderTexts.unasked(orderId), canPay: true };
  }
  const { status } = answer;
  if (status === 'pending' || status === 'authorized' || status === 'unknown') {
    const { title, lead } = paymentTexts.waiting[status];
    return { title, text: `${paymentTexts.orderNumber(orderId)}. ${lead}`, isAnswered: true };
  }
  const text = orderTexts.unpaid(orderId);
  return { title: orderTexts.unpaidTitle, text, canPay: true, isAnswered: true };
}
