import type { Ref } from 'react';
import { Verbatim } from './Verbatim';

type Props = { label: string; amount: string; note: string; amountRef?: Ref<HTMLSpanElement> | undefined };

export function TotalPrice({ label, amount, note, amountRef }: Props) {
  return (
    <p className="total-price">
      <span>{`${label}: `}</span>
      <Verbatim ref={amountRef}>{amount}</Verbatim> <small className="soft">{note}</small>
    </p>
  );
}
