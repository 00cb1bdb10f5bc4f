import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, focusedHeading, heading, mainLinks, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const call = 'movie/getMovieDetailData';
const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });
const robots = () => document.head.querySelector('meta[name=robots]');
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
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
    expect(document.title).toMatch(/^Film nicht gefunden/);
    expect(robots()).toHaveAttribute('content', 'noindex');
  });

  it('of which a proxy knows nothing is not unknown: it can be tried again', async () => {
    disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
    const { user } = renderApp(metropolis);
    await heading('Dieser Film ist gerade nicht zu erreichen');
    expect(robots()).toBeNull();
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });

  it('that cannot be read can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(metropolis);
    await heading('Dieser Film ist gerade nicht zu erreichen');
    expect(document.title).toMatch(/^Dieser Film ist gerade nicht zu erreichen/);
    expect(robots()).toBeNull();
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });
});

describe('the dates of a film', () => {
  it.each([
    ['nosferatu', 'Nosferatu – Eine Symphonie des Grauens'],
    ['der-golem', 'Der Golem, wie er in die Welt kam'],
    ['frau-im-mond', 'Frau im Mond'],
  ])('of %s lead to shows, never back to the film', async (slug, name) => {
    renderApp(filmAt(slug));
    await heading(name);
    expect(mainLinks()).not.toEqual([]);
    for (const link of mainLinks()) expect(link.getAttribute('href')).toMatch(/^\/show\//);
  });

  it('without a day can be remembered', async () => {
    const { user } = renderApp(filmAt('die-nibelungen'));
    await heading('Die Nibelungen');
    expect(screen.getByRole('region', { name: 'Termin folgt' })).toBeVisible();
    await user.click(button('Vormerken: Die Nibelungen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    expect(dialog.getByRole('checkbox', { name: 'Die Nibelungen' })).toBeChecked();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentWorld().reminders).toHaveLength(1);
  });

  it('lose their dialog when the page is left', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 381 }));
    await user.click(await screen.findByRole('link', { name: 'Details zum Film' }));
    await user.click(await screen.findByRole('button', { name: 'Vormerken: Die Nibelungen' }));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await screen.findByText('Der Termin steht noch nicht fest.');
    act(() => window.history.forward());
    await screen.findByRole('button', { name: 'Vormerken: Die Nibelungen', hidden: true });
    expect(screen.queryByRole('dialog')).toBeNull();
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
    await focusedHeading('Flohmarktkalender');
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
