import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Show } from '@/domain/entities';

/**
 * The market of the calculator, which the price table follows, so that both use one request. Not context state:
 * a changed context makes React discard prerendered parts that are not hydrated.
 */
export type PageMarket = {
  chosen: () => Show | undefined;
  /** Returns whether the table has requested this market already. */
  choose: (show: Show | undefined) => boolean;
  /** What the table requests while no market is chosen. */
  setTableRequest: (showId: number | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createPageMarket(): PageMarket {
  const listeners = new Set<() => void>();
  let chosen: Show | undefined;
  let tableRequest: number | undefined;
  return {
    chosen: () => chosen,
    choose(show) {
      const isRequested = show !== undefined && show.showId === tableRequest;
      chosen = show;
      tableRequest = undefined;
      for (const listener of listeners) listener();
      return isRequested;
    },
    setTableRequest(showId) {
      tableRequest = showId;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const MarketContext = createContext<PageMarket | undefined>(undefined);

export function usePageMarket(): PageMarket {
  const market = useContext(MarketContext);
  if (!market) throw new Error('Only the parts of a page have a market.');
  return market;
}

export function useChosenMarket(): Show | undefined {
  const market = usePageMarket();
  return useSyncExternalStore(market.subscribe, market.chosen, () => undefined);
}
