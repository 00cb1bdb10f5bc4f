import { formTexts } from './formTexts';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';

export type FormProblem = {
  title: string;
  texts: string[];
  error: RequestError;
  /** It may have been saved: only the visitor may decide to send it again. */
  isUnclear: boolean;
};

/** Message for a form that was not saved, or possibly was (requirements R2). */
export function formProblem(error: RequestError, unclearTitle: string): FormProblem {
  const failed = formTexts.failed(error.message);
  if (!mayHaveArrived(error)) return { title: failed, texts: [formTexts.kept], error, isUnclear: false };
  const reasons = error.kind === 'cancelled' ? [] : [failed];
  return { title: unclearTitle, texts: [...reasons, formTexts.unclear], error, isUnclear: true };
}
