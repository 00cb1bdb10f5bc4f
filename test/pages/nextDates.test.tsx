import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import '@/pages/ShowPage';
import { itemsAdded } from '@/features/cart/cartSlice';
import { filmTicket } from '@test/support/carts';
import { addButton, minus, plus } from '@test/support/showPage';
import { button, focusedHeading, heading } from '@test/support/screenQueries';
import {
  added,
  april,
  bookStall,
  car,
  date,
  dates,
  linesOf,
  may,
  showRecord,
} from '@test/support/otherDates';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';
import { otherDatesSlice } from '@/features/booking/otherDates/otherDatesSlice';

const listCall = 'show/getCurrentShows';
const detailCall = 'show/getShowDetailData';

const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });
const marketAt = (idOrIdentifier: number) => paths.event.to({ idOrIdentifier });

/** Links of a section's dates. */
async function datesOf(title: string) {
  const section = within(await screen.findByRole('region', { name: title }));
  return within(await section.findByRole('list')).getAllByRole('link');
}

function description(showId: number) {
  const { shows, movies } = currentDatabase();
  const { movieId } = shows.find((show) => show.showId === showId)!;
  return screen.getByText(movies.find((movie) => movie.movieId === movieId)!.description);
}

function expectOrder(...elements: Element[]) {
  for (const [index, element] of elements.slice(1).entries()) {
    const position = elements[index]!.compareDocumentPosition(element);
    expect(Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
  }
}

describe('the next dates of a film', () => {
  it('are listed on the page of each show, by date, without itself, and link to the page of that date', async () => {
    const { user } = renderApp(showAt(301));
    const links = await datesOf('Weitere Termine');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Fr\., 24\.04\.2026, 20:30\sUhrGroße Leinwandab €\s12,50 pro Ticket/),
      expect.stringMatching(/^So\., 10\.05\.2026, 20:30\sUhrGroße Leinwandab €\s12,50 pro Ticket/),
    ]);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    expect(requestsTo(listCall).map(({ query }) => query)).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
    expect(screen.queryByRole('region', { name: 'Das läuft als Nächstes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle Termine des Films' })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/metropolis',
    );
    await user.click(links[1]!);
    expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
    await focusedHeading('Metropolis');
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('are at most six, never those that are over, and show their availability', async () => {
    const { shows, stock } = currentDatabase();
    const template = showRecord(308);
    for (let day = 1; day <= 8; day += 1) {
      const start = template.start + day * 86_400_000;
      shows.push({ ...template, showId: 9000 + day, start, end: start + 7_200_000 });
    }
    Object.assign(stock, { 308: 0, 9001: 4 });
    renderApp(showAt(301));
    const links = await datesOf('Weitere Termine');
    expect(links).toHaveLength(6);
    expect(links[0]).toHaveTextContent(/Ausverkauft$/);
    expect(links[1]).toHaveTextContent(/Weniger als 5 Tickets verfügbar$/);
    expect(links[5]).toHaveTextContent(/^Mi\., 29\.04\.2026/);
  });

  it('are offered in place of a removed show, and need no request when the programme was loaded before', async () => {
    keepShows(301, 308, 322);
    const { user } = renderApp(paths.program.to());
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== 301);
    await user.click(tickets!);
    await heading('Vorstellung nicht gefunden');
    const links = await datesOf('Weitere Termine');
    expect(links[0]).toHaveTextContent(/^MetropolisFr\., 24\.04\.2026/);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
    await user.click(links[0]!);
    await heading('Metropolis');
    await datesOf('Weitere Termine');
    expect(requestsTo(listCall)).toHaveLength(1);
  });
});

describe('a show’s page', () => {
  it('lists other dates or the next shows right below the reason why it cannot be bought', async () => {
    const past = currentDatabase().shows.find(({ end }) => end < Date.now())!;
    renderApp(showAt(324));
    await heading('Der Student von Prag');
    const links = await datesOf('Das läuft als Nächstes');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveTextContent(/^MetropolisDo\., 16\.04\.2026/);
    for (const link of links) expect(link).not.toHaveTextContent(/Ausverkauft|Verkauf startet/);
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
    visit(showAt(307));
    const soldOut = await screen.findByText('Ausverkauft', { selector: 'p' });
    expectOrder(soldOut, (await datesOf('Das läuft als Nächstes'))[0]!, description(307));
    visit(showAt(past.showId));
    const isOver = await screen.findByText('Dieser Termin ist schon vorbei.');
    const [other] = await datesOf('Weitere Termine');
    expect(other).toHaveTextContent(/^Di\., 21\.04\.2026/);
    expectOrder(isOver, other!, description(past.showId));
  });

  it('of a film that is sold out on every date lists other shows too', async () => {
    const { shows, stock } = currentDatabase();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    renderApp(showAt(301));
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    const [next] = await datesOf('Das läuft als Nächstes');
    expect(next).toHaveTextContent(/^Orlacs Hände/);
  });

  it('in a programme without shows on sale still links to the list', async () => {
    currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId === 307);
    renderApp(showAt(307));
    await screen.findByText('Gerade ist kein anderer Termin eingetragen.');
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });

  it('of a market lists dates of the same market, and of an event that is held once the other events', async () => {
    renderApp(paths.cart.to());
    for (const [showId, path, all, first] of [
      [501, paths.flohmarktEvent, 'Zum Flohmarktkalender', /^So\., 26\.04\.2026, 5:30\sUhrMarktgelände/],
      [601, paths.automarktEvent, 'Zu den Automärkten', /^Sa\., 02\.05\.2026, 9:00\sUhrMarktgelände/],
    ] as const) {
      visit(path.to({ idOrIdentifier: showId }));
      const section = within(await screen.findByRole('region', { name: 'Weitere Termine' }));
      await section.findByRole('link', { name: first });
      const links = await datesOf('Weitere Termine');
      expect(links[0]).toHaveTextContent(first);
      for (const link of links) {
        expect(link.getAttribute('href')?.split('/')[1]).toBe(path.pattern.split('/')[1]);
      }
      expect(section.getByRole('link', { name: all })).toBeVisible();
    }
    visit(paths.publicEvent.to({ idOrIdentifier: 703 }));
    const [first, ...others] = await datesOf('Das läuft als Nächstes');
    expect(first).toHaveTextContent(/^Oldtimertreffen unter der Leinwand/);
    expect(others).toHaveLength(2);
    expect(others[1]).toHaveTextContent(/Mi\., 13\.05\.2026, 9:00\sUhr bis Freitag, 15\.05\./);
  });

  it('for an unknown show links to the next shows, and without lists to the programme only', async () => {
    keepShows(301, 303, 304, 305, 306, 308, 309, 310);
    const { user } = renderApp(paths.showNotFound.to());
    await heading('Vorstellung nicht gefunden');
    expect(screen.queryByRole('region', { name: 'Das läuft als Nächstes' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Kinoprogramm' }));
    await screen.findAllByRole('article');
    window.history.back();
    expect(await datesOf('Das läuft als Nächstes')).toHaveLength(6);
  });
});

describe('next dates that fail to load', () => {
  it('do not affect the page, leave no loading flag when the visitor leaves, are reported and can be retried', async () => {
    disturb(listCall, { never: true, times: 1 });
    const { user, store } = renderApp(showAt(301));
    await screen.findByText('Weitere Termine werden geladen …');
    expect(requestsTo(listCall)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});

    disturb(listCall, { status: 400, times: 1 });
    visit(showAt(301));
    await screen.findByText('Die weiteren Termine sind gerade nicht zu erreichen.');
    expect(button('In den Warenkorb')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Termine erneut laden'));
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Weitere Termine' })).toHaveFocus();
  });

  it('are reported as late after 10 s, and can be given up', async () => {
    disturb(listCall, { never: true });
    stopTime();
    renderApp(showAt(301));
    await flushPending();
    await flushPending();
    await passTime(10_100);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    button('Abbrechen').click();
    await flushPending();
    expect(screen.getByText('Die weiteren Termine wurden nicht geladen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Weitere Termine' })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

/** Show 505 and 506; show 504, on 10 May, is sold out. */
const laterInMay = /^auch am 17\.\sMai/;
const endOfMay = /^auch am 24\.\sMai/;
const aStall = [car, 1, 2500];

const noOtherDates = () => expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();

async function openMarket(showId: number, product = car) {
  visit(marketAt(showId));
  await screen.findByRole('button', { name: `Menge erhöhen: ${product}` });
  await waitFor(() => expect(addButton()).toBeVisible());
}

describe('after a stall was added to the cart', () => {
  it('the next dates of the market are offered, and one press or double click adds the same once, announces and marks it', async () => {
    const { user } = renderApp(marketAt(501));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await screen.findByRole('region', { name: 'Weitere Termine' });
    noOtherDates();
    fireEvent.click(plus(car));
    fireEvent.click(addButton());
    const offered = (await dates()).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '26.\u00a0April',
      '3.\u00a0Mai',
      '17.\u00a0Mai',
      '24.\u00a0Mai',
    ]);
    expect(offered[0]).toHaveAccessibleName('auch am 26.\u00a0April');

    (await date(april)).focus();
    await user.keyboard('{Enter}');
    expect(await added('26.\\sApril')).toHaveTextContent('€ 28,00.');
    expect(await added('26.\\sApril')).not.toHaveTextContent('Preis');
    expect(linesOf(502).sort()).toEqual(linesOf(501).sort());
    expect(linesOf(502)).toContainEqual(aStall);
    const done = await date(/26\.\sApril, liegt im Warenkorb$/);
    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(done).toHaveFocus();
    const reads = requestsTo(detailCall).filter(({ query }) => query['showid'] === '502');
    expect(reads).toHaveLength(1);

    const third = await date(may);
    act(() => {
      third.click();
      third.click();
    });
    await added('3.\\sMai');
    expect(linesOf(503)).toContainEqual(aStall);
    await user.click(await date(april));
    expect(linesOf(502)).toContainEqual(aStall);

    const release = deferResponses(detailCall);
    fireEvent.click(await date(laterInMay));
    fireEvent.click(await date(endOfMay));
    expect(await screen.findByText(/^17\.\sMai, 24\.\sMai wird dazugelegt/)).toBeVisible();
    release();
    await added('24.\\sMai');
    expect(linesOf(505)).toContainEqual(aStall);
    expect(linesOf(506)).toContainEqual(aStall);
  });

  it('a date that was added while it was loading is not added again, and a pending one is added after the page is left', async () => {
    const { user, store } = await bookStall();
    const release = deferResponses(detailCall);
    fireEvent.click(await date(april));
    act(() => {
      store.dispatch(itemsAdded([{ ...filmTicket, key: '502', showId: 502 }]));
    });
    release();
    await waitFor(() => expect(areaIn(store, otherDatesSlice).isLoading).toBe(false));
    expect(linesOf(502)).toHaveLength(1);

    const releaseNext = deferResponses(detailCall);
    fireEvent.click(await date(may));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(linesOf(503)).toEqual([]);
    releaseNext();
    await waitFor(() => expect(linesOf(503)).toContainEqual(aStall));
  });

  it('a date that is already in the cart is marked, and other dates get the last added selection', async () => {
    const { user } = await bookStall(502);
    await user.click(await date(may));
    await added('3.\\sMai');
    await user.click(screen.getByRole('link', { name: /26\.04\.2026|19\.04\.2026/ }));
    await screen.findByText(/^So\., 19\.04\.2026/, { selector: 'p' });
    await user.click(await screen.findByRole('button', { name: `Menge erhöhen: ${car}` }));
    await user.click(addButton());
    expect(await date(/26\.\sApril, liegt im Warenkorb$/)).toBeVisible();
    expect(await date(/3\.\sMai, liegt im Warenkorb$/)).toBeVisible();
    expect(await date(/17\.\sMai$/)).toHaveAttribute('aria-disabled', 'false');

    await user.click(plus('Standplatz Kombi'));
    await user.click(plus('Tisch mieten'));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    await user.click(await date(laterInMay));
    await added('17.\\sMai');
    expect(linesOf(505)).toEqual(
      expect.arrayContaining([
        ['Standplatz Kombi', 1, 3000],
        ['Tisch mieten', 2, 800],
      ]),
    );
    expect(linesOf(505)).not.toContainEqual(aStall);
  });

  it('later dates are offered too for a market without a stall and for car markets, but not for films', async () => {
    const { user } = renderApp(marketAt(501));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await user.click(addButton());
    await user.click(addButton());
    await user.click(await date(april));
    await added('26.\\sApril');
    expect(linesOf(502)).toEqual([
      ['Standplatz', 1, 0],
      ['Müllpauschale', 1, 300],
    ]);

    await openMarket(601, 'Verkaufsplatz PKW');
    await user.click(plus('Verkaufsplatz PKW'));
    await user.click(addButton());
    const carMarket = await date(/^auch am 2\.\sMai$/);
    expect((await dates()).getAllByRole('button')).toEqual([carMarket]);

    await openMarket(506);
    await user.click(plus(car));
    await user.click(addButton());
    await waitFor(() => expect(linesOf(506)).toContainEqual(aStall));
    await screen.findByRole('region', { name: 'Weitere Termine' });
    noOtherDates();
    expect(minus(car)).toBeVisible();

    visit(showAt(301));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    await user.click(addButton());
    await waitFor(() => expect(linesOf(301)).not.toEqual([]));
    await screen.findByRole('region', { name: 'Weitere Termine' });
    noOtherDates();
  });
});

describe('carrying over to another date', () => {
  const notAdded = (day: string) => screen.getByText(new RegExp(`^${day} ist nicht im Warenkorb`));

  it('announces a different price, names missing products, and adds nothing without the stall or the show', async () => {
    const { user } = await bookStall();
    const database = currentDatabase();
    showRecord(502).price = 500;
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent(
      /€ 33,00\. Der Preis ist an diesem Tag ein anderer, bisher waren es € 28,00\./,
    );

    await user.click(plus(car));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    database.stock['503|204'] = 0;
    await user.click(await date(may));
    expect(await added('3.\\sMai')).toHaveTextContent('fehlt: Tisch mieten.');
    expect(linesOf(503)).toContainEqual(aStall);
    expect(linesOf(503)).not.toContainEqual(['Tisch mieten', 1, 800]);

    database.stock['505|201'] = 0;
    await user.click(await date(laterInMay));
    await waitFor(() =>
      expect(notAdded('17\\.\\sMai')).toHaveTextContent('Deinen Platz gibt es an diesem Tag nicht.'),
    );
    expect(linesOf(505)).toEqual([]);
    const link = screen.getByRole('link', { name: 'Zu diesem Termin' });
    expect(link.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(await date(laterInMay)).toHaveAttribute('aria-disabled', 'false');

    Object.assign(database.stock, { '506|201': 0, '506|202': 0, '506|203': 0 });
    await user.click(await date(endOfMay));
    await waitFor(() => expect(notAdded('24\\.\\sMai')).toHaveTextContent(/Vorverkauf gestoppt/));
    database.shows.splice(database.shows.indexOf(showRecord(506)), 1);
    await user.click(await date(endOfMay));
    await waitFor(() => expect(notAdded('24\\.\\sMai')).toHaveTextContent(/gibt es nicht mehr/));
    expect(linesOf(506)).toEqual([]);
  });

  it('checks the discount of the selection, and reports a failure, which adds nothing and can be retried', async () => {
    for (const product of currentDatabase().products) {
      if (product.purchaseProductId === 222) product.discountPurchaseProductId = 190;
    }
    const { user } = await bookStall();
    await user.click(plus(car));
    await user.click(plus('Frühstück am Stand'));
    await user.click(plus('Frühstück am Stand'));
    await screen.findByText('Snack-Rabatt');
    await user.click(addButton());
    disturb(detailCall, { status: 500, times: 3 });
    await user.click(await date(april));
    await waitFor(() => expect(notAdded('26\\.\\sApril')).toBeVisible());
    expect(linesOf(502)).toEqual([]);
    await user.click(button('Erneut versuchen'));
    expect(await added('26.\\sApril')).toHaveTextContent('€ 41,00.');
    expect(linesOf(502)).toContainEqual(aStall);
    expect(linesOf(502)).toContainEqual(['Snack-Rabatt', 1, -200]);
    expect(document.body).not.toHaveFocus();

    disturb('product/getDiscountProduct', { status: 500 });
    await user.click(await date(may));
    expect(await added('3.\\sMai')).toHaveTextContent(/Ob es einen Rabatt gibt, ließ sich nicht prüfen\.$/);
    expect(linesOf(503)).not.toContainEqual(['Snack-Rabatt', 1, -200]);
  });
});
