import { paths } from './paths';

const purchases = [
  paths.checkout.pattern,
  paths.paymentResult.pattern,
  paths.payment.to({ orderId: '' }),
  paths.storno.pattern,
];

/** Whether an address belongs to ordering, paying or cancelling: its page is never reloaded automatically. */
export function isPurchaseAddress(pathname: string): boolean {
  return purchases.some((address) => pathname.startsWith(address));
}
