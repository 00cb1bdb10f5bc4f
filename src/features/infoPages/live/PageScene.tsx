import type { ReactElement } from 'react';
import { paths } from '@/shop/paths';
import type { Page } from '@/features/infoPages/page';
import { lazySection } from '@/shared/ui/lazySection';
import type { PictureName } from './PagePicture';

const PagePicture = lazySection(
  async () => (await import('./PagePicture')).PagePicture,
  'src/features/infoPages/live/PagePicture.tsx',
  // Same height as the picture.
  <svg viewBox="0 0 560 240" aria-hidden="true" />,
);

// Stable elements: React keeps their prerendered HTML until their code loads.
const scenes: Record<PictureName, ReactElement> = {
  children: <PagePicture of="children" />,
  cinema: <PagePicture of="cinema" />,
  winter: <PagePicture of="winter" />,
};

const pictures = new Map<string, PictureName>([
  [paths.kinderflohmarkt.to(), 'children'],
  [paths.cinemaExperience.to(), 'cinema'],
  [paths.openAir.to(), 'cinema'],
]);

function pictureOf({ address }: Page): PictureName | undefined {
  return address.endsWith('winterpause') ? 'winter' : pictures.get(address);
}

export function PageScene({ page }: { page: Page }) {
  const picture = pictureOf(page);
  return picture && <div className="page-scene">{scenes[picture]}</div>;
}
