import { paths } from '@/shop/paths';
import type { Cart } from '@/domain/entities';
import { duplicateTexts } from '@/features/checkout/texts';
import { Link } from '@/shared/ui/Link';
import { Notice } from '@/shared/ui/Notice';
import { duplicateOrder } from '@/features/checkout/history/duplicateOrder';
import { useOrders } from '@/features/checkout/useOrders';
import { placedWhen } from '@/features/checkout/history/PlacedPositions';

type Props = {
  cart: Cart;
  /** Epoch ms. */
  now: number;
};

/** Warns that the same cart was ordered recently, without blocking the order. */
export function DuplicateWarning({ cart, now }: Props) {
  const order = duplicateOrder(cart, useOrders(), now);
  if (!order) return null;
  const { orderId, placedAt } = order;
  return (
    <div className="duplicate-order">
      <Notice variant="info">
        <p className="mb-1">{duplicateTexts.title(placedWhen(placedAt, now), orderId)}</p>
        {orderId && (
          <Link to={paths.payment.to({ orderId })} className="lone-link">
            {duplicateTexts.toOrder}
          </Link>
        )}
      </Notice>
    </div>
  );
}
