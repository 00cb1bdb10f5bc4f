import { paths } from './paths';

const purchases = [
  paths.checkout.pattern,
  paths.paymentResult.pattern,
  paths.payment.to({ orderId: '' }),
  paths.storno.pattern,
];

/** Whether somebody orders, pays or cancels at an address: there no page is loaded anew by itself. */
export function isPurchaseAddress(pathname: string): boolean {
  return purchases.some((address) => pathname.startsWith(address));
}
