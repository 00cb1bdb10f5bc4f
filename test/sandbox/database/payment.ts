import { isPaymentLost, isUnderway, paymentStates } from '../../../src/domain/payment';
import { sendCancellation, sendConfirmation } from './mails';
import { returnStock, takeStock } from './stock';
import type { PaymentStatus, SandboxDatabase, OrderRecord } from './types';

export const paymentStatuses = paymentStates.filter(
  (status): status is PaymentStatus => status !== 'unknown',
);

/** Whether the payment failed and its tickets are on sale again. */
export function isReleased({ status }: OrderRecord): boolean {
  return isPaymentLost(status);
}

function markVouchers(database: SandboxDatabase, order: OrderRecord, used: boolean): void {
  const codes = order.positions.map(({ voucherCode }) => voucherCode);
  for (const voucher of database.vouchers) {
    if (voucher.singleUse && codes.includes(voucher.code)) voucher.used = used;
  }
}

/**
 * Sets the payment status; returns stock when the payment fails and takes it again on a retry. Returns false when the
 * stock is gone or the order is already completed.
 */
export function setPaymentStatus(
  database: SandboxDatabase,
  order: OrderRecord,
  status: PaymentStatus,
): boolean {
  if (order.status === 'paid' || order.cancelled) return status === order.status;
  const wasReleased = isReleased(order);
  const isNowReleased = isPaymentLost(status);
  if (wasReleased && !isNowReleased && !takeStock(database, order.taken)) return false;
  if (!wasReleased && isNowReleased) returnStock(database, order.taken);
  order.status = status;
  delete order.paysAt;
  if (status === 'paid') {
    markVouchers(database, order, true);
    sendConfirmation(database, order);
  }
  return true;
}

export function payLater(database: SandboxDatabase, order: OrderRecord, seconds: number): boolean {
  if (!setPaymentStatus(database, order, 'pending')) return false;
  if (order.status === 'pending') order.paysAt = database.now() + seconds * 1000;
  return true;
}

export function completeLatePayments(database: SandboxDatabase): void {
  for (const order of database.orders) {
    if (order.paysAt !== undefined && order.paysAt <= database.now())
      setPaymentStatus(database, order, 'paid');
  }
}

export function isCancellable({ status, cancelled }: OrderRecord): boolean {
  return !cancelled && (status === 'paid' || isUnderway(status));
}

/** Returns stock and vouchers, and sends an e-mail. */
export function cancelOrder(database: SandboxDatabase, order: OrderRecord): void {
  order.cancelled = true;
  returnStock(database, order.taken);
  markVouchers(database, order, false);
  sendCancellation(database, order);
}
