import * as v from 'valibot';
import { maxNameLength, maxReferenceLength } from '@/shared/config/constants';
import { centsFromEuros } from '@/shared/text/money';
import { cleanText, cutText } from '@/shared/text/text';
import { visitorMessage } from '@/shared/request/errors';

/** A finite number, also as text ("12.50", "12,50"). */
export const number = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^-?\d+(?:[.,]\d+)?$/),
      v.transform((digits) => Number(digits.replace(',', '.'))),
    ),
  ]),
  v.finite(),
);

/** A safe integer from 0: ids and counts. */
export const wholeNumber = v.pipe(number, v.safeInteger(), v.minValue(0));

/** Euros on the wire, integer cents in the app; at most a million euros. */
export const signedCents = v.pipe(
  number,
  v.minValue(-1_000_000),
  v.maxValue(1_000_000),
  v.transform(centsFromEuros),
);

/** A price of at least 0, in cents. */
export const cents = v.pipe(signedCents, v.minValue(0));

const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';
const isNo = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false';

/** `true`, 1, "1" and "true" are true; everything else, also a missing field, is false. */
export const flag = v.pipe(v.optional(v.unknown(), false), v.transform(isYes));

/** A yes or no; anything else is refused, because the outcome would be unknown. */
export const verdict = v.pipe(
  v.unknown(),
  v.check((value) => isYes(value) || isNo(value), 'neither yes nor no'),
  v.transform(isYes),
);

/** A number as its digits; exponents are refused. */
const digits = v.pipe(v.number(), v.finite(), v.transform(String), v.excludes('e'));

/** A non-empty text without invisible characters; numbers become their digits. */
export const text = v.pipe(v.union([v.string(), digits]), v.transform(cleanText), v.minLength(1));

export const name = v.pipe(
  text,
  v.transform((words) => cutText(words, maxNameLength)),
);

/** An identifier, code or address, which must not be cut. */
export const reference = v.pipe(text, v.maxLength(maxReferenceLength));

export const taxrate = v.pipe(number, v.minValue(0), v.maxValue(100));

/** `DD.MM.YYYY`. */
export const day = v.pipe(text, v.regex(/^\d{2}\.\d{2}\.\d{4}$/));

export const clock = v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** An optional field: invalid values count as absent. */
export function orAbsent<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined);
}

/** When a stored response arrived, in epoch ms; added by the service worker where it responds itself. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** A message of the server for the visitor; absent if there is none. */
export const message = v.pipe(v.optional(v.unknown()), v.transform(visitorMessage));

/** Invalid entries are logged and left out. Frozen, since the store would otherwise freeze each field. */
export function list<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const read: T[] = [];
      for (const candidate of entries) {
        const result = v.safeParse(entry, candidate);
        if (result.success) read.push(result.output);
        else console.warn(`dropped a bad entry of ${name}: ${v.summarize(result.issues)}`);
      }
      Object.freeze(read);
      return read;
    }),
  );
}

export function optionalList<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  return v.fallback(list(entry, name), () => []);
}
