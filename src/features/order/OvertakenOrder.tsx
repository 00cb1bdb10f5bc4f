import { useEffect, useRef } from 'react';
import { orderTexts } from '@/texts/order';

/** Says that a pressed order did not go out. Takes the focus, which the button lost while it waited. */
export function OvertakenOrder() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-info" role="alert">
      {orderTexts.overtaken}
    </div>
  );
}
