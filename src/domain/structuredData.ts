import type { Event, ItemAvailability, Movie as MovieThing, Offer, ScreeningEvent } from 'schema-dts';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { settings } from '@/shared/config/settings';
import { unavailability } from '@/domain/availability';
import { fitsCalendar } from '@/domain/calendarEntry';
import { kindOf, scarcity } from '@/domain/cards';
import { isoTime, isoWithOffset, startOf, viennaDay } from '@/domain/dates';
import type { Movie, Product, Show } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { moviePath, showPath } from '@/domain/links';
import { eurosFromCents } from '@/shared/text/money';
import { offeredProducts, ticketPrice } from '@/domain/selection';
import { moviePicture, showName, showPicture } from '@/domain/showNames';
import { viennaClock } from '@/domain/viennaClock';
import { mediaAddress } from '@/shared/text/webAddress';

/** As many shows of a list are described: more than fit a screen, few enough to be worked out within a frame or two. */
export const mostDescribed = 100;

type Known<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

type Context = {
  /** Where the shop stands, e.g. `https://shop.example`. */
  origin: string;
  /** Epoch ms. */
  now: number;
};

/** Without what nobody knows, for which the vocabulary has no word. */
function known<Fields extends object>(fields: Fields): Known<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Known<Fields>;
}

function imageOf(path: string | undefined, origin: string): string | undefined {
  return path && mediaAddress(path, settings.VITE_MEDIA_BASE_URL, origin);
}

/** The backend's end, as exact as the start is; none is guessed, and one before the start, or in 2099, is none. */
function endDate(show: Show, isDay: boolean): string | undefined {
  const start = startOf(show);
  const end = isoTime(show.dateEndISO);
  if (start === undefined || end === undefined || end <= start) return undefined;
  // The midnight at which a day ends belongs to it.
  const date = viennaDay(isDay ? end - 1 : end);
  return isoWithOffset({ date, time: isDay ? undefined : viennaClock(end).toISOString().slice(11, 16) });
}

/** `undefined` where there is nothing to buy here: what a stall or ticket costs on the spot, nobody said. */
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

/** The spots of a market without a price of its own. Breakfast is no spot: only what is of the first one's type is. */
function spotsOf(show: Show, products: Product[]): Product[] {
  const kind = kindOf(show);
  if (kind !== 'flohmarkt' && kind !== 'automarkt') return [];
  const choices = products.filter(
    ({ mandatory, productOrderType }) => !mandatory && productOrderType === 'product',
  );
  return choices.filter(({ productType }) => productType === choices[0]?.productType);
}

type Priced = { name?: string; price: Cents };

/** What one pays at least: the ticket or each spot, with all that goes with every booking. */
function pricesOf(show: Show): Priced[] {
  const products = offeredProducts({ ...show, productPackages: [] });
  const fees = products.reduce((sum, { mandatory, price }) => (mandatory ? sum + price : sum), 0);
  const own = ticketPrice(show);
  if (own > 0) return [{ price: own + fees }];
  // A price of 0 is one that nobody knows: no film and no spot is said to be free.
  return spotsOf(show, products)
    .filter(({ price }) => price > 0)
    .map(({ productName, price }) => ({ name: productName, price: price + fees }));
}

function offers(show: Show, { origin, now }: Context): Offer[] | undefined {
  const state = availability(show, now);
  if (!state) return undefined;
  const found = pricesOf(show)
    .filter(({ price }) => price > 0)
    .map(({ name, price }): Offer => ({
      '@type': 'Offer',
      ...known({ name }),
      price: eurosFromCents(price).toFixed(2),
      priceCurrency: 'EUR',
      availability: state,
      url: origin + showPath(show),
    }));
  return found.length > 0 ? found : undefined;
}

/** Who plays in a film is a line of text to the backend, which nobody can cut into names. */
function workPresented(movie: Movie, show: Show, origin: string): MovieThing {
  const path = moviePath(show);
  return {
    '@type': 'Movie',
    name: movie.movieName,
    ...known({ image: imageOf(moviePicture(movie), origin), url: path && origin + path }),
  };
}

/**
 * A film's show or a market's date in words that search engines understand (requirements, "Search engines"), with
 * prices in euros as "12.50" and the start on Vienna's clocks. `undefined` for what has no real date, is over or closed
 * at `now`. What the backend did not say is left out: an end, a place's address, the moment at which a sale begins, and
 * an offer whose price is not known. Ratings are never part of it.
 */
export function describedShow(show: Show, context: Context): ScreeningEvent | Event | undefined {
  const startDate = isoWithOffset(show);
  if (startDate === undefined || !fitsCalendar(show, context.now)) return undefined;
  const { origin } = context;
  const { movie, location } = show;
  const common = known({
    name: showName(show) || brand.name,
    url: origin + showPath(show),
    image: imageOf(showPicture(show), origin),
    startDate,
    endDate: endDate(show, !startDate.includes('T')),
    eventStatus: 'https://schema.org/EventScheduled' as const,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location: location === undefined ? undefined : { '@type': 'Place' as const, name: location },
    organizer: { '@type': 'Organization' as const, name: brand.name, url: origin + paths.home.to() },
    offers: offers(show, context),
  });
  if (!movie) return { '@type': 'Event', ...common };
  return { '@type': 'ScreeningEvent', ...common, workPresented: workPresented(movie, show, origin) };
}

/** The first `mostDescribed` shows of a list that can be described, in its order, each once. */
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
