import { clockOf, dateOf, dateTextOf, isoDayOf, isoOf } from './clock';
import { wireFlag, wirePrice } from './money';
import { laterShows, showTypeOf } from './database/programme';
import { fomoStatusOf, leftOf, productOf, stockKey } from './database/stock';
import {
  showFlags,
  type SandboxDatabase,
  type BlogRecord,
  type EventRecord,
  type MovieRecord,
  type ProductRecord,
  type ShowRecord,
} from './database/types';

const pictures = '/sandbox/bilder';

/** `id` and `purchaseProductId` differ on purpose, as in the real backend. */
export function wireProduct(product: ProductRecord, count = product.mandatory ? 1 : 0) {
  const { slug, price, mandatory, isSpot: _, ...rest } = product;
  return {
    ...rest,
    id: product.purchaseProductId + 5000,
    price: wirePrice(price, product.purchaseProductId),
    mandatory: wireFlag(mandatory, product.purchaseProductId),
    productImagePath: `${pictures}/produkt/${slug}.svg`,
    count,
  };
}

export function wireMovie(movie: MovieRecord) {
  const { price, genres: _, ...rest } = movie;
  return {
    ...rest,
    imagePath: `${pictures}/film/`,
    headerImagePath: `${pictures}/kopf/${movie.urlIdentifier}.svg`,
    price: wirePrice(price, movie.movieId),
  };
}

function wireEvent({ slug, ...event }: EventRecord) {
  return {
    ...event,
    thumbImage: `${pictures}/markt/${slug}.svg`,
    headerImage: `${pictures}/kopf/${slug}.svg`,
  };
}

export function wireBlog(blog: BlogRecord) {
  return { ...blog, imagePath: `${pictures}/kopf/${blog.urlIdentifier}.svg` };
}

/** Products of a show that are in stock. */
function productsOf(database: SandboxDatabase, show: ShowRecord): ProductRecord[] {
  return show.productIds.flatMap((id) => {
    const product = productOf(database, show, id);
    return product && database.stock[stockKey(show.showId, id)] !== 0 ? [product] : [];
  });
}

function availability(database: SandboxDatabase, show: ShowRecord) {
  const left = leftOf(database, show);
  const fomoStatus = fomoStatusOf(left);
  const flags = { ...show, soldOut: left <= 0 };
  return {
    ...Object.fromEntries(showFlags.map((flag, index) => [flag, wireFlag(flags[flag], show.showId + index)])),
    ...(fomoStatus ? { fomoStatus } : {}),
    ...(show.ribbonType ? { ribbonType: show.ribbonType } : {}),
  };
}

/** A show in a list: films include mandatory products only, markets all products. */
export function wireShow(database: SandboxDatabase, show: ShowRecord) {
  const movie = database.movies.find(({ movieId }) => movieId === show.movieId);
  const event = database.events.find(({ eventId }) => eventId === show.eventId);
  const products = productsOf(database, show).filter(({ mandatory }) => mandatory || !movie);
  return {
    showId: show.showId,
    date: dateOf(show.start),
    dateString: dateTextOf(show.start),
    time: clockOf(show.start),
    location: show.location,
    timeSlot: show.timeSlot,
    showName: show.showName ?? movie?.movieName,
    showType: showTypeOf(database, show),
    ...(movie
      ? {
          movie: wireMovie({ ...movie, price: show.price ?? movie.price }),
          movieUrlIdentifier: movie.urlIdentifier,
        }
      : {}),
    ...(event ? { event: wireEvent(event), price: wirePrice(show.price ?? 0, show.showId) } : {}),
    products: products.map((product) => wireProduct(product)),
    ...availability(database, show),
    urlIdentifier: show.urlIdentifier ?? null,
    countFutureShowsForMovie: laterShows(database, show),
    ...show.wire,
  };
}

export function wireShowDetail(database: SandboxDatabase, show: ShowRecord) {
  const available = productsOf(database, show);
  const packages = show.packages.map(({ packageName, contents }) => ({
    packageName,
    products: contents.flatMap(({ purchaseProductId, count }) => {
      const product = available.find((candidate) => candidate.purchaseProductId === purchaseProductId);
      return product ? [wireProduct(product, count)] : [];
    }),
  }));
  return {
    ...wireShow(database, show),
    showKey: `${show.showId}-${isoDayOf(show.start)}`,
    dateISO: isoOf(show.start),
    dateEndISO: isoOf(show.end),
    products: available.map((product) => wireProduct(product)),
    productPackages: packages,
    ...show.wire,
  };
}
