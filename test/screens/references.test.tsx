import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, disturb, requestsTo } from '@test/support/server';

const showCall = 'show/getShowDetailData';
const movieCall = 'movie/getMovieDetailData';

/** The calls of the app itself; the tests ask by id. */
const asked = () =>
  requestsTo(showCall).filter(({ query }) => query['showidentifier'] ?? query['showid'] === '302');

describe('an answer that names itself otherwise than its address (R9)', () => {
  it.each([null, undefined, 'Metropolis-2026-04-16', 7])(
    'is the show that was asked for: %j',
    async (urlIdentifier) => {
      const body = { ...((await answerOf(`${showCall}?showid=301`)) as object), urlIdentifier };
      disturb(showCall, { body });
      renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
      await heading('Metropolis');
      expect(asked()).toHaveLength(1);
    },
  );

  it.each([null, 'Metropolis'])('is the film that was asked for: %j', async (urlIdentifier) => {
    const answer = (await answerOf(`${movieCall}?movieid=1`)) as { movie: object };
    disturb(movieCall, { body: { ...answer, movie: { ...answer.movie, urlIdentifier } } });
    renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    await heading('Metropolis');
  });

  it('is not taken for the next one', async () => {
    const body = { ...((await answerOf(`${showCall}?showid=301`)) as object), urlIdentifier: null };
    disturb(showCall, { body, times: 1 });
    renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
    await heading('Metropolis');
    window.history.pushState(null, '', paths.show.to({ idOrIdentifier: 302 }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading(/Nosferatu/);
    expect(asked()).toHaveLength(2);
  });
});

describe('a market with a name of its own', () => {
  it('has the same name on its page and in the cart', async () => {
    const body = { ...((await answerOf(`${showCall}?showid=501`)) as object), showName: 'Nachtflohmarkt' };
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
