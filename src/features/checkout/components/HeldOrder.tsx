import { useEffect, useRef } from 'react';

/** Says that a pressed order was not sent, and why. Takes the focus, which the button lost while it waited. */
export function HeldOrder({ reason }: { reason: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-info" role="alert">
      {reason}
    </div>
  );
}
