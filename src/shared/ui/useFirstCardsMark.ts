import { useLayoutEffect } from 'react';
import { markFirstCards } from '@/shared/browser/firstCardsMark';

/** Marks when a page first shows cards, unless prehydration has done so. */
export function useFirstCardsMark(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) markFirstCards();
  }, [isShown]);
}
