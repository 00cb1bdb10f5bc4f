import { paths } from '@/shop/paths';
import { ratings } from '@/shop/ratings';
import { wholeProgram } from '@/features/catalogue/useList';
import { SeasonFacts } from '@/features/infoPages/SeasonFacts';
import { PageRating } from '@/features/infoPages/PageRating';
import { homeMoreTexts as texts, homeTexts } from './homeTexts';
import { reviewTexts } from '@/features/infoPages/landingTexts';
import { Link } from '@/shared/ui/Link';
import { LinkButton } from '@/shared/ui/LinkButton';
import './homeMore.scss';

/** The lower part of the home page. */
export function HomeMore() {
  const { voucher } = texts;
  return (
    <div className="home-more">
      <section aria-labelledby="saison">
        <h2 id="saison">{texts.season}</h2>
        <div className="home-sections">
          <div className="home-section" data-bs-theme="dark">
            <h3>{homeTexts.cinema.title}</h3>
            <SeasonFacts of="kino" list={wholeProgram} />
          </div>
          <div className="home-section" data-bs-theme="light">
            <h3>{homeTexts.flohmarkt.title}</h3>
            <SeasonFacts of="flohmarkt" />
          </div>
        </div>
      </section>
      <section aria-labelledby="vorbereitet">
        <h2 id="vorbereitet">{texts.advice}</h2>
        <div className="home-sections">
          {texts.advices.map(({ title, links }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="advice">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <div className="home-sections home-end">
        <section aria-labelledby="bewertet">
          <h2 id="bewertet">{reviewTexts.title}</h2>
          {ratings.map(({ subject }) => (
            <div key={subject} className="home-rating">
              <h3>{reviewTexts.subjects[subject]}</h3>
              <PageRating of={subject} />
            </div>
          ))}
        </section>
        <section className="home-voucher" aria-labelledby="verschenken">
          <h2 id="verschenken">{voucher.title}</h2>
          <p>{voucher.text}</p>
          <LinkButton to={paths.giftCards.to()}>{voucher.link}</LinkButton>
        </section>
      </div>
    </div>
  );
}
