import { useEffect, useEffectEvent } from 'react';
import { focusField } from './focusField';
import type { FormSummary } from './useForm';

/** Leads to the first wrong field at each refusal: for a form of few fields, which needs no summary. */
export function useFirstProblem({ refusals, problems }: FormSummary): void {
  const focusFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first) focusField(first.id);
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
}
