import { useEffect, useEffectEvent } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';

export function useVisitorReturn(onReturn: () => void): void {
  const react = useEffectEvent(onReturn);
  useEffect(() => onVisitorReturn(() => react()), []);
}
