import { maxVoucherCodeLength } from '@/shop/constants';
import { sessionStore } from '@/shared/browser/browserStorage';
import { queryNames, queryValue } from '@/shared/browser/queryName';
import { cleanText } from '@/shared/text/text';

const parameter = 'gutschein';
const storageKey = 'offeredVoucher';

/** The cleaned code; empty if it is blank or too long. */
function validCode(text: string | null): string {
  const code = cleanText(text ?? '');
  return code.length <= maxVoucherCodeLength ? code : '';
}

export function linkedCode(search: string): string {
  return validCode(queryValue(new URLSearchParams(search), parameter));
}

export function withoutLinkedCode(search: string): string {
  const query = new URLSearchParams(search);
  const names = queryNames(query, parameter);
  if (names.length === 0) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

/** The offered code that the visitor has not answered yet, in session storage. */
export const offeredCode = {
  read: (): string => validCode(sessionStore.read(storageKey)),
  keep: (code: string) => sessionStore.write(storageKey, code),
  forget: () => sessionStore.remove(storageKey),
};
