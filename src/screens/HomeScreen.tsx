import { paths } from '@/config/paths';
import { homeTexts } from '@/texts/home';
import { CinemaScene } from '@/ui/CinemaScene';
import { LinkButton } from '@/ui/LinkButton';
import { MarketScene } from '@/ui/MarketScene';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ComingUp } from './home/ComingUp';
import { latePart } from './shared/latePart';
import '@/styles/home.scss';

const HomeMore = latePart(
  async () => (await import('./home/HomeMore')).HomeMore,
  'src/screens/home/HomeMore.tsx',
  <div className="home-more-place" />,
);

// The same element at each rendering: where the build rendered it, it stands untouched until its code is there.
const more = <HomeMore />;

/** The two worlds as equal doors, each in its own mood, and what is on behind them. */
export function HomeScreen() {
  return (
    <>
      <PageMeta canonical={paths.home.to()} />
      <PageHeading>{homeTexts.title}</PageHeading>
      <div className="worlds doors">
        <section className="world door" data-bs-theme="dark" aria-labelledby="tuer-kino">
          <CinemaScene />
          <h2 id="tuer-kino">{homeTexts.cinema}</h2>
          <p>{homeTexts.cinemaLead}</p>
          <LinkButton to={paths.program.to()}>{homeTexts.toProgram}</LinkButton>
        </section>
        <section className="world door" data-bs-theme="light" aria-labelledby="tuer-flohmarkt">
          <MarketScene />
          <h2 id="tuer-flohmarkt">{homeTexts.flohmarkt}</h2>
          <p>{homeTexts.flohmarktLead}</p>
          <LinkButton to={paths.flohmarktProgram.to()}>{homeTexts.toFlohmarkt}</LinkButton>
        </section>
      </div>
      <ComingUp />
      {more}
    </>
  );
}
