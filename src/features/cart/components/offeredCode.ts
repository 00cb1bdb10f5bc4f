import { maxVoucherCodeLength } from '@/shared/config/constants';
import { sessionStore } from '@/shared/browser/browserStorage';
import { queryNames, queryValue } from '@/shared/browser/queryName';
import { cleanText } from '@/shared/text/text';

const parameter = 'gutschein';
const storageKey = 'offeredVoucher';

/** A code fit to be asked about; empty for a blank one, and for one that is too long to be any. */
function fitCode(text: string | null): string {
  const code = cleanText(text ?? '');
  return code.length <= maxVoucherCodeLength ? code : '';
}

/** The voucher code that a link carries in its query, else empty. */
export function linkedCode(search: string): string {
  return fitCode(queryValue(new URLSearchParams(search), parameter));
}

/** The query without that code. */
export function withoutLinkedCode(search: string): string {
  const query = new URLSearchParams(search);
  const names = queryNames(query, parameter);
  if (names.length === 0) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

/** The code that this session was asked about and has not answered yet. */
export const offeredCode = {
  read: (): string => fitCode(sessionStore.read(storageKey)),
  keep: (code: string) => sessionStore.write(storageKey, code),
  forget: () => sessionStore.remove(storageKey),
};
