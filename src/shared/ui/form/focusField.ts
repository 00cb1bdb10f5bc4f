import { useEffect, useEffectEvent } from 'react';
import type { FormSummary } from './formField';

/** Focuses a field by its id, and of a group its first control. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea') ?? field)?.focus();
}

/** Focuses the first invalid field after each refusal, for short forms without an `ErrorSummary`. */
export function useFirstProblemFocus({ refusals, problems }: FormSummary): void {
  const focusFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first) focusField(first.id);
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
}
