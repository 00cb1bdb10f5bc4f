import { paths } from '@/config/paths';
import { season } from '@/config/season';
import { homeTexts } from '@/texts/home';
import { CinemaScene } from '@/ui/CinemaScene';
import { LinkButton } from '@/ui/LinkButton';
import { MarketScene } from '@/ui/MarketScene';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import '@/styles/home.scss';

/** The two worlds as equal doors, each in its own mood. */
export function HomeScreen() {
  return (
    <>
      <PageMeta />
      <PageHeading>{homeTexts.title}</PageHeading>
      <div className="doors">
        <section className="door" data-bs-theme="dark" aria-labelledby="tuer-kino">
          <CinemaScene />
          <h2 id="tuer-kino">{homeTexts.cinema}</h2>
          <p>{homeTexts.cinemaLead}</p>
          <p>{homeTexts.seasonOver(season.past, season.cinemaReturns)}</p>
          <LinkButton to={paths.program.to()}>{homeTexts.toProgram}</LinkButton>
        </section>
        <section className="door" data-bs-theme="light" aria-labelledby="tuer-flohmarkt">
          <MarketScene />
          <h2 id="tuer-flohmarkt">{homeTexts.flohmarkt}</h2>
          <p>
            {homeTexts.flohmarktLead(
              season.flohmarktDay,
              season.flohmarktClosedIn,
              season.flohmarktReopensIn,
            )}
          </p>
          <p>{homeTexts.boxOffice(season.boxOfficeFrom)}</p>
          <LinkButton to={paths.flohmarktProgram.to()}>{homeTexts.toFlohmarkt}</LinkButton>
        </section>
      </div>
    </>
  );
}
