import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isEmptyCart } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { orderTexts } from '@/features/checkout/texts';
import { notificationText } from '@/features/notifications/texts';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { SupportReference } from '@/shared/ui/SupportReference';
import type { orderSlice } from '@/features/checkout/orderSlice';

type Props = {
  order: ReturnType<typeof orderSlice.getInitialState>;
  cart: Cart;
  children: ReactNode;
};

/**
 * Why the last order failed: refused, while the cart is unchanged or is being repaired here; or unclear, even if the
 * cart changed since (requirements R2).
 */
export function OrderProblem({ order: { error, refusedCart, unclearCart }, cart, children }: Props) {
  const [shownError, setShownError] = useState<typeof error>(null);
  const fingerprint = cartFingerprint(cart);
  const isRefused = refusedCart === fingerprint;
  const repaired = isEmptyCart(cart) ? orderTexts.emptied : orderTexts.repaired;
  const canRepair = error?.kind === 'refused';
  const hasAdvice = canRepair || error?.kind === 'busy';
  const unchanged = hasAdvice ? orderTexts.refused : `${orderTexts.refused} ${orderTexts.retry}`;
  if (isRefused && shownError !== error) setShownError(error);
  if (refusedCart !== null && (isRefused || shownError === error)) {
    return (
      <Problem title={notificationText('orderFailed', error?.message)} error={error}>
        <p>{isRefused ? unchanged : repaired}</p>
        {canRepair && children}
      </Problem>
    );
  }
  if (unclearCart === null) return null;
  return (
    <Problem title={orderTexts.unclearTitle} error={error && mayHaveArrived(error) ? error : null}>
      <p>{unclearCart === fingerprint ? orderTexts.unclear : orderTexts.unclearOther}</p>
    </Problem>
  );
}

type ProblemProps = { title: string; error: RequestError | null; children: ReactNode };

/** Takes the focus whenever `error` changes. */
function Problem({ title, error, children }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <>
      <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
        <p className="fw-bold">{title}</p>
        {children}
      </div>
      <SupportReference error={error} />
    </>
  );
}
