import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { button, heading, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo, responseOf } from '@test/support/server';

describe('responses with little content', () => {
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
  ])('%s renders with a minimal response (requirements R9)', async (address, call, body) => {
    disturb(call, { body });
    const { store } = renderApp(address);
    await screen.findAllByText('Metropolis');
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(unfitText()).toBeUndefined();
  });

  it.each(['NaN', 'undefined', 'null'])(
    'an order with the number %s is treated as one without a number (requirements R9)',
    async (orderId) => {
      disturb('order/getOrderForStorno', { body: { orderHeadId: 7, stornoIdentifier: 'abc', orderId } });
      const { store } = renderApp(paths.storno.to({}, { stornoIdentifier: 'abc' }));
      await screen.findByRole('button', { name: /stornieren/ });
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      expect(document.body).not.toHaveTextContent(orderId);
    },
  );
});

const showCall = 'show/getShowDetailData';

const movieCall = 'movie/getMovieDetailData';

/** Requests of the app; those of the test use an id. */
const requested = () =>
  requestsTo(showCall).filter(({ query }) => query['showidentifier'] ?? query['showid'] === '302');

describe('a response with another id than its address (requirements R9)', () => {
  it.each([null, undefined, 'Metropolis-2026-04-16', 7])(
    'is treated as the requested show: %j',
    async (urlIdentifier) => {
      const body = { ...((await responseOf(`${showCall}?showid=301`)) as object), urlIdentifier };
      disturb(showCall, { body });
      renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
      await heading('Metropolis');
      expect(requested()).toHaveLength(1);
    },
  );

  it.each([null, 'Metropolis'])('is treated as the requested film: %j', async (urlIdentifier) => {
    const response = (await responseOf(`${movieCall}?movieid=1`)) as { movie: object };
    disturb(movieCall, { body: { ...response, movie: { ...response.movie, urlIdentifier } } });
    renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    await heading('Metropolis');
  });

  it('is not used for the next one', async () => {
    const body = { ...((await responseOf(`${showCall}?showid=301`)) as object), urlIdentifier: null };
    disturb(showCall, { body, times: 1 });
    renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
    await heading('Metropolis');
    window.history.pushState(null, '', paths.show.to({ idOrIdentifier: 302 }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading(/Nosferatu/);
    expect(requested()).toHaveLength(2);
  });
});

describe('a market with a name of its own', () => {
  it('has the same name on its page and in the cart', async () => {
    const body = { ...((await responseOf(`${showCall}?showid=501`)) as object), showName: 'Nachtflohmarkt' };
    disturb(showCall, { body });
    const { user } = renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await heading('Nachtflohmarkt');
    await user.click(button('Menge erhöhen: Standplatz PKW'));
    await user.click(button('Standplatz buchen'));
    await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.getByRole('rowheader', { name: /Nachtflohmarkt/ })).toBeVisible();
  });
});
