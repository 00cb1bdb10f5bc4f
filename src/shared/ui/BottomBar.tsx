import { useEffect, useRef, useState } from 'react';
import { formatEuro } from '@/shared/text/money';
import { BottomBarView, type BottomBarSlots } from './BottomBarView';
import { bottomBarTexts } from './bottomBarTexts';
import { RunningSumView, type Sum } from './RunningSumView';
import { useBottomInset } from './useBottomInset';

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
export function RunningSum(sum: Sum) {
  const amount = formatEuro(sum.total);
  const [first] = useState(amount);
  const region = useAnnouncedSum(amount, bottomBarTexts.sumChanged(sum.label, amount));
  return <RunningSumView {...sum} isNew={amount !== first} announcementRef={region} />;
}

export function BottomBar({ sum, ...slots }: BottomBarSlots & { sum: Sum }) {
  const bar = useRef<HTMLElement>(null);
  useBottomInset(bar, '--bar-height');
  return <BottomBarView {...slots} barRef={bar} sum={<RunningSum {...sum} />} />;
}
