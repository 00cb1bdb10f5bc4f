import { useEffect, useRef } from 'react';
import { mayHaveArrived, type RequestError } from '@/request/errors';
import { checkoutTexts } from '@/texts/checkout';
import { notificationText } from '@/texts/notifications';

/** Why the last order did not go through: refused by the backend, or lost on the way (quality R2). */
export function OrderProblem({ error }: { error: RequestError }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  const isUnclear = mayHaveArrived(error);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
      <p className="fw-bold">
        {isUnclear ? checkoutTexts.unclearTitle : notificationText('orderFailed', error.message)}
      </p>
      <p>{isUnclear ? checkoutTexts.unclear : checkoutTexts.refused}</p>
    </div>
  );
}
