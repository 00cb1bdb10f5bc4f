import { readFurtherDates } from '../../../src/features/booking/further/furtherDatesSlice';
import { readOtherDates } from '../../../src/features/booking/otherDates/otherDatesSlice';
import { readLinkedCart } from '../../../src/features/cart/link/linkedCartSlice';
import {
  fetchMovie,
  fetchShowDetail,
  movieResponse,
  showResponse,
  discountResponse,
  fetchDiscountProducts,
} from '../../../src/features/catalogue/detailApi';
import {
  fetchUpcomingMovies,
  subscribeReminder,
  upcomingResponse,
  fetchShows,
  showsResponse,
} from '../../../src/features/catalogue/api';
import { checkPrices } from '../../../src/features/checkout/form/priceCheckApi';
import { checkTicketShow } from '../../../src/features/checkout/ordersApi';
import { success } from '../../../src/shared/api/success';
import { discountBody, reminderBody } from '../requests';
import { sentBy, type Call } from './call';

const linkedCart = { shows: [{ showId: 301, count: 1, selection: {} }], giftCards: { 401: 1 } };

/** Shows, films and what their products earn. */
export const programmeCalls = {
  shows: {
    method: 'GET',
    path: 'show/getCurrentShows',
    section: 'Shows',
    summary: 'The programme, all of it or of one kind',
    query: {
      s1: { description: 'Always `fetch`.', required: true },
      showtype: { description: '`kino`, `flohmarkt`, `automarkt` or `publicevent`.' },
      moviegenre: { description: 'A genre as `genreEntries` spells it.' },
      prebooking: { description: '`1` includes shows that are not public yet.' },
    },
    response: showsResponse,
    isList: true,
    example: { query: { s1: 'fetch', showtype: 'kino' } },
    requests: [sentBy(fetchShows, () => ({ showtype: 'kino' as const }))],
    asked: [
      { s1: 'fetch' },
      { s1: 'fetch', showtype: 'kino' },
      { s1: 'fetch', showtype: 'kino', moviegenre: 'kinder' },
      { s1: 'fetch', showtype: 'flohmarkt' },
      { s1: 'fetch', showtype: 'automarkt' },
      { s1: 'fetch', showtype: 'publicevent' },
      { s1: 'fetch', prebooking: '1' },
    ],
  },
  show: {
    method: 'GET',
    path: 'show/getShowDetailData',
    section: 'Shows',
    summary: 'One show with its products; without film and event it does not exist',
    query: {
      showid: { description: 'At least one of the two; both if both are known.', isNumber: true },
      showidentifier: { description: 'The `urlIdentifier` of the show.' },
    },
    response: showResponse,
    example: { query: { showid: '301' } },
    requests: [
      sentBy(fetchShowDetail, () => ({ id: 301 })),
      sentBy(checkPrices, () => ({ showIds: [301], withGiftCards: true })),
      sentBy(checkTicketShow, () => 301),
      sentBy(readLinkedCart, () => linkedCart),
      sentBy(readOtherDates, () => linkedCart),
      sentBy(readFurtherDates, () => ({ ...linkedCart, giftCards: {} })),
    ],
  },
  movie: {
    method: 'GET',
    path: 'movie/getMovieDetailData',
    section: 'Films',
    summary: 'One film and its shows',
    query: {
      movieid: { description: 'At least one of the two; both if both are known.', isNumber: true },
      movieidentifier: { description: 'The `urlIdentifier` of the film.' },
    },
    response: movieResponse,
    example: { query: { movieidentifier: 'metropolis' } },
    requests: [sentBy(fetchMovie, () => ({ identifier: 'metropolis' }))],
  },
  upcoming: {
    method: 'GET',
    path: 'movie/getUpcomingMovies',
    section: 'Films',
    summary: 'Announced films, and the genres for reminders',
    response: upcomingResponse,
    isList: true,
    example: {},
    requests: [sentBy(fetchUpcomingMovies, () => null)],
    asked: [{}],
  },
  reminder: {
    method: 'POST',
    path: 'movie/saveNewsletterMovieReminder',
    section: 'Films',
    summary: 'Subscribes an e-mail address to films or genres',
    body: reminderBody,
    response: success,
    example: { body: { email: 'ada@example.com', movieIds: [1] } },
    requests: [sentBy(subscribeReminder, () => ({ email: 'ada@example.com', movieIds: [1] }))],
  },
  discount: {
    method: 'POST',
    path: 'product/getDiscountProduct',
    section: 'Discounts',
    summary: 'The discount that chosen products earn',
    body: discountBody,
    response: discountResponse,
    example: { body: { purchaseProductId: 190, purchaseProducts: [{ purchaseProductId: 102, count: 2 }] } },
    requests: [
      sentBy(fetchDiscountProducts, () => ({
        showId: 301,
        purchaseProductIds: [190],
        purchaseProducts: [{ purchaseProductId: 102, count: 2 }],
      })),
    ],
  },
} satisfies Record<string, Call>;
