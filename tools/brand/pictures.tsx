import { createRoot } from 'react-dom/client';
import { ChildrensMarketScene } from '@/features/illustrations/ChildrensMarketScene';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { AppIcon } from './AppIcon';
import { CarMarketScene } from './CarMarketScene';
import { GiftCardScene } from './GiftCardScene';
import { SharePicture } from './SharePicture';
import { StageScene } from './StageScene';
import { TabIcon } from './TabIcon';
import '@/app/fonts';
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
  kinderflohmarkt: (
    <SharePicture theme="light">
      <ChildrensMarketScene />
    </SharePicture>
  ),
  automarkt: (
    <SharePicture theme="light">
      <CarMarketScene />
    </SharePicture>
  ),
  veranstaltungen: (
    <SharePicture theme="dark">
      <StageScene />
    </SharePicture>
  ),
  gutschein: (
    <SharePicture theme="dark">
      <GiftCardScene />
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
  const faces = await document.fonts.load('700 4rem "Bricolage Grotesque Variable"');
  if (faces.length === 0) throw new Error('The font of the headings is missing.');
  createRoot(root).render(picture);
}

void show(location.search.slice(1));
