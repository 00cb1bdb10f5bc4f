import { useEffect, useRef, useState, type ReactNode } from 'react';
import './bottomBar.scss';
import { formatEuro, type Cents } from '@/shared/text/money';
import { bottomBarTexts } from './bottomBarTexts';
import { Verbatim } from './Verbatim';

type Sum = { label: string; total: Cents; note: string };

/** ms without a change after which a sum is announced. */
const announceDelayMs = 1000;

function useAnnouncedSum(amount: string, announcement: string) {
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(amount);
  useEffect(() => {
    if (amount === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = amount;
      if (region.current) region.current.textContent = announcement;
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [amount, announcement]);
  return region;
}

/** A sum that follows what the visitor selects. A change is animated and announced. */
export function RunningSum({ label, total, note }: Sum) {
  const amount = formatEuro(total);
  const [first] = useState(amount);
  const region = useAnnouncedSum(amount, bottomBarTexts.sumChanged(label, amount));
  const isNew = amount !== first;
  return (
    <>
      <p
        key={amount}
        className={isNew ? 'total-price running-sum running-sum-new' : 'total-price running-sum'}
        data-amount={amount}
      >
        <span>{`${label}: `}</span>
        <br />
        <Verbatim>{amount}</Verbatim> <small className="soft">{note}</small>
      </p>
      <p ref={region} className="visually-hidden" aria-live="polite" />
    </>
  );
}

type Props = {
  /** Without it the bar is no landmark. */
  label?: string;
  sum: Sum;
  actions: ReactNode;
  hints?: ReactNode;
  children?: ReactNode;
};

/** The bar with sum and buttons that stays at the bottom of the window. */
export function BottomBar({ label, sum, actions, hints, children }: Props) {
  return (
    <section className="panel bottom-bar" aria-label={label}>
      {hints}
      <RunningSum {...sum} />
      <div className="actions">{actions}</div>
      {children}
    </section>
  );
}
