import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatEuro } from '@/shared/text/money';
import { BottomBarView, type BottomBarSlots } from './BottomBarView';
import { RunningSumView, type Sum } from './RunningSumView';
import { useBottomInset } from './useBottomInset';

const texts = {
  sumChanged: (label: string, amount: string) => `${label} jetzt ${amount}`,
  withCounts: (counts: string[], sum: string) => (counts.length > 0 ? `${counts.join(', ')}. ${sum}` : sum),
};

/** ms without a change after which a sum and its counts are announced. */
const announceDelayMs = 1000;

function useAnnouncedSum(label: string, amount: string, counts: Readonly<Record<string, string>>) {
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef({ amount, counts });
  const announce = useEffectEvent(() => {
    const before = announced.current;
    const changed = Object.entries(counts).flatMap(([key, count]) =>
      count === before.counts[key] ? [] : count,
    );
    if (amount === before.amount && changed.length === 0) return;
    announced.current = { amount, counts };
    const sum = texts.sumChanged(label, amount);
    if (region.current) region.current.textContent = texts.withCounts(changed, sum);
  });
  const state = [amount, ...Object.values(counts)].join();
  useEffect(() => {
    const timer = setTimeout(() => announce(), announceDelayMs);
    return () => clearTimeout(timer);
  }, [state]);
  return region;
}

const noCounts = {};

/** A sum that follows what the visitor selects. A change is animated and announced with the counts that changed. */
export function RunningSum(sum: Sum) {
  const amount = formatEuro(sum.total);
  const [first] = useState(amount);
  const region = useAnnouncedSum(sum.label, amount, sum.counts ?? noCounts);
  return <RunningSumView {...sum} isNew={amount !== first} announcementRef={region} />;
}

export function BottomBar({ sum, ...slots }: BottomBarSlots & { sum: Sum }) {
  const bar = useRef<HTMLElement>(null);
  useBottomInset(bar, '--bar-height');
  return <BottomBarView {...slots} barRef={bar} sum={<RunningSum {...sum} />} />;
}
