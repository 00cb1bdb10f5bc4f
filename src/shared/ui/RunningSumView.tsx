import type { Ref } from 'react';
import './bottomBar.scss';
import { formatEuro, type Cents } from '@/shared/text/money';
import { Verbatim } from './Verbatim';

export type Sum = {
  label: string;
  total: Cents;
  note: string;
  /** Counts that make up the sum, as text; changed ones are announced with it. */
  counts?: Readonly<Record<string, string>>;
};

type Props = Sum & { isNew?: boolean; announcementRef?: Ref<HTMLParagraphElement> };

export function RunningSumView({ label, total, note, isNew = false, announcementRef }: Props) {
  const amount = formatEuro(total);
  return (
    <>
      <p
        // A new element for a new sum starts the animation again.
        key={amount}
        className={isNew ? 'total-price running-sum running-sum-new' : 'total-price running-sum'}
        data-amount={amount}
      >
        <span>{`${label}: `}</span>
        <br />
        <Verbatim>{amount}</Verbatim> <small className="soft">{note}</small>
      </p>
      <p ref={announcementRef} className="visually-hidden" aria-live="polite" />
    </>
  );
}
