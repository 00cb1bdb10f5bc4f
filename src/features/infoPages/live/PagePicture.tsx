import { ChildrensMarketScene } from '@/features/illustrations/ChildrensMarketScene';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { WinterScene } from '@/features/illustrations/WinterScene';

const scenes = { children: ChildrensMarketScene, cinema: CinemaScene, winter: WinterScene };

export type PictureName = keyof typeof scenes;

export function PagePicture({ of }: { of: PictureName }) {
  const Scene = scenes[of];
  return <Scene />;
}
