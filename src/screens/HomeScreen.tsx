import type { ReactNode } from 'react';
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
      <PageHeading className="home-title">{homeTexts.title}</PageHeading>
      <div className="doors">
        <Door id="tuer-kino" theme="dark" texts={homeTexts.cinema} to={paths.program.to()}>
          <CinemaScene />
        </Door>
        <Door id="tuer-flohmarkt" theme="light" texts={homeTexts.flohmarkt} to={paths.flohmarktProgram.to()}>
          <MarketScene />
        </Door>
      </div>
      <ComingUp />
      {more}
    </>
  );
}

type DoorProps = {
  id: string;
  theme: 'dark' | 'light';
  texts: (typeof homeTexts)['cinema' | 'flohmarkt'];
  to: string;
  /** The picture above. */
  children: ReactNode;
};

function Door({ id, theme, texts, to, children }: DoorProps) {
  return (
    <section className="door" data-bs-theme={theme} aria-labelledby={id}>
      {children}
      <div className="door-text">
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.lead}</p>
        <LinkButton to={to}>{texts.way}</LinkButton>
      </div>
    </section>
  );
}
