import { sendCancellation, sendConfirmation } from './mails';
import { returnStock, takeStock } from './stock';
import type { PaymentStatus, SandboxDatabase, OrderRecord } from './types';

const released: PaymentStatus[] = ['failed', 'canceled', 'expired'];

/** Whether an order's payment came to nothing, so that its tickets went back on sale. */
export function isReleased({ status }: OrderRecord): boolean {
  return released.includes(status);
}

function markVouchers(database: SandboxDatabase, order: OrderRecord, used: boolean): void {
  const codes = order.positions.map(({ voucherCode }) => voucherCode);
  for (const voucher of database.vouchers) {
    if (voucher.singleUse && codes.includes(voucher.code)) voucher.used = used;
  }
}

/**
 * Moves an order's payment to a status: tickets go back on sale when it comes to nothing, and are taken again
 * when it is tried anew. False when they are gone by then, or when the order is settled already.
 */
export function setPaymentStatus(
  database: SandboxDatabase,
  order: OrderRecord,
  status: PaymentStatus,
): boolean {
  if (order.status === 'paid' || order.cancelled) return status === order.status;
  const wasReleased = isReleased(order);
  const isNowReleased = released.includes(status);
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

/** Leaves the payment pending until it arrives by itself after so many seconds. */
export function payLater(database: SandboxDatabase, order: OrderRecord, seconds: number): boolean {
  if (!setPaymentStatus(database, order, 'pending')) return false;
  if (order.status === 'pending') order.paysAt = database.now() + seconds * 1000;
  return true;
}

/** Lets the late payments arrive whose time has come. */
export function completeLatePayments(database: SandboxDatabase): void {
  for (const order of database.orders) {
    if (order.paysAt !== undefined && order.paysAt <= database.now())
      setPaymentStatus(database, order, 'paid');
  }
}

/** Whether an order can be cancelled: paid for, or as good as, and not cancelled before. */
export function isCancellable({ status, cancelled }: OrderRecord): boolean {
  return !cancelled && (status === 'paid' || status === 'authorized');
}

/** Cancels a paid order: its tickets and its vouchers can be used again, and the buyer is told. */
export function cancelOrder(database: SandboxDatabase, order: OrderRecord): void {
  order.cancelled = true;
  returnStock(database, order.taken);
  markVouchers(database, order, false);
  sendCancellation(database, order);
}
