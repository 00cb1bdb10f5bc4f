import { ChildrensMarketScene } from '@/ui/ChildrensMarketScene';
import { CinemaScene } from '@/ui/CinemaScene';
import { WinterScene } from '@/ui/WinterScene';

const scenes = { children: ChildrensMarketScene, cinema: CinemaScene, winter: WinterScene };

export type PictureName = keyof typeof scenes;

/** The drawn scene of a page. */
export function PagePicture({ of }: { of: PictureName }) {
  const Scene = scenes[of];
  return <Scene />;
}
