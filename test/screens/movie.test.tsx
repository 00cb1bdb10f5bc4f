import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';

const call = 'movie/getMovieDetailData';
const metropolis = paths.movie.to({ movieIdentifier: 'metropolis' });

describe('a film', () => {
  it.each([metropolis, paths.movieByName.to({ name: 'metropolis' })])(
    'at %s has all its dates',
    async (address) => {
      renderApp(address);
      await heading('Metropolis');
      expect(requestsTo(call).map(({ query }) => query)).toEqual([{ movieidentifier: 'metropolis' }]);
      expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
      expect(
        screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ }).length,
      ).toBeGreaterThanOrEqual(3);
      expect(screen.getByRole('region', { name: 'Donnerstag, 16. April 2026' })).toBeVisible();
    },
  );

  it('that nobody knows says so, without a retry', async () => {
    renderApp(paths.movie.to({ movieIdentifier: 'gibts-nicht' }));
    await heading('Film nicht gefunden');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toBeVisible();
  });

  it('that cannot be read can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(metropolis);
    await heading('Dieser Film ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });
});

describe('other addresses', () => {
  it('unknown ones keep their name, say so and are not for search engines', async () => {
    renderApp('/gibt/es/nicht');
    await heading('Seite nicht gefunden');
    expect(window.location.pathname).toBe('/gibt/es/nicht');
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('lead from home into both worlds', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    await user.click(screen.getByRole('link', { name: 'Zum Flohmarktkalender' }));
    const title = await heading('Flohmarktkalender');
    expect(title).toHaveFocus();
    expect(document.documentElement.dataset['bsTheme']).toBe('light');
    expect(document.title).toContain('Flohmarktkalender');
  });

  it('offer one more car for show 233', async () => {
    const { user } = renderApp(paths.extraCar.to());
    await heading('Weiteres Auto hinzufügen');
    await user.click(screen.getByRole('link', { name: 'Zur Vorstellung' }));
    await heading('Acht Lichter über Wien');
  });
});
