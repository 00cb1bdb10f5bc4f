import { viennaDay } from '@/domain/dates';
import { shopNow } from '@/shared/browser/serverClock';

/** Today, till midnight, for a list of today's shows shows nothing else. */
const when = () => ({ date: viennaDay(shopNow()), time: '23:59' });

const movie = { movieId: 1, movieName: 'Film', price: 10, urlIdentifier: 'film' };
const drawn = { movieId: 2, movieName: 'Plakat', price: 10, imageName: 'bild.svg', urlIdentifier: 'plakat' };
const event = (eventType: string) => ({ eventId: 1, eventName: 'Markt', eventType, thumbImage: 'bild.svg' });
const product = { purchaseProductId: 1, productName: 'Beigabe', price: 5 };

/** Shows that have, between them, all that a card can have. */
function shows() {
  return [
    { showId: 1, ...when(), location: 'Ort', ribbonType: 'hot', fomoStatus: 1, movie },
    { showId: 2, ...when(), soldOut: true, countFutureShowsForMovie: 1, movie: drawn },
    {
      showId: 3,
      ...when(),
      location: 'Ort',
      ribbonType: 'hot',
      fomoStatus: 1,
      price: 10,
      event: event('flohmarkt'),
    },
    { showId: 4, ...when(), soldOut: true, event: event('publicevent') },
  ];
}

/**
 * An answer to a call, with what the first look at its page may have to dress: for the build, which asks no backend.
 * Only names of classes come of it, never a word.
 */
export function sampleAnswer(address: string): unknown {
  const all = shows();
  // Films and markets share pages: one stands for all that are asked for by name, the other for those by id.
  if (address.includes('getShowDetailData')) {
    return { ...all[address.includes('showid=') ? 2 : 0], products: [product] };
  }
  if (address.includes('paymentStatus')) return { paymentStatus: 'pending' };
  if (address.includes('getMovieDetailData')) return { movie, shows: all };
  const ofOneKind = /showtype=(\w+)/.exec(address)?.[1];
  const isMarket = ofOneKind !== undefined && ofOneKind !== 'kino';
  const dataEntries = isMarket ? all.filter((show) => 'event' in show) : all;
  return { dataEntries, publicEvents: [], genreEntries: [] };
}
