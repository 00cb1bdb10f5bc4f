import { orderTexts } from './orderTexts';
import { paymentTexts } from './paymentTexts';
import type { orderSlice } from './orderSlice';

/** An order that waits for its payment as far as this browser knows, and what the backend said of it. */
export type OpenOrder = Pick<
  ReturnType<typeof orderSlice.getInitialState>,
  'orderId' | 'orderLink' | 'answer'
>;

type OpenOrderView = {
  title: string;
  text: string;
  /** The answer is on its way: nothing can be decided yet. */
  isAwaited?: boolean;
  canPay?: boolean;
  /** The backend answered: the order's own page goes on asking. Otherwise it can be asked again here. */
  isAnswered?: boolean;
};

/** What may be said of an open order: only an answer of the backend says whether it is paid (requirements R20). */
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
