import * as v from 'valibot';
import { maxNameLength, maxReferenceLength } from '@/shared/config/constants';
import { centsFromEuros } from '@/shared/text/money';
import { cleanText, cutText } from '@/shared/text/text';
import { visitorMessage } from '@/shared/request/errors';

/** A finite number, also as text ("12.50", "12,50"); anything else is refused. */
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

/** A whole number from 0 that a number holds exactly: ids and counts. */
export const wholeNumber = v.pipe(number, v.safeInteger(), v.minValue(0));

/** Euros on the wire, integer cents inside; a million euros is no price of this shop. */
export const signedCents = v.pipe(
  number,
  v.minValue(-1_000_000),
  v.maxValue(1_000_000),
  v.transform(centsFromEuros),
);

/** A price that cannot be negative. */
export const cents = v.pipe(signedCents, v.minValue(0));

const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';
const isNo = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false';

/** `true`, 1, "1" and "true" are true; everything else, missing included, is false. */
export const flag = v.pipe(v.optional(v.unknown(), false), v.transform(isYes));

/** Whether the backend says yes or no; one that says neither does not fit, for nobody knows what happened. */
export const verdict = v.pipe(
  v.unknown(),
  v.check((value) => isYes(value) || isNo(value), 'neither yes nor no'),
  v.transform(isYes),
);

/** A number as its digits; one so large or small that it is written with an exponent is refused, for nobody reads it. */
const digits = v.pipe(v.number(), v.finite(), v.transform(String), v.excludes('e'));

/** One line of text, cleaned of invisible characters; numbers are taken as their digits. */
export const text = v.pipe(v.union([v.string(), digits]), v.transform(cleanText), v.minLength(1));

/** What something is called: at most 300 characters. */
export const name = v.pipe(
  text,
  v.transform((words) => cutText(words, maxNameLength)),
);

/** An identifier, code or address, which must not be cut. */
export const reference = v.pipe(text, v.maxLength(maxReferenceLength));

/** A tax rate in percent. */
export const taxrate = v.pipe(number, v.minValue(0), v.maxValue(100));

/** `DD.MM.YYYY`. */
export const day = v.pipe(text, v.regex(/^\d{2}\.\d{2}\.\d{4}$/));

/** `HH:MM`. */
export const clock = v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** What does not fit counts as absent: for optional fields, which never break a screen. */
export function orAbsent<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined);
}

/** When a stored answer came, in epoch ms: the service worker adds it where it answers in the backend's place. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** A message of the server for the visitor; absent where there is none. */
export const message = v.pipe(v.optional(v.unknown()), v.transform(visitorMessage));

/**
 * A list whose entries are read one by one: a bad one is dropped and reported, the rest stands. Frozen, for the store would
 * otherwise walk through every field of thousands of entries to do so.
 */
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

/** Like `list`, and a missing list is an empty one. */
export function optionalList<T>(entry: v.GenericSchema<unknown, T>, name: string) {
  return v.fallback(list(entry, name), () => []);
}
