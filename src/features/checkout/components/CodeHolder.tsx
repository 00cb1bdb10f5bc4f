import { paths } from '@/shared/config/paths';
import { orderHoldingCode } from '@/domain/voucherCodes';
import { usePlacedOrders } from '@/features/checkout/usePlacedOrders';
import { voucherTexts } from '@/features/cart/voucherTexts';
import { Link } from '@/shared/ui/Link';

/** Names the unpaid order of this browser that holds a refused code: only there it can be used or released. */
export function CodeHolder({ code }: { code: string }) {
  const orderId = orderHoldingCode(usePlacedOrders().orders, code)?.orderId;
  if (!orderId) return null;
  return (
    <p>
      <span>{voucherTexts.heldBy(orderId)}</span>{' '}
      <Link to={paths.payment.to({ orderId })}>{voucherTexts.toHolder}</Link>
    </p>
  );
}
