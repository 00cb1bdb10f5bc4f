import { useEffect, useRef, useState } from 'react';
import './barSum.scss';
import { Verbatim } from './Verbatim';

type Props = {
  label: string;
  amount: string;
  note: string;
  /** Announced once the amount has changed. */
  announcement: string;
};

/** ms without a change after which a sum is announced. */
const announceDelayMs = 1000;

/** Announces a changed sum once, not after every press that led to it. */
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

/** The running sum of a sticky bar; a changed sum is animated. */
export function BarSum({ label, amount, note, announcement }: Props) {
  const [first] = useState(amount);
  const region = useAnnouncedSum(amount, announcement);
  const isNew = amount !== first;
  return (
    <>
      <p
        key={amount}
        className={isNew ? 'total-price bar-sum bar-sum-new' : 'total-price bar-sum'}
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
