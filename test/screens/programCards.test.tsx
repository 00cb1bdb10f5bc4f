import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, card, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld } from '@test/support/server';

const cinema = paths.program.to();
const flohmarkt = paths.flohmarktProgram.to();

function keepShows(...ids: number[]) {
  const world = currentWorld();
  world.shows = world.shows.filter(({ showId }) => ids.includes(showId));
}

function keepFilm(slug: string) {
  const world = currentWorld();
  const { movieId } = world.movies.find(({ urlIdentifier }) => urlIdentifier === slug)!;
  world.shows = world.shows.filter((show) => show.movieId === movieId);
}

describe('film cards', () => {
  it('lead to tickets', async () => {
    keepFilm('metropolis');
    renderApp(cinema);
    await listed('Kinoprogramm');
    const link = within(card('Metropolis')).getByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    expect(link).toHaveAttribute('href', '/show/metropolis-2026-04-16');
  });

  it('lead to the film first where the backend wants it', async () => {
    keepFilm('frau-im-mond');
    renderApp(cinema);
    await listed('Kinoprogramm');
    const [first] = screen.getAllByRole('link', { name: /^Tickets & Infos: Frau im Mond/ });
    expect(first).toHaveAttribute('href', '/kinoprogramm-wien/kinofilm/frau-im-mond');
  });

  it.each([
    ['nosferatu', 'Nosferatu – Eine Symphonie des Grauens', true],
    ['das-phantom-der-oper', 'Das Phantom der Oper', false],
  ])(
    'of a sold-out %s say so, and offer later dates where there are some',
    async (slug, name, laterDates) => {
      keepFilm(slug);
      renderApp(cinema);
      await listed('Kinoprogramm');
      const soldOut = within(card(name));
      expect(soldOut.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
      const later = soldOut.queryByRole('link', { name: /^Weitere Termine/ });
      expect(later?.getAttribute('href')).toBe(
        laterDates ? `/kinoprogramm-wien/kinofilm/${slug}` : undefined,
      );
    },
  );

  it('before the sale lead to the film if it is shown later too', async () => {
    keepFilm('der-golem');
    renderApp(cinema);
    await listed('Kinoprogramm');
    const golem = within(card('Der Golem, wie er in die Welt kam'));
    expect(golem.getByRole('link', { name: /^Details zum Film/ })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/der-golem',
    );
  });

  it('before the sale of the only show say so', async () => {
    keepFilm('cafe-elektric');
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(button('Verkauf startet in Kürze')).toBeDisabled();
  });

  it.each([
    ['der-general', 15, 'Weniger als 20 Tickets verfügbar'],
    ['der-general', 8, 'Weniger als 10 Tickets verfügbar'],
    ['der-general', 4, 'Weniger als 5 Tickets verfügbar'],
    ['der-general', 2, 'Nur noch 2 Tickets verfügbar'],
    ['der-general', 1, 'Nur noch 1 Ticket verfügbar'],
    ['der-general', 0, undefined],
    ['der-general', 20, undefined],
  ])('of %s with %i tickets left show the scarcity', async (slug, left, text) => {
    keepFilm(slug);
    const [next] = currentWorld().shows;
    currentWorld().stock[next!.showId] = left;
    renderApp(cinema);
    await listed('Kinoprogramm');
    const shown = within(card('Der General')).queryByText(/Tickets? verfügbar/);
    expect(shown?.textContent).toBe(text);
  });

  it.each([
    ['hot', 'Hot'],
    ['sale', 'Sale'],
    ['outOfStock', 'Out of Stock'],
  ] as const)('wear the ribbon %s as „%s“', async (ribbonType, text) => {
    keepFilm('der-general');
    for (const show of currentWorld().shows) show.ribbonType = ribbonType;
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(within(card('Der General')).getByText(text)).toBeVisible();
  });
});

describe('any card', () => {
  it('may stand twice in the answer', async () => {
    keepFilm('der-general');
    const world = currentWorld();
    const [first] = world.shows;
    world.shows = [first!, { ...first! }];
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('without a picture shows the first letter of its name', async () => {
    keepFilm('der-general');
    for (const movie of currentWorld().movies) movie.imageName = '';
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(card('Der General').querySelector('[data-initial]')).toHaveAttribute('data-initial', 'D');
  });
});

describe('event cards', () => {
  it.each([
    [
      flohmarkt,
      501,
      /^Standplatz buchen: Flohmarkt Wien/,
      '/flohmarktprogramm-wien/flohmarkt-wien-2026-04-19',
    ],
    [
      paths.automarkt.to(),
      601,
      /^Verkaufsplatz buchen: Automarkt Wien/,
      '/automarkt/automarkt-wien-2026-04-18',
    ],
  ])('on %s lead to the booking', async (address, showId, name, target) => {
    keepShows(showId);
    renderApp(address);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', target);
  });

  it.each([
    [13, 'Standplatzverkauf nur Vorort'],
    [174, 'GESCHLOSSEN'],
    [175, 'GESCHLOSSEN'],
    [504, 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'],
  ])('of show %i say „%s“ instead', async (showId, text) => {
    keepShows(showId, 502);
    renderApp(flohmarkt);
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
  });
});
