import { useState } from 'react';
import '@/styles/barSum.scss';

type Props = { label: string; amount: string; note: string };

/** The running sum of a bar that sells, in one sentence; another one than before comes with a small move. */
export function BarSum({ label, amount, note }: Props) {
  const [first] = useState(amount);
  const isNew = amount !== first;
  return (
    <p
      key={amount}
      className={isNew ? 'total-price bar-sum bar-sum-new' : 'total-price bar-sum'}
      data-amount={amount}
    >
      {`${label}: `}
      <br />
      {`${amount} `}
      <small className="soft">{note}</small>
    </p>
  );
}
