import { maxServerMessage } from '@/shared/config/constants';
import { cleanText, cutText } from '@/shared/text/text';

/** A message of the backend as plain text of limited length; `undefined` for anything else. */
export function visitorMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  return cutText(cleanText(message), maxServerMessage) || undefined;
}
