import { useEffect, useEffectEvent } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';

/** Calls back whenever the visitor returns to this page: what it says may have changed elsewhere meanwhile. */
export function useVisitorReturn(onReturn: () => void): void {
  const react = useEffectEvent(onReturn);
  useEffect(() => onVisitorReturn(() => react()), []);
}
