import { MarketScene } from '@/features/illustrations/MarketScene';

/** Its own chunk; the list reserves its height. */
export function MarketIntroScene() {
  return <MarketScene />;
}
