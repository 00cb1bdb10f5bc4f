import type { CSSProperties } from 'react';
import { filmMoments } from '@/domain/evening';
import type { Show } from '@/domain/entities';
import { isInEvening } from '@/domain/nights';
import { ownerFacts } from '@/shop/ownerFacts';
import { lazySection } from '@/shared/ui/lazySection';

const EveningTimes = lazySection(
  async () => (await import('@/features/booking/EveningTimes')).EveningTimes,
  'src/features/booking/EveningTimes.tsx',
);

type Props = {
  show: Show;
  /** Keeps room for an end that may come later. */
  isEndLate: boolean;
};

/** The place of a film's evening: its rows are counted before its code is there, to avoid a layout shift. */
export function EveningSlot({ show, isEndLate }: Props) {
  const moments = filmMoments(show, ownerFacts);
  if (moments.length === 0) return null;
  const hasEnd = moments.some(({ name }) => name === 'end');
  const ofSun = isInEvening(show) ? 2 : 0;
  const others = [isEndLate && !hasEnd, ownerFacts.radioFrequency !== undefined].filter(Boolean);
  const rows = moments.length + ofSun + others.length;
  return (
    <div className="evening-slot" style={{ '--rows': rows } as CSSProperties}>
      <EveningTimes show={show} />
    </div>
  );
}
