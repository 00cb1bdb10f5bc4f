import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { button, card, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';

type Wire = Record<string, unknown>;

type Link = [name: RegExp, target: string];

type Case = {
  state: string;
  wire: Wire;
  links: Link[];
  button?: string;
  isButtonUsable?: boolean;
  texts?: string[];
};

const film = '/kinoprogramm-wien/kinofilm/metropolis';

const undated = { date: '01.01.2099', time: null };

const scarcityOf = (many: string, one: string) => [
  `Weniger als 20 ${many} verfügbar`,
  `Weniger als 10 ${many} verfügbar`,
  `Weniger als 5 ${many} verfügbar`,
  `Nur noch 2 ${many} verfügbar`,
  `Nur noch 1 ${one} verfügbar`,
];

const scarcity = {
  tickets: scarcityOf('Tickets', 'Ticket'),
  'Standplatz buchen': scarcityOf('Standplätze', 'Standplatz'),
  'Verkaufsplatz buchen': scarcityOf('Verkaufsplätze', 'Verkaufsplatz'),
  'Ticket kaufen': scarcityOf('Tickets', 'Ticket'),
};

const ribbons = { hot: 'Hot', sale: 'Sale', outOfStock: 'Out of Stock' };

/** Keeps one show in the database, with overridden fields. */
function keepOne(showId: number, wire: Wire) {
  const database = currentDatabase();
  const show = database.shows.find((candidate) => candidate.showId === showId)!;
  Object.assign(show, { wire: { fomoStatus: null, ribbonType: null, ...wire }, upcoming: true });
  database.shows = [show];
  database.movies.find(({ movieId }) => movieId === show.movieId)?.genres.push('kinder');
}

async function expectCard({ links, button, isButtonUsable = false, texts = [] }: Case) {
  const card = within(await screen.findByRole('article'));
  const found = card.queryAllByRole('link');
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links.map(([, target]) => target));
  links.forEach(([name], index) => expect(found[index]).toHaveAccessibleName(name));
  // The heart is not a buy button.
  const buttons = card.queryAllByRole('button').filter((shown) => !shown.hasAttribute('aria-pressed'));
  expect(buttons.map(({ firstChild }) => firstChild?.textContent)).toEqual(button ? [button] : []);
  for (const shown of buttons) expect(shown.matches(':enabled')).toBe(isButtonUsable);
  for (const text of new Set([...Object.values(scarcity).flat(), ...Object.values(ribbons)])) {
    expect(card.queryAllByText(text)).toHaveLength(texts.includes(text) ? 1 : 0);
  }
}

const remind: Case = {
  state: 'without a date',
  wire: undated,
  links: [[/^Metropolis$/, film]],
  button: 'Vormerken',
  isButtonUsable: true,
};

const datedFilms: Case[] = [
  {
    state: 'on sale',
    wire: {},
    links: [[/^Tickets & Infos: Metropolis, Do., 16\.04\.2026/, '/show/metropolis-2026-04-16']],
  },
  {
    state: 'on sale, without an identifier',
    wire: { urlIdentifier: null },
    links: [[/^Tickets & Infos/, '/show/301']],
  },
  {
    state: 'on sale, the film’s page first',
    wire: { displayMoviePageBeforeShowDetail: 1 },
    links: [[/^Tickets & Infos/, film]],
  },
  {
    state: 'sold out, with later shows',
    wire: { soldOut: 'true', countFutureShowsForMovie: 2, fomoStatus: 5 },
    links: [[/^Weitere Termine: Metropolis/, film]],
    button: 'Ausverkauft',
  },
  {
    state: 'sold out, without later shows',
    wire: { soldOut: 1, countFutureShowsForMovie: 0, fomoStatus: 1 },
    links: [[/^Metropolis$/, film]],
    button: 'Ausverkauft',
  },
  {
    state: 'before its sale, with later shows',
    wire: { futureSales: true, countFutureShowsForMovie: 1 },
    links: [[/^Details zum Film: Metropolis/, film]],
  },
  {
    state: 'before its sale, without later shows',
    wire: { futureSales: 1, countFutureShowsForMovie: 0 },
    links: [[/^Metropolis$/, film]],
    button: 'Verkauf startet in Kürze',
  },
];

const filmLists = [
  paths.program.to(),
  paths.cinemaLanding.to(),
  paths.today.to(),
  paths.kidsProgram.to(),
  paths.upcoming.to(),
];

describe.each(filmLists)('a film’s card on %s', (address) => {
  const isToday = address === paths.today.to();
  it.each(isToday ? datedFilms : [...datedFilms, remind])(
    'has the expected links and buttons: $state',
    async (each) => {
      keepOne(301, each.wire);
      renderApp(address);
      await expectCard(each);
    },
  );

  it.each([1, 2, 3, 4, 5])('shows the scarcity of tickets: %i', async (fomoStatus) => {
    keepOne(301, { fomoStatus });
    renderApp(address);
    await expectCard({ ...datedFilms[0]!, texts: [scarcity.tickets[fomoStatus - 1]!] });
  });

  it.each(Object.entries(ribbons))('shows the ribbon %s', async (ribbonType, text) => {
    keepOne(301, { ribbonType });
    renderApp(address);
    await expectCard({ ...datedFilms[0]!, texts: [text] });
  });
});

const eventLists = [
  [paths.flohmarktProgram.to(), 501, 'Standplatz buchen', '/flohmarktprogramm-wien/'],
  [paths.flohmarkt.to(), 501, 'Standplatz buchen', '/flohmarktprogramm-wien/'],
  [paths.bookStall.to(), 501, 'Standplatz buchen', '/flohmarktprogramm-wien/'],
  [paths.flohmarktRegistration.to(), 501, 'Standplatz buchen', '/flohmarktprogramm-wien/'],
  [paths.automarkt.to(), 601, 'Verkaufsplatz buchen', '/automarkt/'],
  [paths.publicEvents.to(), 701, 'Ticket kaufen', '/veranstaltungen/'],
] as const;

describe.each(eventLists)('an event’s card on %s', (address, showId, booking, prefix) => {
  const named = { urlIdentifier: 'ein-termin' };
  const onSale: Case = {
    state: 'on sale',
    wire: named,
    links: [[new RegExp(`^${booking}: `), `${prefix}ein-termin`]],
  };
  const presaleStopped = 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich';
  const cases: Case[] = [
    onSale,
    {
      ...onSale,
      state: 'on sale, without an identifier',
      wire: { urlIdentifier: null },
      links: [[new RegExp(`^${booking}: `), `${prefix}${showId}`]],
    },
    {
      state: 'sold out',
      wire: { ...named, soldOut: 1, fomoStatus: 4, countFutureShowsForMovie: 3 },
      links: [[/./, `${prefix}ein-termin`]],
      button: presaleStopped,
    },
    ...[
      { id: 13, button: 'Standplatzverkauf nur Vorort' },
      { id: 174, button: 'GESCHLOSSEN' },
      { id: 175, button: 'GESCHLOSSEN' },
    ].map(({ id, button }) => ({
      state: `number ${id}`,
      wire: { showId: id, urlIdentifier: null },
      links: [[/./, `${prefix}${id}`]] as Link[],
      button,
    })),
  ];

  it.each(cases)('has the expected links and buttons: $state', async (each) => {
    keepOne(showId, each.wire);
    renderApp(address);
    await expectCard(each);
  });

  it.each([1, 2, 3, 4, 5])('shows the scarcity: %i', async (fomoStatus) => {
    keepOne(showId, { ...named, fomoStatus });
    renderApp(address);
    await expectCard({ ...onSale, texts: [scarcity[booking][fomoStatus - 1]!] });
  });

  it.each(Object.entries(ribbons))('shows the ribbon %s', async (ribbonType, text) => {
    keepOne(showId, { ...named, ribbonType });
    renderApp(address);
    await expectCard({ ...onSale, texts: [text] });
  });
});

const cinema = paths.program.to();

const flohmarkt = paths.flohmarktProgram.to();

function keepShows(...ids: number[]) {
  const database = currentDatabase();
  database.shows = database.shows.filter(({ showId }) => ids.includes(showId));
}

function keepFilm(slug: string) {
  const database = currentDatabase();
  const { movieId } = database.movies.find(({ urlIdentifier }) => urlIdentifier === slug)!;
  database.shows = database.shows.filter((show) => show.movieId === movieId);
}

describe('film cards', () => {
  it('link to tickets', async () => {
    keepFilm('metropolis');
    renderApp(cinema);
    await listed('Kinoprogramm');
    const link = within(card('Metropolis')).getByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    expect(link).toHaveAttribute('href', '/show/metropolis-2026-04-16');
  });

  it('link to the film first when the backend requires it', async () => {
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
    'of the sold-out film %s are marked, and offer later dates if there are any',
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

  it('before the sale link to the film when it has later shows', async () => {
    keepFilm('der-golem');
    renderApp(cinema);
    await listed('Kinoprogramm');
    const golem = within(card('Der Golem, wie er in die Welt kam'));
    expect(golem.getByRole('link', { name: /^Details zum Film/ })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/der-golem',
    );
  });

  it('before the sale of the only show are marked', async () => {
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
  ])('of %s with %i tickets left show the scarcity: %s', async (slug, left, text) => {
    keepFilm(slug);
    const [next] = currentDatabase().shows;
    currentDatabase().stock[next!.showId] = left;
    renderApp(cinema);
    await listed('Kinoprogramm');
    const shown = within(card('Der General')).queryByText(/Tickets? verfügbar/);
    expect(shown?.textContent).toBe(text);
  });

  it.each([
    ['hot', 'Hot'],
    ['sale', 'Sale'],
    ['outOfStock', 'Out of Stock'],
  ] as const)('show the ribbon %s as „%s“', async (ribbonType, text) => {
    keepFilm('der-general');
    for (const show of currentDatabase().shows) show.ribbonType = ribbonType;
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(within(card('Der General')).getByText(text)).toBeVisible();
  });
});

describe('any card', () => {
  it('is shown twice when the response contains its show twice', async () => {
    keepFilm('der-general');
    const database = currentDatabase();
    const [first] = database.shows;
    database.shows = [first!, { ...first! }];
    renderApp(cinema);
    await listed('Kinoprogramm');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('without a picture shows the first letter of its name', async () => {
    keepFilm('der-general');
    for (const movie of currentDatabase().movies) movie.imageName = '';
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
  ])('on %s link to the booking', async (address, showId, name, target) => {
    keepShows(showId);
    renderApp(address);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', target);
  });

  it.each([
    [13, 'Standplatzverkauf nur Vorort'],
    [174, 'GESCHLOSSEN'],
    [175, 'GESCHLOSSEN'],
    [504, 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'],
  ])('of show %i show „%s“ instead of a link to the booking', async (showId, text) => {
    keepShows(showId, 502);
    renderApp(flohmarkt);
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
  });
});
