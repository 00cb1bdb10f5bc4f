import { sendCancellation, sendConfirmation } from './mails';
import { returnStock, takeStock } from './stock';
import type { PaymentStatus, World, WorldOrder } from './types';

const released: PaymentStatus[] = ['failed', 'canceled', 'expired'];

/** Whether an order's payment came to nothing, so that its tickets went back on sale. */
export function isReleased({ status }: WorldOrder): boolean {
  return released.includes(status);
}

function markVouchers(world: World, order: WorldOrder, used: boolean): void {
  const codes = order.positions.map(({ voucherCode }) => voucherCode);
  for (const voucher of world.vouchers) {
    if (voucher.singleUse && codes.includes(voucher.code)) voucher.used = used;
  }
}

/**
 * Moves an order's payment to a status: tickets go back on sale when it comes to nothing, and are taken again
 * when it is tried anew. False when they are gone by then, or when the order is settled already.
 */
export function setPaymentStatus(world: World, order: WorldOrder, status: PaymentStatus): boolean {
  if (order.status === 'paid' || order.cancelled) return status === order.status;
  const wasReleased = isReleased(order);
  const isNowReleased = released.includes(status);
  if (wasReleased && !isNowReleased && !takeStock(world, order.taken)) return false;
  if (!wasReleased && isNowReleased) returnStock(world, order.taken);
  order.status = status;
  delete order.paysAt;
  if (status === 'paid') {
    markVouchers(world, order, true);
    sendConfirmation(world, order);
  }
  return true;
}

/** Leaves the payment pending until it arrives by itself after so many seconds. */
export function payLater(world: World, order: WorldOrder, seconds: number): boolean {
  if (!setPaymentStatus(world, order, 'pending')) return false;
  if (order.status === 'pending') order.paysAt = world.now() + seconds * 1000;
  return true;
}

/** Lets the late payments arrive whose time has come. */
export function settleLatePayments(world: World): void {
  for (const order of world.orders) {
    if (order.paysAt !== undefined && order.paysAt <= world.now()) setPaymentStatus(world, order, 'paid');
  }
}

/** Whether an order can be cancelled: paid for, or as good as, and not cancelled before. */
export function isCancellable({ status, cancelled }: WorldOrder): boolean {
  return !cancelled && (status === 'paid' || status === 'authorized');
}

/** Cancels a paid order: its tickets and its vouchers can be used again, and the buyer is told. */
export function cancelOrder(world: World, order: WorldOrder): void {
  order.cancelled = true;
  returnStock(world, order.taken);
  markVouchers(world, order, false);
  sendCancellation(world, order);
}
