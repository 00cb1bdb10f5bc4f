import * as v from 'valibot';
import { isPlaceholderDate } from '@/domain/dates';
import type { EventType, MarketEvent, Movie, Product, Show, ShowDetail } from '@/domain/entities';
import { maxFilmFactLength, maxRunningTime } from '@/shop/constants';
import {
  cents,
  flag,
  isBlank,
  minorList,
  name,
  number,
  optionalList,
  orAbsent,
  orBlank,
  plainText,
  reference,
  signedCents,
  taxrate,
  text,
  wholeNumber,
} from '@/shared/api/fields';
import { dayFromWire, momentFromWire, timeFromWire } from '@/domain/wireDates';
import { withAnnounced } from './announced';

function readBy(read: (written: string) => string | undefined, message: string) {
  return v.pipe(text, v.transform(read), v.string(message));
}

/** A day in Vienna; becomes `DD.MM.YYYY`. */
export const day = readBy(dayFromWire, 'no day');

/** A time of day in Vienna; becomes `HH:MM`. */
export const timeOfDay = readBy(timeFromWire, 'no time of day');

/** A date and time; becomes ISO 8601. */
export const moment = readBy(momentFromWire, 'no date and time');

/** Words for a line of facts; markup and mere punctuation are refused. */
const factText = v.pipe(plainText, v.maxLength(maxFilmFactLength), v.regex(/^[^<>]*\p{L}[^<>]*$/u));

const minutes = v.pipe(wholeNumber, v.minValue(1), v.maxValue(maxRunningTime));

/** „ab 12 Jahren“ as „12“, „FSK 12 Jahre“ as „FSK 12“. 0 alone may also mean that none is set, and words may be anything. */
const ageRating = v.pipe(
  text,
  v.regex(/^(?!0|ab 0)(?:(?:FSK|JMK) ?)?(?:ab )?(?:1?\d|2[01])(?: Jahren?)?$/i),
  v.transform((written) => written.replace(/ab | Jahren?/gi, '')),
);

const movieFields = {
  movieId: wholeNumber,
  movieName: name,
  imagePath: orAbsent(reference),
  imageName: orAbsent(reference),
  headerImagePath: orAbsent(reference),
  description: orAbsent(plainText),
  actors: orAbsent(plainText),
  producer: orAbsent(plainText),
  runningTime: orAbsent(minutes),
  ageRating: orAbsent(ageRating),
  language: orAbsent(factText),
  genre: orAbsent(factText),
  urlIdentifier: orAbsent(reference),
  // Names optional fields too, which the type of the schema would not miss.
} satisfies Record<Exclude<keyof Movie, 'price'>, unknown>;

export const movie: v.GenericSchema<unknown, Movie> = v.object({ ...movieFields, price: cents });

/** A film without shows is not sold, so its price is optional. */
export const unsoldMovie: v.GenericSchema<unknown, Movie> = v.object({
  ...movieFields,
  price: v.fallback(cents, 0),
});

export const eventType = v.pipe(
  v.optional(v.unknown(), 'flohmarkt'),
  v.transform((value): EventType => (value === 'automarkt' || value === 'publicevent' ? value : 'flohmarkt')),
);

export const marketEvent: v.GenericSchema<unknown, MarketEvent> = v.object({
  eventId: wholeNumber,
  eventName: name,
  eventType,
  thumbImage: orAbsent(reference),
  headerImage: orAbsent(reference),
  /** HTML */
  description: orAbsent(text),
} satisfies Record<keyof MarketEvent, unknown>);

export const product: v.GenericSchema<unknown, Product> = v.pipe(
  v.object({
    id: orAbsent(wholeNumber),
    purchaseProductId: wholeNumber,
    productName: name,
    description: orAbsent(plainText),
    price: signedCents,
    taxrate: orAbsent(taxrate),
    mandatory: flag,
    productOrderType: v.fallback(v.picklist(['product', 'option']), 'product'),
    productType: orAbsent(reference),
    productImagePath: orAbsent(reference),
    discountPurchaseProductId: orAbsent(wholeNumber),
    productCateogry: orAbsent(plainText),
    sortPosition: v.fallback(number, 0),
    count: v.fallback(wholeNumber, 0),
  } satisfies Record<keyof Product, unknown>),
  v.transform((entry) => ({ ...entry, id: entry.id ?? entry.purchaseProductId })),
);

/** A missing price is 0 for a show of an event (backend, "Shows"); an invalid price is an error. */
const showPrice = v.optional(
  v.pipe(
    orBlank(cents),
    v.transform((price) => price ?? 0),
  ),
  0,
);

/** True where it is missing (backend, "Shows"). */
export const publicAvailable = v.pipe(
  v.optional(v.unknown(), true),
  v.transform((value) => (isBlank(value) ? true : value)),
  flag,
);

const fomoStatus = v.pipe(wholeNumber, v.picklist([1, 2, 3, 4, 5]));

function showFields(movieSchema: v.GenericSchema<unknown, Movie>) {
  return {
    showId: wholeNumber,
    date: day,
    dateString: orAbsent(plainText),
    time: orAbsent(timeOfDay),
    dateISO: orAbsent(moment),
    dateEndISO: orAbsent(moment),
    location: orAbsent(name),
    timeSlot: orAbsent(plainText),
    showName: orAbsent(name),
    showType: orAbsent(text),
    showKey: orAbsent(reference),
    movie: orBlank(movieSchema),
    event: orBlank(marketEvent),
    // A list shows its cards without prices; where they are sold, nothing that must be booked may be missing.
    products: minorList(product, 'products'),
    price: showPrice,
    publicAvailable,
    upcoming: flag,
    soldOut: flag,
    futureSales: flag,
    fomoStatus: orAbsent(fomoStatus),
    ribbonType: orAbsent(v.picklist(['hot', 'sale', 'outOfStock'])),
    urlIdentifier: orAbsent(reference),
    displayMoviePageBeforeShowDetail: flag,
    movieUrlIdentifier: orAbsent(reference),
    countFutureShowsForMovie: v.fallback(wholeNumber, 0),
  } satisfies Record<Exclude<keyof Show, 'announced'>, unknown>;
}

function listEntry(movieSchema: v.GenericSchema<unknown, Movie>): v.GenericSchema<unknown, Show> {
  return v.pipe(
    v.object(showFields(movieSchema)),
    v.check((entry) => Boolean(entry.movie ?? entry.event), 'neither movie nor event'),
    v.transform(withAnnounced),
  );
}

const datedShow = listEntry(movie);

/** An announced film is not sold yet, so its price is optional. */
export const upcomingShow = listEntry(unsoldMovie);

const anyDate = v.object({ date: day });

function hasNoDate(entry: unknown): boolean {
  const read = v.safeParse(anyDate, entry);
  return read.success && isPlaceholderDate(read.output.date);
}

/** A list entry has a film or an event. */
export const show = v.lazy((entry) => (hasNoDate(entry) ? upcomingShow : datedShow));

export const productPackage = v.object({
  packageName: orAbsent(name),
  products: optionalList(product, 'productPackages.products'),
});

export const showDetail: v.GenericSchema<unknown, ShowDetail> = v.pipe(
  v.object({
    ...showFields(movie),
    products: optionalList(product, 'products'),
    productPackages: optionalList(productPackage, 'productPackages'),
  }),
  v.check((entry) => Boolean(entry.movie ?? entry.event), 'neither movie nor event'),
  v.transform(withAnnounced),
);
