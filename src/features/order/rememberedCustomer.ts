import * as v from 'valibot';
import { parseJson, sessionStore } from '@/lib/browserStorage';
import { cleanText } from '@/lib/text';
import { maxFieldLength, type CustomerFields } from './customerForm';

const storageKey = 'rememberedCustomer';

const field = v.pipe(v.string(), v.maxLength(maxFieldLength), v.transform(cleanText));
const schema = v.object({ firstName: field, lastName: field, email: field, phone: field });

/** What a visitor asked to remember; never the acceptance of the terms, which belongs to one order. */
type RememberedCustomer = Omit<CustomerFields, 'terms'>;

/** What was remembered in this tab; storage is untrusted, so that anything unfit counts as nothing. */
export function rememberedCustomer(): RememberedCustomer | undefined {
  const result = v.safeParse(schema, parseJson(sessionStore.read(storageKey)));
  return result.success ? result.output : undefined;
}

/** Remembers the fields until the tab is closed. */
export function rememberCustomer({ firstName, lastName, email, phone }: RememberedCustomer): void {
  sessionStore.write(storageKey, JSON.stringify({ firstName, lastName, email, phone }));
}

/** Forgets them, and whatever unfit stands in their place. */
export function forgetCustomer(): void {
  sessionStore.remove(storageKey);
}
