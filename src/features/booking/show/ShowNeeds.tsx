import { useId } from 'react';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { beforeFilm } from '@/domain/evening';
import { eveningRules } from '@/domain/eveningFacts';
import { EveningFacts } from '@/features/booking/EveningFacts';
import { eveningTexts, needTexts } from '@/features/booking/texts';
import { ownerFacts } from '@/shop/ownerFacts';
import { Link } from '@/shared/ui/Link';

/** As the page about the way to the cinema recommends. */
const minutesEarly = 30;

/** What visitors need, and what the owner says of the evening, for kinds of shows that the information pages describe. */
export function ShowNeeds({ show }: { show: Show }) {
  const id = useId();
  const kind = kindOf(show);
  if (kind !== 'kino' && kind !== 'flohmarkt') return null;
  const needs = kind === 'kino' ? needTexts.film(beforeFilm(show, minutesEarly)) : needTexts.flohmarkt();
  const facts = eveningRules(show, ownerFacts);
  return (
    <section className="needs" aria-labelledby={id}>
      <h2 id={id}>{needTexts.title}</h2>
      <ul>
        {needs.map(({ text, to, more }) => (
          <li key={to}>
            <div>{text}</div>
            <Link to={to} className="lone-link">
              {more}
            </Link>
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <>
          <h3>{eveningTexts.title}</h3>
          <EveningFacts facts={facts} />
        </>
      )}
    </section>
  );
}
