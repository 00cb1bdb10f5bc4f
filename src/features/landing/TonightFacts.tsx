import { eveningRules } from '@/domain/eveningFacts';
import type { Kinded } from '@/domain/cards';
import { EveningFacts } from '@/features/booking/EveningFacts';
import { eveningTexts } from '@/features/booking/texts';
import { ownerFacts } from '@/shop/ownerFacts';

/** Folded beside the links: „Heute Abend“ has a reserved height. */
export function TonightFacts({ show }: { show: Kinded }) {
  const facts = eveningRules(show, ownerFacts);
  if (facts.length === 0) return null;
  return (
    <li>
      <details>
        <summary>{eveningTexts.title}</summary>
        <EveningFacts facts={facts} />
      </details>
    </li>
  );
}
