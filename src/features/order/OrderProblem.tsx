import { useEffect, useRef } from 'react';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { orderTexts } from '@/texts/order';
import { notificationText } from '@/texts/notifications';
import type { orderSlice } from './orderSlice';

type Props = { order: ReturnType<typeof orderSlice.getInitialState>; cart: Cart };

/**
 * Why the last order did not go through: refused by the backend, for as long as the cart is what was refused; or
 * lost on the way, also where the cart changed since (quality R2).
 */
export function OrderProblem({ order: { error, refusedCart, unclearCart }, cart }: Props) {
  const shown = cartFingerprint(cart);
  if (refusedCart === shown) {
    return (
      <Problem title={notificationText('orderFailed', error?.message)} occasion={error}>
        {orderTexts.refused}
      </Problem>
    );
  }
  if (unclearCart === null) return null;
  return (
    <Problem title={orderTexts.unclearTitle} occasion={error}>
      {unclearCart === shown ? orderTexts.unclear : orderTexts.unclearOther}
    </Problem>
  );
}

/** Takes the focus each time something new happened. */
function Problem({ title, occasion, children }: { title: string; occasion: unknown; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [occasion]);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
      <p className="fw-bold">{title}</p>
      <p>{children}</p>
    </div>
  );
}
