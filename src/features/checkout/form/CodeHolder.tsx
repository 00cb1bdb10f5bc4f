import { factRules } from '@/domain/orderLife';
import { isRedeemed } from '@/domain/voucherCodes';
import { voucherTexts } from '@/features/cart/texts';
import { useOrders } from '@/features/checkout/useOrders';
import { paths } from '@/shop/paths';
import { Link } from '@/shared/ui/Link';

/** Names the order of this browser that holds a refused code: only there it can be used or released. */
export function CodeHolder({ code }: { code: string }) {
  const holder = useOrders().find(
    ({ orderId, state, lines }) => orderId !== null && factRules[state].holdsCodes && isRedeemed(lines, code),
  );
  if (!holder?.orderId) return null;
  const { orderId } = holder;
  return (
    <p>
      <span>{voucherTexts.heldBy(orderId)}</span>{' '}
      <Link to={paths.payment.to({ orderId })}>{voucherTexts.toHolder}</Link>
    </p>
  );
}
