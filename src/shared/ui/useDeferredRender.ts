import { useDeferredValue, useLayoutEffect } from 'react';
import { delayFirstScreen } from '@/shared/browser/firstScreen';

/** Renders an expensive value in chunks. Late parts wait for it, because their updates would restart it. */
export function useDeferredRender<Value>(value: Value): Value {
  const rendered = useDeferredValue(value);
  const isPending = rendered !== value;
  useLayoutEffect(() => (isPending ? delayFirstScreen() : undefined), [isPending]);
  return rendered;
}
