import type { Rating } from '@/shop/ratings';
import { SeasonFacts } from '@/features/infoPages/SeasonFacts';
import { PageRating } from '@/features/infoPages/PageRating';
import { flohmarktGuideTexts as texts } from './flohmarktGuideTexts';
import { reviewTexts } from '@/features/infoPages/landingTexts';
import { Link } from '@/shared/ui/Link';
import './flohmarktGuide.scss';

const rated: Rating['subject'][] = ['flohmarkt', 'kinderflohmarkt'];

export function FlohmarktGuide() {
  return (
    <div className="market-guide">
      {texts.topics.map(({ title, text, links }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="marktsaison">
        <h2 id="marktsaison">{texts.season}</h2>
        <SeasonFacts of="flohmarkt" />
      </section>
      <section aria-labelledby="marktbewertung">
        <h2 id="marktbewertung">{reviewTexts.title}</h2>
        {rated.map((subject) => (
          <div key={subject}>
            <h3>{reviewTexts.subjects[subject]}</h3>
            <PageRating of={subject} />
          </div>
        ))}
      </section>
    </div>
  );
}
