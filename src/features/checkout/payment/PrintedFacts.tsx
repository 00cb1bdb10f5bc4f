import { useId } from 'react';
import { kindOf } from '@/domain/cards';
import { eveningFacts } from '@/domain/eveningFacts';
import type { ComingShow } from '@/domain/showUpdates';
import { EveningFacts } from '@/features/booking/EveningFacts';
import { eveningTexts } from '@/features/booking/texts';
import { ownerFacts } from '@/shop/ownerFacts';

const kinds = ['kino', 'flohmarkt'] as const;

/** Only on paper: what the owner says of the shows to come, once for each kind. */
export function PrintedFacts({ shows }: { shows: readonly ComingShow[] }) {
  const id = useId();
  return kinds.map((kind) => {
    const bought = shows.find(({ show }) => kindOf(show) === kind);
    const facts = bought ? eveningFacts(bought.show, ownerFacts) : [];
    return (
      facts.length > 0 && (
        <section key={kind} className="printed-facts" aria-labelledby={`${id}-${kind}`}>
          <h2 id={`${id}-${kind}`}>{eveningTexts.of[kind]}</h2>
          <EveningFacts facts={facts} />
        </section>
      )
    );
  });
}
