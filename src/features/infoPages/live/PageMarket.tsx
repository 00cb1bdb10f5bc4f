import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Show } from '@/domain/entities';

/**
 * The market of the calculator, which the price table follows. Not context state: a changed context makes React discard
 * prerendered parts that are not hydrated.
 */
type PageMarket = {
  chosen: () => Show | undefined;
  choose: (show: Show | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

function createPageMarket(): PageMarket {
  const listeners = new Set<() => void>();
  let chosen: Show | undefined;
  return {
    chosen: () => chosen,
    choose(show) {
      chosen = show;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const MarketContext = createContext<PageMarket | undefined>(undefined);

export function PageMarketProvider({ children }: { children: ReactNode }) {
  const [market] = useState(createPageMarket);
  return <MarketContext value={market}>{children}</MarketContext>;
}

export function usePageMarket(): PageMarket {
  const market = useContext(MarketContext);
  if (!market) throw new Error('Only the parts of a page have a market.');
  return market;
}

export function useChosenMarket(): Show | undefined {
  const market = usePageMarket();
  return useSyncExternalStore(market.subscribe, market.chosen, () => undefined);
}
