import { useEffect, useState } from 'react';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { paths } from '@/shared/config/paths';
import type { Cart } from '@/domain/entities';
import { duplicateTexts } from '@/features/checkout/orderTexts';
import { Link } from '@/shared/ui/Link';
import { Notice } from '@/shared/ui/Notice';
import { duplicateOrder } from '@/features/checkout/duplicateOrder';
import { placedOrders, type PlacedOrder } from '@/features/checkout/orderHistory';
import { orderHistoryKey } from '@/features/checkout/orderHistoryStorage';
import { placedWhen } from './placedWhen';

/** The orders of this browser; read again when another tab may have changed them. */
function usePlacedOrders(): PlacedOrder[] {
  const [orders, setOrders] = useState(placedOrders);
  useEffect(() => {
    const readAgain = () => setOrders(placedOrders());
    const ends = [onStoredElsewhere(orderHistoryKey, readAgain), onPageRestored(readAgain)];
    return () => ends.forEach((end) => end());
  }, []);
  return orders;
}

type Props = {
  cart: Cart;
  /** Epoch ms. */
  now: number;
};

/** Warns that the same cart was ordered recently, without blocking the order. */
export function DuplicateWarning({ cart, now }: Props) {
  const order = duplicateOrder(cart, usePlacedOrders(), now);
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
