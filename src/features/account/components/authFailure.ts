import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { authFailures } from '@/features/account/authTexts';
import { errorTexts } from '@/shared/request/errorTexts';
import type { AuthMode } from './authForms';

/** What is said where signing in or up failed: the backend's own words, or ours. */
export function authFailureText(error: RequestError, mode: AuthMode): string {
  if (error.message !== undefined) return error.message;
  if (error.kind === 'notFound') return authFailures.missing;
  if (mode === 'login' && error.kind === 'refused') return errorTexts.refused;
  if (error.isUnsent) return errorTexts[error.kind];
  if (!mayHaveArrived(error)) return authFailures[mode].refused;
  if (error.kind === 'cancelled') return authFailures[mode].unclear;
  return mode === 'login'
    ? errorTexts[error.kind]
    : `${errorTexts[error.kind]} ${authFailures.register.unclear}`;
}
