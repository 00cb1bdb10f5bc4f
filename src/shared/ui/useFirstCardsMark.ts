import { useLayoutEffect } from 'react';
import { markFirstCards } from '@/shared/browser/firstCardsMark';

export function useFirstCardsMark(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) markFirstCards();
  }, [isShown]);
}
