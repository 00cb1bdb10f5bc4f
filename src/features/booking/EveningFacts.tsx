import type { EveningFact } from '@/domain/eveningFacts';
import './eveningFacts.scss';

/** What the owner says of an evening or a market day; render it only with facts. */
export function EveningFacts({ facts }: { facts: readonly EveningFact[] }) {
  return (
    <dl className="evening-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
