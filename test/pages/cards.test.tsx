import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { card, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, responseOf } from '@test/support/server';

type Wire = Record<string, unknown>;

type Link = [name: RegExp, target: string];

type Case = {
  state: string;
  wire: Wire;
  links: Link[];
  /** A disabled one. */
  button?: string;
  isReminded?: boolean;
  /** Scarcity or ribbon. */
  text?: string;
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

const marks = new Set([...Object.values(scarcity).flat(), ...Object.values(ribbons)]);

/** A show on sale with each scarcity and each ribbon. */
const marked = (onSale: Case, scarcities: string[]): Case[] => [
  ...scarcities.map((text, index) => ({
    ...onSale,
    state: `scarcity ${index + 1}`,
    wire: { ...onSale.wire, fomoStatus: index + 1 },
    text,
  })),
  ...Object.entries(ribbons).map(([ribbonType, text]) => ({
    ...onSale,
    state: `ribbon ${ribbonType}`,
    wire: { ...onSale.wire, ribbonType },
    text,
  })),
];

/** Lists a show of the database once for each case, with overridden fields. */
function listCases(showId: number, cases: Case[]): void {
  const database = currentDatabase();
  const show = database.shows.find((candidate) => candidate.showId === showId)!;
  database.shows = cases.map(({ wire }, index) => ({
    ...show,
    upcoming: true,
    wire: { showId: 9000 + index, fomoStatus: null, ribbonType: null, ...wire },
  }));
  database.movies.find(({ movieId }) => movieId === show.movieId)?.genres.push('kinder');
}

function expectCard(article: HTMLElement, each: Case): void {
  const { state, links, button, isReminded = false, text } = each;
  const card = within(article);
  const found = card.queryAllByRole('link');
  expect(
    found.map((link) => link.getAttribute('href')),
    state,
  ).toEqual(links.map(([, target]) => target));
  links.forEach(([name], index) => expect(found[index], state).toHaveAccessibleName(name));
  // The heart is not a buy button.
  const buttons = card.queryAllByRole('button').filter((shown) => !shown.hasAttribute('aria-pressed'));
  expect(
    buttons.map(({ firstChild }) => firstChild?.textContent),
    state,
  ).toEqual([button, isReminded && 'Vormerken'].filter(Boolean));
  for (const shown of buttons) {
    expect(shown.matches(':enabled'), state).toBe(shown.textContent === 'Vormerken: Metropolis');
  }
  const texts = [...article.querySelectorAll(':not(:has(*))')].map(({ textContent }) => textContent);
  expect(
    texts.filter((shown) => marks.has(shown)),
    state,
  ).toEqual(text ? [text] : []);
}

async function expectCards(address: string, showId: number, cases: Case[]): Promise<void> {
  listCases(showId, cases);
  renderApp(address);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(cases.length));
  for (const [index, each] of cases.entries()) {
    const id = (each.wire['showId'] as number | undefined) ?? 9000 + index;
    expectCard(document.getElementById(`show-${id}`)!, each);
  }
}

const remind: Case = {
  state: 'without a date',
  wire: undated,
  links: [[/^Metropolis$/, film]],
  isReminded: true,
};

const filmOnSale: Case = {
  state: 'on sale',
  wire: {},
  links: [[/^Tickets & Infos: Metropolis, Do., 16\.04\.2026/, '/show/metropolis-2026-04-16']],
};

const datedFilms: Case[] = [
  filmOnSale,
  {
    state: 'on sale, without an identifier',
    wire: { showId: 301, urlIdentifier: null },
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
    isReminded: true,
  },
  {
    state: 'sold out, without later shows',
    wire: { soldOut: 1, countFutureShowsForMovie: 0, fomoStatus: 1 },
    links: [[/^Metropolis$/, film]],
    button: 'Ausverkauft',
    isReminded: true,
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
  ...marked(filmOnSale, scarcity.tickets),
];

describe('cards of films in any state', () => {
  it('have the expected links, buttons, scarcity and ribbon', () =>
    expectCards(paths.program.to(), 301, [...datedFilms, remind]));
});

it('the card of a film has the short facts of its film below its time, beside the place', async () => {
  const wire = (movie: object, show: object = {}): Case => ({ ...filmOnSale, wire: { movie, ...show } });
  const place = 'Große Leinwand';
  const film = (await responseOf('show/getShowDetailData?showid=301')) as { movie: object };
  const facts = [
    [{ language: 'OmU', ageRating: 12 }, 'Große Leinwand · OmU · ab 12'],
    [{ language: 'Deutsch', ageRating: 'FSK 6 Jahre' }, 'Große Leinwand · Deutsch · FSK 6'],
    [{ ageRating: 'JMK 14' }, 'Große Leinwand · JMK 14'],
    [{ language: 'Stumm, mit deutschen Zwischentiteln', ageRating: 0 }, place],
    [{}, place],
  ] as const;
  const unknown = { language: null, ageRating: null };
  listCases(301, [
    ...facts.map(([known]) => wire({ ...film.movie, ...unknown, ...known })),
    wire({ ...film.movie, ...unknown, language: 'DF' }, { location: null }),
    wire({ ...film.movie, ...unknown }, { location: null }),
  ]);
  renderApp(paths.program.to());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(facts.length + 2));
  const shown = screen.getAllByRole('article').map((each) => each.querySelector('.show-venue')?.textContent);
  expect(shown).toEqual([...facts.map(([, text]) => text), 'DF', undefined]);
});

describe('cards of events in any state', () => {
  it.each([
    [paths.flohmarktProgram.to(), 501, 'Standplatz buchen', '/flohmarktprogramm-wien/'],
    [paths.automarkt.to(), 601, 'Verkaufsplatz buchen', '/automarkt/'],
    [paths.publicEvents.to(), 701, 'Ticket kaufen', '/veranstaltungen/'],
  ] as const)(
    'have the expected links, buttons, scarcity and ribbon on %s',
    async (address, showId, booking, prefix) => {
      const named = { urlIdentifier: 'ein-termin' };
      const onSale: Case = {
        state: 'on sale',
        wire: named,
        links: [[new RegExp(`^${booking}: `), `${prefix}ein-termin`]],
      };
      await expectCards(address, showId, [
        onSale,
        {
          ...onSale,
          state: 'on sale, without an identifier',
          wire: { showId, urlIdentifier: null },
          links: [[new RegExp(`^${booking}: `), `${prefix}${showId}`]],
        },
        {
          state: 'sold out',
          wire: { ...named, soldOut: 1, fomoStatus: 4, countFutureShowsForMovie: 3 },
          links: [[/./, `${prefix}ein-termin`]],
          button: 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich',
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
        ...marked(onSale, scarcity[booking]),
      ]);
    },
  );
});

it('a show that the response contains twice has two cards, without a picture with the first letter of its name', async () => {
  const database = currentDatabase();
  const show = database.shows.find(({ showId }) => showId === 301)!;
  database.shows = [show, { ...show }];
  for (const movie of database.movies) movie.imageName = '';
  renderApp(paths.program.to());
  await listed('Kinoprogramm');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(card('Metropolis').querySelector('[data-initial]')).toHaveAttribute('data-initial', 'M');
});
