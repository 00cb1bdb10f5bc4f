import { useEffect, useEffectEvent } from 'react';
import type { FormSummary } from './formField';

export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea') ?? field)?.focus();
}

export function useFirstProblemFocus({ refusals, problems }: FormSummary): void {
  const focusFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first) focusField(first.id);
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
}
