import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Show } from '@/domain/entities';

/**
 * The market that the calculator of a page is at, which the table of prices beside it follows, so that the two never
 * ask for different ones. It is no state of a context: a context that changes makes React throw away what was built
 * and is not yet at work.
 */
export type PageMarket = {
  chosen: () => Show | undefined;
  /** Says whether the table has asked for this one already. */
  choose: (show: Show | undefined) => boolean;
  /** What the table asks for by itself, as long as nothing is chosen. */
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
