import { useEffect, useRef, useState } from 'react';
import './barSum.scss';
import { Verbatim } from './Verbatim';

type Props = {
  label: string;
  amount: string;
  note: string;
  /** What is said of the amount once it has changed. */
  news: string;
};

/** ms without a change after which a sum counts as the one that was wanted. */
const patience = 1000;

/** Tells a sum that changed, once and not with every press that led to it. Only who hears the page needs it. */
function useToldSum(amount: string, news: string) {
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef(amount);
  useEffect(() => {
    if (amount === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = amount;
      if (region.current) region.current.textContent = news;
    }, patience);
    return () => clearTimeout(timer);
  }, [amount, news]);
  return region;
}

/** The running sum of a bar that sells, in one sentence; another one than before comes with a small move. */
export function BarSum({ label, amount, note, news }: Props) {
  const [first] = useState(amount);
  const region = useToldSum(amount, news);
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
