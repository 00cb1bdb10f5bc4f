import { createRoot } from 'react-dom/client';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { AppIcon } from './AppIcon';
import { SharePicture } from './SharePicture';
import { TabIcon } from './TabIcon';
import '@/app/theme.scss';
import './pictures.scss';

const pictures = {
  kino: (
    <SharePicture theme="dark">
      <CinemaScene />
    </SharePicture>
  ),
  flohmarkt: (
    <SharePicture theme="light">
      <MarketScene />
    </SharePicture>
  ),
  tile: <AppIcon shape="tile" />,
  square: <AppIcon shape="square" />,
  maskable: <AppIcon shape="maskable" />,
  tab: <TabIcon />,
};

async function show(name: string) {
  const picture = Object.entries(pictures).find(([known]) => known === name)?.[1];
  const root = document.getElementById('root');
  if (!picture || !root) throw new Error(`No picture is called ${name}.`);
  // `font-display: optional` would leave out a font that loads late.
  await document.fonts.load('700 4rem "Bricolage Grotesque Variable"');
  createRoot(root).render(picture);
}

void show(location.search.slice(1));
