import * as v from 'valibot';
import { accountAnswer, sessionAnswer } from '../../src/features/account/api';
import { blogsAnswer } from '../../src/features/blog/api';
import { giftCardsAnswer, voucherAnswer } from '../../src/features/cart/vouchersApi';
import { movieAnswer } from '../../src/features/catalogue/detailApi';
import { upcomingAnswer } from '../../src/features/catalogue/moviesApi';
import { discountAnswer } from '../../src/features/catalogue/productsApi';
import { showAnswer } from '../../src/features/catalogue/detailApi';
import { showsAnswer } from '../../src/features/catalogue/showsApi';
import { orderAnswer, paymentAnswer, stornoAnswer } from '../../src/features/checkout/ordersApi';
import { success } from '../../src/shared/api/success';
import {
  applicationBody,
  discountBody,
  feedbackBody,
  loginBody,
  logoutBody,
  orderBody,
  registerBody,
  reminderBody,
  voucherBody,
} from './requests';

export type Call = {
  method: 'GET' | 'POST';
  /** Below the base path. */
  path: string;
  /** The heading in `docs/backend.md`, "Calls". */
  section: string;
  summary: string;
  query?: Record<string, { description: string; required?: boolean; isNumber?: boolean }>;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
  /** Whether the answer is a list, so that a 204 is an empty one. */
  isList?: boolean;
};

/** Every call of the shop (backend, "Calls"). */
export const calls = {
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
    answer: showsAnswer,
    isList: true,
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
    answer: showAnswer,
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
    answer: movieAnswer,
  },
  upcoming: {
    method: 'GET',
    path: 'movie/getUpcomingMovies',
    section: 'Films',
    summary: 'Announced films, and the genres for reminders',
    answer: upcomingAnswer,
    isList: true,
  },
  reminder: {
    method: 'POST',
    path: 'movie/saveNewsletterMovieReminder',
    section: 'Films',
    summary: 'Subscribes an e-mail address to films or genres',
    body: reminderBody,
    answer: success,
  },
  discount: {
    method: 'POST',
    path: 'product/getDiscountProduct',
    section: 'Discounts',
    summary: 'The discount that chosen products earn',
    body: discountBody,
    answer: discountAnswer,
  },
  voucher: {
    method: 'POST',
    path: 'voucher/validateVoucher',
    section: 'Vouchers',
    summary: 'Validates a code for a cart',
    body: voucherBody,
    answer: voucherAnswer,
  },
  giftCards: {
    method: 'GET',
    path: 'voucher/getAvailableVouchers',
    section: 'Vouchers',
    summary: 'The gift cards on sale',
    answer: giftCardsAnswer,
    isList: true,
  },
  order: {
    method: 'POST',
    path: 'order/saveOrder',
    section: 'Orders',
    summary: 'Places an order',
    body: orderBody,
    answer: orderAnswer,
  },
  payment: {
    method: 'GET',
    path: 'order/paymentStatus',
    section: 'Orders',
    summary: 'Whether an order is paid',
    query: { orderid: { description: 'The `orderId` of the order.', required: true } },
    answer: paymentAnswer,
  },
  storno: {
    method: 'GET',
    path: 'order/getOrderForStorno',
    section: 'Cancellations',
    summary: 'The order of a cancellation link',
    query: { stornoIdentifier: { description: 'From the link.', required: true } },
    answer: stornoAnswer,
  },
  cancel: {
    method: 'GET',
    path: 'order/orderStorno',
    section: 'Cancellations',
    summary: 'Cancels an order. Changes state although it is a GET: never repeated, prefetched or cached',
    query: { orderHeadId: { description: 'From `getOrderForStorno`.', required: true, isNumber: true } },
    answer: success,
  },
  feedback: {
    method: 'POST',
    path: 'feedback/saveCustomerFeedbackForm',
    section: 'Feedback and applications',
    summary: 'Saves feedback; any truthy answer means success',
    body: feedbackBody,
    answer: v.unknown(),
  },
  application: {
    method: 'POST',
    path: 'feedback/saveJobApplicationForm',
    section: 'Feedback and applications',
    summary: 'Saves a job application',
    body: applicationBody,
    answer: success,
  },
  blogs: {
    method: 'GET',
    path: 'blog/getBlogs',
    section: 'Blog',
    summary: 'Articles, all or of one blog',
    query: { blogtype: { description: '`kino` or `flohmarkt`.' } },
    answer: blogsAnswer,
    isList: true,
  },
  login: {
    method: 'POST',
    path: 'auth/login',
    section: 'Account',
    summary: 'Signs in; sets the session cookie',
    body: loginBody,
    answer: accountAnswer,
  },
  register: {
    method: 'POST',
    path: 'auth/register',
    section: 'Account',
    summary: 'Registers; sets the session cookie',
    body: registerBody,
    answer: accountAnswer,
  },
  session: {
    method: 'GET',
    path: 'auth/session',
    section: 'Account',
    summary: 'Who is signed in',
    answer: sessionAnswer,
  },
  logout: {
    method: 'POST',
    path: 'auth/logout',
    section: 'Account',
    summary: 'Signs out',
    body: logoutBody,
    answer: success,
  },
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export const allCalls: [CallName, Call][] = Object.entries(calls) as [CallName, Call][];
