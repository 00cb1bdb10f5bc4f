import { useLayoutEffect } from 'react';
import { markFirstCards } from '@/shared/browser/firstCardsMark';

/** Notes when a page first shows cards, where no script of its head was faster. */
export function useFirstCardsMark(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) markFirstCards();
  }, [isShown]);
}
