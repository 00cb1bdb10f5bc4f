import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
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
import { passTime, flushPending, stopTime } from '@test/support/time';

const listCall = 'show/getCurrentShows';

const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });

/** Link texts of a section's dates. */
async function datesOf(title: string) {
  const section = within(await screen.findByRole('region', { name: title }));
  return within(await section.findByRole('list')).getAllByRole('link');
}

function description(showId: number) {
  const { shows, movies } = currentDatabase();
  const { movieId } = shows.find((show) => show.showId === showId)!;
  return screen.getByText(movies.find((movie) => movie.movieId === movieId)!.description);
}

const precedes = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the next dates of a film', () => {
  it('are listed on the page of each show, by date, without itself', async () => {
    renderApp(showAt(301));
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
  });

  it('show their availability', async () => {
    for (const { showId } of currentDatabase().shows.filter(({ movieId }) => movieId === 1)) {
      if (showId !== 301) currentDatabase().stock[`${showId}`] = showId === 308 ? 0 : 4;
    }
    renderApp(showAt(301));
    const [first, second] = await datesOf('Weitere Termine');
    expect(first).toHaveTextContent(/Ausverkauft$/);
    expect(second).toHaveTextContent(/Weniger als 5 Tickets verfügbar$/);
  });

  it('link to the page of that date', async () => {
    const { user } = renderApp(showAt(301));
    const [, last] = await datesOf('Weitere Termine');
    await user.click(last!);
    expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
    await focusedHeading('Metropolis');
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('are at most six, and never those that are over', async () => {
    const database = currentDatabase();
    const template = database.shows.find(({ showId }) => showId === 308)!;
    for (let day = 1; day <= 8; day += 1) {
      const start = template.start + day * 86_400_000;
      database.shows.push({ ...template, showId: 9000 + day, start, end: start + 7_200_000 });
    }
    renderApp(showAt(301));
    const links = await datesOf('Weitere Termine');
    expect(links).toHaveLength(6);
    expect(links[5]).toHaveTextContent(/^Mi\., 29\.04\.2026/);
  });

  it('need no request when the programme was loaded before', async () => {
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(tickets!);
    await datesOf('Weitere Termine');
    expect(requestsTo(listCall)).toHaveLength(1);
  });
});

describe('a show’s page', () => {
  it('without other dates shows the next shows that are not sold out', async () => {
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
  });

  it('of a sold-out show lists the next shows right below the reason', async () => {
    renderApp(showAt(307));
    const reason = await screen.findByText('Ausverkauft', { selector: 'p' });
    const [first] = await datesOf('Das läuft als Nächstes');
    expect(precedes(reason, first!)).toBe(true);
    expect(precedes(first!, description(307))).toBe(true);
  });

  it('of a past show lists its other dates right below the reason', async () => {
    const past = currentDatabase().shows.find(({ end }) => end < Date.now())!;
    renderApp(showAt(past.showId));
    const reason = await screen.findByText('Dieser Termin ist schon vorbei.');
    const [first] = await datesOf('Weitere Termine');
    expect(first).toHaveTextContent(/^Di\., 21\.04\.2026/);
    expect(precedes(reason, first!)).toBe(true);
    expect(precedes(first!, description(past.showId))).toBe(true);
  });

  it('of a film that is sold out on every date lists other shows too', async () => {
    const database = currentDatabase();
    for (const { showId, movieId } of database.shows) if (movieId === 1) database.stock[`${showId}`] = 0;
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
});

describe('the next dates of markets and events', () => {
  it.each([
    [501, paths.flohmarktEvent, 'Zum Flohmarktkalender', /^So\., 26\.04\.2026, 5:30\sUhrMarktgelände/],
    [601, paths.automarktEvent, 'Zu den Automärkten', /^Sa\., 02\.05\.2026, 9:00\sUhrMarktgelände/],
  ])('of market %i are those of the same market', async (showId, path, all, first) => {
    renderApp(path.to({ idOrIdentifier: showId }));
    const links = await datesOf('Weitere Termine');
    expect(links[0]).toHaveTextContent(first);
    for (const link of links) {
      expect(link.getAttribute('href')?.split('/')[1]).toBe(path.pattern.split('/')[1]);
    }
    const section = within(screen.getByRole('region', { name: 'Weitere Termine' }));
    expect(section.getByRole('link', { name: all })).toBeVisible();
  });

  it('of an event that is held once are the other events', async () => {
    renderApp(paths.publicEvent.to({ idOrIdentifier: 703 }));
    const [first, ...others] = await datesOf('Das läuft als Nächstes');
    expect(first).toHaveTextContent(/^Oldtimertreffen unter der Leinwand/);
    expect(others).toHaveLength(1);
  });
});

describe('next dates that fail to load', () => {
  it('do not affect the page, are reported and can be retried', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(showAt(301));
    await screen.findByText('Die weiteren Termine sind gerade nicht zu erreichen.');
    expect(button('In den Warenkorb')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Termine erneut laden'));
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Weitere Termine' })).toHaveFocus();
  });

  it('are requested once, and leave no loading flag when the visitor leaves', async () => {
    disturb(listCall, { never: true });
    const { user, store } = renderApp(showAt(301));
    await screen.findByText('Weitere Termine werden geladen …');
    expect(requestsTo(listCall)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('are reported as late after 10 s, and can be given up', async () => {
    disturb(listCall, { never: true });
    const { close } = renderApp(showAt(301));
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
    close();
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

describe('a removed show', () => {
  it('links to the other dates of its film in the programme', async () => {
    const { user } = renderApp(paths.program.to());
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== 301);
    await user.click(tickets!);
    await heading('Vorstellung nicht gefunden');
    const links = await datesOf('Weitere Termine');
    expect(links[0]).toHaveTextContent(/^MetropolisFr\., 24\.04\.2026/);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });

  it('that is unknown links to the next shows, and without lists to the programme only', async () => {
    const { user } = renderApp(paths.showNotFound.to());
    await heading('Vorstellung nicht gefunden');
    expect(screen.queryByRole('region', { name: 'Das läuft als Nächstes' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Kinoprogramm' }));
    await screen.findAllByRole('article');
    window.history.back();
    expect(await datesOf('Das läuft als Nächstes')).toHaveLength(6);
  });
});

const detailCall = 'show/getShowDetailData';

const reads = (showId: number) =>
  requestsTo(detailCall).filter(({ query }) => query.showid === String(showId));

describe('after a stall was added to the cart', () => {
  it('the next dates of the market are offered, none that is sold out', async () => {
    renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
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
  });

  it('one press of Enter adds the same on another date, announces and marks it, and keeps the focus', async () => {
    const { user } = await bookStall();
    (await date(april)).focus();
    await user.keyboard('{Enter}');
    expect(await added('26.\\sApril')).toHaveTextContent('€ 28,00.');
    expect(await added('26.\\sApril')).not.toHaveTextContent('Preis');
    expect(linesOf(502).sort()).toEqual(linesOf(501).sort());
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    const done = await date(/26\.\sApril, liegt im Warenkorb$/);
    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(done).toHaveFocus();
    expect(reads(502)).toHaveLength(1);
  });

  it('a double click adds a date once, and a marked date adds nothing', async () => {
    const { user } = await bookStall();
    const button26 = await date(april);
    act(() => {
      button26.click();
      button26.click();
    });
    await added('26.\\sApril');
    await user.click(await date(april));
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
  });

  it('two dates that are clicked quickly are both added, although the first is still loading', async () => {
    await bookStall();
    const release = deferResponses(detailCall);
    fireEvent.click(await date(april));
    fireEvent.click(await date(may));
    expect(await screen.findByText(/^26\.\sApril, 3\.\sMai wird dazugelegt/)).toBeVisible();
    release();
    await added('3.\\sMai');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(503)).toContainEqual([car, 1, 2500]);
  });

  it('a date that was added while it was loading is not added again', async () => {
    const { store } = await bookStall();
    const release = deferResponses(detailCall);
    fireEvent.click(await date(april));
    act(() => {
      store.dispatch(itemsAdded([{ ...filmTicket, key: '502', showId: 502 }]));
    });
    release();
    await waitFor(() => expect(store.getState().otherDates!.isLoading).toBe(false));
    expect(linesOf(502)).toHaveLength(1);
  });

  it('a pending date is added after the page is left', async () => {
    const { user } = await bookStall();
    const release = deferResponses(detailCall);
    fireEvent.click(await date(april));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    release();
    await waitFor(() => expect(linesOf(502)).toContainEqual([car, 1, 2500]));
  });

  it('a date that is already in the cart is marked', async () => {
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
  });

  it('other dates get the last added selection', async () => {
    const { user } = await bookStall();
    await user.click(plus('Standplatz Kombi'));
    await user.click(plus('Tisch mieten'));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    await user.click(await date(may));
    await added('3.\\sMai');
    expect(linesOf(503)).toEqual(
      expect.arrayContaining([
        ['Standplatz Kombi', 1, 3000],
        ['Tisch mieten', 2, 800],
      ]),
    );
    expect(linesOf(503)).not.toContainEqual([car, 1, 2500]);
  });

  it('a market that was booked without a stall is offered on other dates too', async () => {
    const app = renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await app.user.click(addButton());
    await app.user.click(addButton());
    await app.user.click(await date(april));
    await added('26.\\sApril');
    expect(linesOf(502)).toEqual([
      ['Standplatz', 1, 0],
      ['Müllpauschale', 1, 300],
    ]);
  });
});

describe('other dates to book', () => {
  it('are offered for car markets too', async () => {
    await bookStall(601, 'Verkaufsplatz PKW');
    expect((await dates()).getAllByRole('button')).toEqual([await date(/^auch am 2\.\sMai$/)]);
  });

  it('are not offered for films', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    await user.click(addButton());
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
  });

  it('are not offered when they precede the booked one', async () => {
    await bookStall(506);
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
    expect(minus(car)).toBeVisible();
  });
});

const soldOut = { '502|201': 0, '502|202': 0, '502|203': 0 };

describe('carrying over to another date', () => {
  it('announces a different price', async () => {
    const { user } = await bookStall();
    showRecord(502).price = 500;
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent(
      /€ 33,00\. Der Preis ist an diesem Tag ein anderer, bisher waren es € 28,00\./,
    );
  });

  it('names missing products, and adds the rest', async () => {
    const { user } = await bookStall();
    await user.click(plus(car));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    currentDatabase().stock['502|204'] = 0;
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent('fehlt: Tisch mieten.');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(502)).not.toContainEqual(['Tisch mieten', 1, 800]);
  });

  it('adds nothing when the selected stall is sold out, and links to the page of the date', async () => {
    const { user } = await bookStall();
    currentDatabase().stock['502|201'] = 0;
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toHaveTextContent(
      'Deinen Platz gibt es an diesem Tag nicht.',
    );
    expect(linesOf(502)).toEqual([]);
    const link = screen.getByRole('link', { name: 'Zu diesem Termin' });
    expect(link.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(await date(april)).toHaveAttribute('aria-disabled', 'false');
  });

  it.each([
    ['sold out meanwhile', () => Object.assign(currentDatabase().stock, soldOut), /Vorverkauf gestoppt/],
    [
      'removed',
      () => currentDatabase().shows.splice(currentDatabase().shows.indexOf(showRecord(502)), 1),
      /gibt es nicht mehr/,
    ],
  ])('adds nothing when the date is %s, and shows the reason', async (_, change, reason) => {
    const { user } = await bookStall();
    change();
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toHaveTextContent(reason);
    expect(linesOf(502)).toEqual([]);
  });
  it('checks the discount of the selection', async () => {
    for (const product of currentDatabase().products) {
      if (product.purchaseProductId === 222) product.discountPurchaseProductId = 190;
    }
    const { user } = await bookStall();
    await user.click(plus(car));
    await user.click(plus('Frühstück am Stand'));
    await user.click(plus('Frühstück am Stand'));
    await screen.findByText('Snack-Rabatt');
    await user.click(addButton());
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent('€ 41,00.');
    expect(linesOf(502)).toContainEqual(['Snack-Rabatt', 1, -200]);
    disturb('product/getDiscountProduct', { status: 500 });
    await user.click(await date(may));
    expect(await added('3.\\sMai')).toHaveTextContent(/Ob es einen Rabatt gibt, ließ sich nicht prüfen\.$/);
    expect(linesOf(503)).not.toContainEqual(['Snack-Rabatt', 1, -200]);
  });

  it('reports a failure, which adds nothing and can be retried', async () => {
    const { user } = await bookStall();
    disturb(detailCall, { status: 500, times: 3 });
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toBeVisible();
    expect(linesOf(502)).toEqual([]);
    await user.click(button('Erneut versuchen'));
    await added('26.\\sApril');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(document.body).not.toHaveFocus();
  });
});
