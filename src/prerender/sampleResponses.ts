import { viennaDay } from '@/domain/dates';
import { shopNow } from '@/shared/browser/serverClock';

/** Today until midnight, so that the list of today's shows contains it. */
const when = () => ({ date: viennaDay(shopNow()), time: '23:59' });

/** With a picture: the drawing that replaces a missing one has the same size, and its rules would be on every page. */
const movie = { movieId: 1, movieName: 'Film', price: 10, imageName: 'bild.svg', urlIdentifier: 'film' };
const event = (eventType: string) => ({ eventId: 1, eventName: 'Markt', eventType, thumbImage: 'bild.svg' });
const popular = { location: 'Ort', ribbonType: 'hot', fomoStatus: 1 };
const product = { purchaseProductId: 1, productName: 'Beigabe', price: 5 };

function shows() {
  return [
    { showId: 1, ...when(), ...popular, movie },
    { showId: 2, ...when(), soldOut: true, countFutureShowsForMovie: 1, movie: { ...movie, movieId: 2 } },
    { showId: 3, ...when(), ...popular, price: 10, event: event('flohmarkt') },
    { showId: 4, ...when(), soldOut: true, event: event('publicevent') },
  ];
}

/** The build has no backend. Only class names of the result are used, for critical CSS. */
export function sampleResponse(address: string): unknown {
  const all = shows();
  // Movies and events share pages: requests by name return a movie, requests by id an event.
  if (address.includes('getShowDetailData')) {
    return { ...all[address.includes('showid=') ? 2 : 0], products: [product] };
  }
  if (address.includes('paymentStatus')) return { paymentStatus: 'pending' };
  if (address.includes('getMovieDetailData')) return { movie, shows: all };
  const kind = /showtype=(\w+)/.exec(address)?.[1];
  const isMarket = kind !== undefined && kind !== 'kino';
  const dataEntries = isMarket ? all.filter((show) => 'event' in show) : all;
  return { dataEntries, publicEvents: [], genreEntries: [] };
}
