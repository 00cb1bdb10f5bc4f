import { isAnyOf } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { fetchBlogs } from '@/features/blog/api';
import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { fetchUpcomingMovies } from '@/features/catalogue/moviesApi';
import { fetchShowDetail, fetchShows } from '@/features/catalogue/showsApi';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { recordedStore } from '@test/support/recordedStore';
import { disturb } from '@test/support/server';

/** The payload of the request's end, after a response without content. */
async function endOf(path: string, start: { type: string }, isEnd: ReturnType<typeof isAnyOf>) {
  disturb(path, { status: 204, times: 3 });
  const { store, seen } = recordedStore();
  store.dispatch(start);
  const { payload } = (await seen(isEnd)) as unknown as { payload: unknown };
  return payload;
}

describe('a response without content', () => {
  it('is an empty list', async () => {
    const isShows = isAnyOf(fetchShows.success, fetchShows.fail);
    expect(await endOf('show/getCurrentShows', fetchShows.start({}), isShows)).toEqual({
      dataEntries: [],
      publicEvents: [],
    });
    const isUpcoming = isAnyOf(fetchUpcomingMovies.success, fetchUpcomingMovies.fail);
    expect(await endOf('movie/getUpcomingMovies', fetchUpcomingMovies.start(), isUpcoming)).toEqual({
      dataEntries: [],
      genreEntries: [],
    });
    const isCards = isAnyOf(fetchGiftCards.success, fetchGiftCards.fail);
    expect(await endOf('voucher/getAvailableVouchers', fetchGiftCards.start(), isCards)).toEqual([]);
    const isBlogs = isAnyOf(fetchBlogs.success, fetchBlogs.fail);
    expect(await endOf('blog/getBlogs', fetchBlogs.start({}), isBlogs)).toEqual([]);
  });

  it('says nothing about a show or a payment', async () => {
    const isShow = isAnyOf(fetchShowDetail.success, fetchShowDetail.fail);
    const show = await endOf('show/getShowDetailData', fetchShowDetail.start({ id: 301 }), isShow);
    expect(show).toMatchObject({ kind: 'malformed' });
    const isPayment = isAnyOf(fetchPaymentStatus.success, fetchPaymentStatus.fail);
    const payment = await endOf('order/paymentStatus', fetchPaymentStatus.start('10001'), isPayment);
    expect(payment).toMatchObject({ kind: 'malformed' });
  });
});
