import { MarketScene } from '@/features/illustrations/MarketScene';

/** The picture above the flea market's own list, in the room that the list keeps for it. */
export function MarketIntroScene() {
  return <MarketScene />;
}
