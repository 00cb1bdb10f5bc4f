import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { departures } from '@test/support/departures';
import { unfitText } from '@test/support/look';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { disturb } from '@test/support/server';

const movie = { movieId: 1, movieName: 'Metropolis', price: 12.5 };
const filmShow = { showId: 301, date: '16.04.2026', movie };
const market = { showId: 501, date: '19.04.2026', event: { eventId: 12, eventName: 'Metropolis' } };

it.each([
  [paths.program.to(), 'show/getCurrentShows', { dataEntries: [filmShow] }],
  [paths.flohmarktProgram.to(), 'show/getCurrentShows', { dataEntries: [market] }],
  [paths.show.to({ idOrIdentifier: 301 }), 'show/getShowDetailData', filmShow],
  [paths.flohmarktEvent.to({ idOrIdentifier: 501 }), 'show/getShowDetailData', market],
  [paths.movie.to({ movieIdentifier: 'metropolis' }), 'movie/getMovieDetailData', { movie }],
  [paths.upcoming.to(), 'movie/getUpcomingMovies', { dataEntries: [filmShow] }],
])('%s stands with nothing but what an answer needs (R9)', async (address, call, body) => {
  disturb(call, { body });
  const { store } = renderApp(address);
  await screen.findAllByText('Metropolis');
  await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(unfitText()).toBeUndefined();
});

it('an order that comes without its number is paid like any other (R9)', async () => {
  const address = 'https://pay.example/';
  disturb(saveOrderCall, { body: { success: true, payment_checkoutUrl: address } });
  const { user } = await readyToOrder();
  await user.click(orderButton());
  await waitFor(() => expect(departures).toEqual([address]));
  expect(unfitText()).toBeUndefined();
});

it.each(['NaN', 'undefined', 'null'])(
  'an order whose number says %s counts as one without (R9)',
  async (orderId) => {
    disturb('order/getOrderForStorno', { body: { orderHeadId: 7, stornoIdentifier: 'abc', orderId } });
    const { store } = renderApp(paths.storno.to({}, { stornoIdentifier: 'abc' }));
    await screen.findByRole('button', { name: /stornieren/ });
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(document.body).not.toHaveTextContent(orderId);
  },
);
