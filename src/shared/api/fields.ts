import * as v from 'valibot';
import { maxNameLength, maxReferenceLength } from '@/shared/config/constants';
import { centsFromEuros } from '@/shared/text/money';
import { decodeEntities } from '@/shared/text/entities';
import { cleanText, cutText } from '@/shared/text/text';
import { visitorMessage } from '@/shared/request/visitorMessage';

function numberWritten(pattern: RegExp) {
  return v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(pattern),
        v.transform((digits) => Number(digits.replace(',', '.'))),
      ),
    ]),
    v.finite(),
  );
}

/** A finite number, also as text ("12.50", "12,50"). */
export const number = numberWritten(/^-?\d+(?:[.,]\d+)?$/);

/** Like `number`, without "1.234" and "1,234", which may mean a thousand: a guess would cost money. */
const exactNumber = numberWritten(/^-?\d+(?:[.,](?!\d{3}$)\d+)?$/);

/** A safe integer from 0: ids and counts. */
export const wholeNumber = v.pipe(exactNumber, v.safeInteger(), v.minValue(0));

/** Euros on the wire, integer cents in the app; at most a million euros. */
export const signedCents = v.pipe(
  exactNumber,
  v.minValue(-1_000_000),
  v.maxValue(1_000_000),
  v.transform(centsFromEuros),
);

/** A price of at least 0, in cents. */
export const cents = v.pipe(signedCents, v.minValue(0));

const yes = ['true', '1', 'j', 'ja', 'y', 'yes'];
const no = ['false', '0', 'n', 'nein', 'no'];

/** Objects are no word, even a list with one. */
const isWordOf = (words: string[], value: unknown) =>
  typeof value !== 'object' && words.includes(String(value).trim().toLowerCase());

/** `true`, 1, "true", "J" and their kind are true; everything else, also a missing field, is false. */
export const flag = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => isWordOf(yes, value)),
);

/** A yes or no; anything else is refused, because the outcome would be unknown. */
export const verdict = v.pipe(
  v.unknown(),
  v.check((value) => isWordOf(yes, value) || isWordOf(no, value), 'neither yes nor no'),
  v.transform((value) => isWordOf(yes, value)),
);

/** A number as its digits; exponents are refused. */
const digits = v.pipe(v.number(), v.finite(), v.transform(String), v.excludes('e'));

/** A non-empty text without invisible characters; numbers become their digits. */
export const text = v.pipe(v.union([v.string(), digits]), v.transform(cleanText), v.minLength(1));

/** `words` are clean; cleaning again would double the work for each text of a list. */
function withoutEntities(words: string): string {
  const decoded = decodeEntities(words);
  return decoded === words ? words : cleanText(decoded);
}

/** A text that is not HTML, yet may contain entities ("Hunde &amp; Katzen"). */
export const plainText = v.pipe(text, v.transform(withoutEntities), v.minLength(1));

export const name = v.pipe(
  plainText,
  v.transform((words) => cutText(words, maxNameLength)),
);

/** An identifier, code or address, which must not be cut. */
export const reference = v.pipe(text, v.maxLength(maxReferenceLength));

export const taxrate = v.pipe(number, v.minValue(0), v.maxValue(100));

/** An optional field: invalid values count as absent. */
export function orAbsent<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined);
}

/** When a stored response arrived, in epoch ms; added by the service worker where it responds itself. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** A message of the server for the visitor; absent if there is none. */
export const message = v.pipe(v.optional(v.unknown()), v.transform(visitorMessage));

/** Null and blank text mean the same as a missing field. */
export const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && !cleanText(value));

const blank = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

const none = v.pipe(
  v.unknown(),
  v.transform((): never[] => []),
);

/** An optional field; an invalid value is an error, because a guess would cost money or hide an entry. */
export function orBlank<T>(schema: v.GenericSchema<unknown, T>) {
  return v.optional(v.lazy((value) => (isBlank(value) && value !== undefined ? blank : schema)));
}

/** A response that says that something does not exist, by objects without content; `undefined` then. */
export function orNothing<T>(
  schema: v.GenericSchema<unknown, T>,
  isNothing: (response: Record<string, unknown>) => boolean,
): v.GenericSchema<unknown, T | undefined> {
  const isEmpty = (response: unknown) =>
    typeof response === 'object' && response !== null && isNothing(response as Record<string, unknown>);
  return v.lazy((response) => (isEmpty(response) ? blank : schema));
}

/** A list in a list, and a list as the only field of an object, are taken out. */
export function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const values: unknown[] = Object.values(value);
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : value;
}

/**
 * Invalid entries are logged and left out; entries of which none can be read are no empty list, but an error. Frozen,
 * since the store would otherwise freeze each field.
 */
export function list<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  return v.pipe(
    v.unknown(),
    v.metadata({ entry }),
    v.transform(unwrapped),
    v.array(v.unknown()),
    v.transform((entries) => {
      const read: T[] = [];
      for (const [index, candidate] of entries.entries()) {
        const result = v.safeParse(entry, candidate);
        if (result.success) read.push(result.output);
        else console.warn(`dropped entry ${index} of ${name}: ${v.summarize(result.issues)}`);
      }
      Object.freeze(read);
      return { read, isUnreadable: entries.length > 0 && read.length === 0 };
    }),
    v.check(({ isUnreadable }) => !isUnreadable, `no entry of ${name} can be read`),
    v.transform(({ read }) => read),
  );
}

/** What is no list counts as an empty one. */
export function optionalList<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  const entries: v.GenericSchema<unknown, T[]> = list(entry, name);
  const listOrNone = v.lazy((value) => (Array.isArray(unwrapped(value)) ? entries : none));
  return v.optional(v.pipe(listOrNone, v.metadata({ entry })), []);
}

/** A list that its page does without: also entries of which none can be read are left out. */
export function minorList<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  return v.fallback(list(entry, name), () => []);
}
