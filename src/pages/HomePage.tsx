import { paths } from '@/shop/paths';
import { homeTexts } from '@/features/landing/homeTexts';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { Door } from '@/features/landing/Door';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ComingUp } from '@/features/landing/ComingUp';
import { TonightSlot } from '@/features/landing/TonightSlot';
import { lazySection } from '@/shared/ui/lazySection';
import '@/features/landing/home.scss';

const HomeMore = lazySection(
  async () => (await import('@/features/landing/HomeMore')).HomeMore,
  'src/features/landing/HomeMore.tsx',
  <div className="home-more-skeleton" />,
);

// A constant element: React leaves the prerendered HTML untouched until its code is loaded.
const more = <HomeMore />;

export function HomePage() {
  return (
    <>
      <PageMeta canonical={paths.home.to()} />
      <PageHeading className="home-title">{homeTexts.title}</PageHeading>
      <TonightSlot />
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
