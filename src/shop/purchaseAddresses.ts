import { paths } from './paths';

const purchases = [
  paths.checkout.pattern,
  paths.paymentResult.pattern,
  paths.payment.to({ orderId: '' }),
  paths.storno.pattern,
];

/** Its page is never reloaded automatically. */
export function isPurchaseAddress(pathname: string): boolean {
  return purchases.some((address) => pathname.startsWith(address));
}
