import { useEffect, useEffectEvent } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';

/** Calls back when the visitor returns to this page, whose data may be outdated by then. */
export function useVisitorReturn(onReturn: () => void): void {
  const react = useEffectEvent(onReturn);
  useEffect(() => onVisitorReturn(() => react()), []);
}
