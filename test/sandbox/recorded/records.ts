import * as v from 'valibot';
import { kindOf } from '../../../src/domain/cards';
import { isoTime, startOf } from '../../../src/domain/dates';
import type { MarketEvent, Movie, Product, Show, ShowDetail } from '../../../src/domain/entities';
import { offeredProducts, ownPrice } from '../../../src/domain/offeredProducts';
import { product, showDetail, upcomingShow } from '../../../src/features/catalogue/entitySchemas';
import { unwrapped } from '../../../src/shared/api/fields';
import { placeholderTime } from '../clock';
import { stockKey } from '../database/stock';
import {
  showFlags,
  type EventRecord,
  type MovieRecord,
  type ProductRecord,
  type SandboxDatabase,
  type ShowRecord,
  type usualFlags,
} from '../database/types';
import { bodyOf, calls, keyOf, type Entries } from './entries';
import type { Playback } from './play';

type Records = Pick<SandboxDatabase, 'movies' | 'events' | 'products' | 'shows' | 'stock'> &
  Partial<Pick<SandboxDatabase, 'giftCards'>>;

const longestShow = 24 * 60 * 60_000;

/** The entries that the shop can read. */
function readable<T>(schema: v.GenericSchema<unknown, T>, values: unknown[]): T[] {
  return values.flatMap((value) => {
    const result = v.safeParse(schema, value);
    return result.success ? [result.output] : [];
  });
}

/** The first of each id. */
function unique<T>(records: T[], idOf: (record: T) => number): T[] {
  return [...new Map(records.toReversed().map((record) => [idOf(record), record])).values()];
}

function movieRecord(movie: Movie): MovieRecord {
  const { urlIdentifier = '', imageName = '', description = '', actors = '', producer = '' } = movie;
  const { movieId, movieName, price, imagePath: _, headerImagePath: __, ...facts } = movie;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...{ movieId, movieName, price, urlIdentifier, imageName, description, actors, producer, genres: [] },
  };
}

/** The drawing that a recording of the sandbox names; a real backend has its own pictures. */
const slugOf = (picture = '') => /([^/]+)\.svg$/.exec(picture)?.[1] ?? '';

function eventRecord({
  eventId,
  eventName,
  eventType,
  description = '',
  thumbImage,
}: MarketEvent): EventRecord {
  return { eventId, eventName, eventType, description, slug: slugOf(thumbImage) };
}

function productRecord(sold: Product): ProductRecord {
  const { purchaseProductId, productName, price, mandatory, productOrderType, sortPosition } = sold;
  const { description, discountPurchaseProductId } = sold;
  return {
    purchaseProductId,
    productName,
    price,
    mandatory,
    productOrderType,
    sortPosition,
    taxrate: sold.taxrate ?? 0,
    productType: sold.productType ?? '',
    productCateogry: sold.productCateogry ?? '',
    slug: slugOf(sold.productImagePath),
    isSpot: false,
    ...(description === undefined ? {} : { description }),
    ...(discountPurchaseProductId === undefined ? {} : { discountPurchaseProductId }),
  };
}

function showRecord(show: ShowDetail): ShowRecord {
  const start = startOf(show) ?? placeholderTime();
  const end = isoTime(show.dateEndISO) ?? 0;
  const ownProducts = offeredProducts(show).map(productRecord);
  const { showId, showName, ribbonType, urlIdentifier } = show;
  return {
    showId,
    start,
    // The shop knows when a show is over; here it must be on sale until then.
    end: end > start ? end : start + longestShow,
    kind: kindOf(show),
    ...(show.movie ? { movieId: show.movie.movieId } : {}),
    ...(show.event ? { eventId: show.event.eventId } : {}),
    ...(showName === undefined ? {} : { showName }),
    location: show.location ?? '',
    timeSlot: show.timeSlot ?? '',
    price: ownPrice(show),
    productIds: ownProducts.map(({ purchaseProductId }) => purchaseProductId),
    ownProducts,
    packages: [],
    listed: true,
    ...(Object.fromEntries(showFlags.map((flag) => [flag, show[flag]])) as typeof usualFlags),
    ...(ribbonType === undefined ? {} : { ribbonType }),
    ...(urlIdentifier === undefined ? {} : { urlIdentifier }),
  };
}

/** Missing pieces are unlimited (`database.stock`). */
function stockOf(shows: Show[]): Record<string, number> {
  return Object.fromEntries(
    shows.filter(({ soldOut }) => soldOut).map(({ showId }) => [stockKey(showId), 0]),
  );
}

/** Records of what the shop reads when the recording is played: a show's prices are those of its detail. */
export function recordsOf({ listed, announced, detailed }: Entries, respond: Playback['respond']): Records {
  const entries = [...listed, ...announced, ...detailed];
  const ids = new Set(entries.flatMap(({ showId }) => keyOf(showId) ?? []));
  const read = (call: string, query: Record<string, string>) => {
    const found = respond(call, query);
    return found && bodyOf(found);
  };
  const details = [...ids].map((showid) => read(calls.showDetail, { showid }));
  const shows = readable(showDetail, details);
  const described = [...shows, ...readable(upcomingShow, announced)];
  const records = shows.map(showRecord);
  const giftCards = unwrapped(read(calls.giftCards, {})?.['products']);
  return {
    movies: unique(described.flatMap(({ movie = [] }) => movie).map(movieRecord), ({ movieId }) => movieId),
    events: unique(described.flatMap(({ event = [] }) => event).map(eventRecord), ({ eventId }) => eventId),
    products: unique(
      records.flatMap(({ ownProducts = [] }) => ownProducts),
      ({ purchaseProductId }) => purchaseProductId,
    ),
    shows: records,
    stock: stockOf(shows),
    ...(Array.isArray(giftCards) ? { giftCards: readable(product, giftCards).map(productRecord) } : {}),
  };
}
