import type {
  Event,
  ItemAvailability,
  Movie as MovieThing,
  Offer,
  Organization,
  Place,
  ScreeningEvent,
} from 'schema-dts';
import { brand } from '@/shop/brand';
import { ownerFacts, type OwnerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { settings } from '@/shared/config/settings';
import { unavailability } from '@/domain/availability';
import { isPublished } from '@/domain/calendarEntry';
import { kindOf, scarcity } from '@/domain/cards';
import { endsWithDay, isoWithOffset, statedEnd, viennaDay } from '@/domain/dates';
import { lowestPrice } from '@/domain/entryPrices';
import type { Movie, Show } from '@/domain/entities';
import { moviePath, showPath } from '@/domain/links';
import { eurosFromCents } from '@/shared/text/money';
import { moviePicture, showName, showPicture } from '@/domain/showNames';
import { placeData } from '@/domain/venueData';
import { venueOf } from '@/domain/venues';
import { viennaClock } from '@/domain/viennaClock';
import { mediaAddress } from '@/shared/text/webAddress';

/** More shows than fit a screen, few enough to be computed within one or two frames. */
export const mostDescribed = 100;

type Known<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

type Context = {
  origin: string;
  /** Epoch ms. */
  now: number;
  facts?: OwnerFacts;
};

function known<Fields extends object>(fields: Fields): Known<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Known<Fields>;
}

function imageOf(path: string | undefined, origin: string): string | undefined {
  return path && mediaAddress(path, settings.VITE_MEDIA_BASE_URL, origin);
}

/** Without a time if the start or the end has none. */
function endDate(show: Show): string | undefined {
  const end = statedEnd(show);
  if (end === undefined) return undefined;
  const isDay = endsWithDay(show);
  // A whole day ends at midnight, which belongs to the next day.
  const date = viennaDay(isDay ? end - 1 : end);
  return isoWithOffset({ date, time: isDay ? undefined : viennaClock(end).toISOString().slice(11, 16) });
}

const eventStatus = {
  scheduled: 'https://schema.org/EventScheduled',
  changed: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** `undefined` if nothing is sold online: the price on site is unknown. */
function availability(show: Show, now: number): ItemAvailability | undefined {
  switch (unavailability(show, now)) {
    case undefined:
      return scarcity(show) ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
    case 'soldOut':
      return 'https://schema.org/SoldOut';
    case 'futureSales':
      return 'https://schema.org/PreOrder';
    default:
      return undefined;
  }
}

/** One offer, at the lowest price for which one visitor can come: cards and pages name its parts. */
function offers(show: Show, { origin, now }: Context): Offer | undefined {
  const state = availability(show, now);
  const lowest = lowestPrice(show);
  if (!state || !lowest) return undefined;
  return {
    '@type': 'Offer',
    price: eurosFromCents(lowest.price + lowest.perBooking).toFixed(2),
    priceCurrency: 'EUR',
    availability: state,
    url: origin + showPath(show),
  };
}

/** Search engines expect codes. „OmU“ and the like name no language that is certain. */
const languageCodes = new Map(
  Object.entries({
    deutsch: 'de',
    englisch: 'en',
    französisch: 'fr',
    italienisch: 'it',
    spanisch: 'es',
  }),
);

/** What is known of a film, for search engines. */
function filmFacts({ runningTime, ageRating, language, genre }: Movie) {
  return known({
    duration: runningTime === undefined ? undefined : `PT${runningTime}M`,
    contentRating: ageRating,
    inLanguage: language && languageCodes.get(language.toLowerCase()),
    genre,
  });
}

/** The cast is omitted: the backend sends it as one line of text. */
function workPresented(movie: Movie, show: Show, origin: string): MovieThing {
  const path = moviePath(show);
  return {
    '@type': 'Movie',
    name: movie.movieName,
    ...known({ image: imageOf(moviePicture(movie), origin), url: path && origin + path }),
    ...filmFacts(movie),
  };
}

/** `undefined` if neither the name nor the address is known. */
function placeOf(show: Show, facts: OwnerFacts): Exclude<Place, string> | undefined {
  const place = { ...known({ name: show.location }), ...placeData(venueOf(show, facts)) };
  return Object.keys(place).length > 0 ? { '@type': 'Place', ...place } : undefined;
}

function organizerOf(
  show: Show,
  origin: string,
  { marketsRunBy }: OwnerFacts,
): Exclude<Organization, string> {
  return marketsRunBy !== undefined && kindOf(show) === 'flohmarkt'
    ? { '@type': 'Organization', name: marketsRunBy }
    : { '@type': 'Organization', name: brand.name, url: origin + paths.home.to() };
}

/**
 * The structured data of a show (requirements, "Search engines"), with prices in euros as "12.50" and the start in
 * Vienna time. `undefined` if the show has no real date, is over or closed at `now`. Unknown facts are omitted: end,
 * address, start of sales, offers without a price. Ratings are never included.
 */
export function describedShow(show: Show, context: Context): ScreeningEvent | Event | undefined {
  const startDate = isoWithOffset(show);
  if (startDate === undefined || !isPublished(show, context.now)) return undefined;
  const { origin, facts = ownerFacts } = context;
  const { movie } = show;
  const common = known({
    name: showName(show) || brand.name,
    url: origin + showPath(show),
    image: imageOf(showPicture(show), origin),
    startDate,
    endDate: endDate(show),
    eventStatus: eventStatus[show.announced ?? 'scheduled'],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location: placeOf(show, facts),
    organizer: organizerOf(show, origin, facts),
    offers: offers(show, context),
  });
  if (!movie) return { '@type': 'Event', ...common };
  return { '@type': 'ScreeningEvent', ...common, workPresented: workPresented(movie, show, origin) };
}

/** The first `mostDescribed` shows of a list that have structured data, in its order, each once. */
export function describedShows(shows: readonly Show[], context: Context): (ScreeningEvent | Event)[] {
  const seen = new Set<number>();
  const found: (ScreeningEvent | Event)[] = [];
  for (const show of shows) {
    if (found.length === mostDescribed) break;
    if (seen.has(show.showId)) continue;
    seen.add(show.showId);
    const described = describedShow(show, context);
    if (described) found.push(described);
  }
  return found;
}
