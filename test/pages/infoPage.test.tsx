import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slowResponseAfter } from '@/shared/config/constants';
import { paths } from '@/shop/paths';
import { arriveAt, expectCanonical } from '@test/support/arriveAt';
import { emptyElements, visitFactPages } from '@test/support/factPages';
import { heading, listed, main, mainLinks } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { structuredData } from '@test/support/structuredData';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const listCall = 'show/getCurrentShows';
/** A page with dates of cinema and market. */
const bothPage = '/kino/ausflugsziel-wien';
const grease = '/kino/film/grease';
const toFuture = '/kino/film/zurueck-in-die-zukunft';

const requestedTypes = () => requestsTo(listCall).map(({ query }) => query['showtype']);
const repeatedRequests = () => requestedTypes().slice(2);
const failed = 'Die Termine sind gerade nicht zu erreichen';
const loading = 'Die Termine werden geladen …';
const dateLinks = () =>
  screen.getAllByRole('link').filter(({ textContent }) => /\d\d\.\d\d\.\d{4}/.test(textContent ?? ''));
const region = (name: string) => screen.findByRole('region', { name });

async function press(name: string, index: number): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name })[index]!);
  await flushPending();
}

/** Retries both failed lists, which then get no response. */
async function openPending(): Promise<void> {
  disturb(listCall, { status: 400, times: 2 });
  renderApp(bothPage);
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
  stopTime();
  disturb(listCall, { never: true, times: 2 });
  await press('Erneut versuchen', 0);
  await press('Erneut versuchen', 0);
  await passTime(slowResponseAfter);
}

async function leave(): Promise<void> {
  visit(paths.cart.to());
  await heading('Warenkorb');
}

describe('an information page', () => {
  it('has a title, breadcrumbs and links that navigate without a reload, also with a trailing slash', async () => {
    const { user } = renderApp('/flohmarkt-wien/wechselgeld');
    expect(await heading(/./)).toHaveTextContent('Wechselgeld');
    expect(document.title).toMatch(/^Wechselgeld.* – Kino wie Damals$/);
    const trail = within(await screen.findByRole('navigation', { name: 'Du bist hier' }));
    const crumbs = trail.getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Startseite', 'Flohmarkt', 'Wechselgeld']);
    expect(crumbs.at(-1)).toHaveAttribute('aria-current', 'page');
    await user.click(await main().findByRole('link', { name: 'Diebstahl vorbeugen' }));
    expect(await heading(/Diebstahl|Dieb/)).toHaveFocus();
    expect(window.location.pathname).toBe('/flohmarkt-wien/diebstahl');

    visit('/kino/haustiere/');
    await expectCanonical('/kino/haustiere');
    expect(await heading(/Haustier|Hund/)).toBeVisible();
  });

  it('is not shown at an address that has none', async () => {
    renderApp(paths.cart.to());
    for (const address of ['/flohmarkt-wien/gibt-es-nicht', '/kino', '/../kino/faqs.mdx', '/constructor']) {
      await leave();
      visit(address);
      await heading('Seite nicht gefunden');
    }
    visit('/flohmarkt-wien/');
    await heading('Flohmarktkalender');
  });

  it('with a rating shows it', async () => {
    renderApp(paths.cart.to());
    for (const [address, words] of [
      ['/kino/testsieger', /^4,6 von 5 Sternen, aus 1\.448\sBewertungen$/],
      [
        '/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt',
        /^4,4 von 5 Sternen, aus 577\sBewertungen$/,
      ],
      ['/kinderflohmarkt', /^4,9 von 5 Sternen, aus 118\sBewertungen$/],
    ] as const) {
      visit(address);
      expect((await screen.findAllByText(words))[0]).toBeVisible();
    }
  });
});

describe('dates within a text', () => {
  it('are the next six on sale, requested once for several parts, with a link to all of them', async () => {
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin: So\., 19\.04\.2026, 5:30\sUhr\. Ort: Marktgelände\.$/);
    // Location and dates are separate lazy components, which load in any order.
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(dateLinks()[0]).toHaveTextContent(/^Flohmarkt.*So\., 19\.04\.2026, 5:30\sUhr ?Marktgelände/);
    expect(dateLinks()[0]!.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    for (const link of dateLinks()) expect(link).not.toHaveTextContent(/GESCHLOSSEN|gestoppt|Vorort/);
    expect(screen.getByRole('link', { name: 'Alle Termine im Flohmarktkalender' })).toHaveAttribute(
      'href',
      paths.flohmarktProgram.to(),
    );
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('of several days that have begun say how long they last', async () => {
    const show = currentDatabase().shows.find(({ showId }) => showId === 501)!;
    show.wire = { date: '15.04.2026', dateEndISO: '2026-04-19T13:00:00+02:00' };
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Läuft bis Sonntag, 19\.04\. Ort: Marktgelände\.$/);
    expect(
      await screen.findByRole('link', { name: /Läuft bis Sonntag, 19\.04\. ?Marktgelände/ }),
    ).toBeVisible();
    visit('/flohmarkt-wien/packliste');
    await screen.findByText(/^Flohmarkt Wien, läuft bis Sonntag, 19\.04\., Marktgelände$/);
  });

  it('that a list has already loaded need no request; the next one has a route to its location', async () => {
    currentDatabase().shows.find(({ showId }) => showId === 501)!.location = 'Halle 1 & 2, Wien?';
    const { user } = renderApp(paths.flohmarktProgram.to());
    await screen.findAllByRole('article');
    visit(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin/);
    expect(requestsTo(listCall)).toHaveLength(1);
    expect(await screen.findByRole('img', { name: /^Skizze: .*Ständen\.$/ })).toBeVisible();
    const plan = await screen.findByRole('button', { name: 'Route zu diesem Ort planen' });
    expect(screen.queryByRole('link', { name: /Google|Apple|OpenStreetMap/ })).toBeNull();
    await user.click(plan);
    const dialog = within(await screen.findByRole('dialog', { name: 'Route planen' }));
    expect(dialog.getByText('Ziel: Halle 1 & 2, Wien?')).toBeVisible();
    const links = dialog.getAllByRole('link');
    const place = 'Halle%201%20%26%202%2C%20Wien%3F';
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Apple Karten (neues Fenster)',
      'Google Maps (neues Fenster)',
      'OpenStreetMap (neues Fenster)',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringContaining(`=${place}`));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plan).toHaveFocus();
  });

  it('of two kinds are requested side by side, and all of them are used', async () => {
    const release = deferResponses(listCall);
    renderApp(bothPage);
    expect(await screen.findAllByText(loading)).toHaveLength(2);
    release();
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(dateLinks()).toHaveLength(12);
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt']);
  });

  it('that fail do not affect the text and the other dates, and can be retried', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(bothPage);
    await screen.findByText(failed);
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt']);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dateLinks()).toHaveLength(12));
    expect(screen.queryByText(failed)).toBeNull();
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt', 'kino']);
  });

  it('that never arrive leave no loading flag', async () => {
    disturb(listCall, { never: true });
    const { store } = renderApp(bothPage);
    await screen.findAllByText(loading);
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(2));
    await leave();
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('of two kinds can be given up and requested again, each by itself', async () => {
    await openPending();
    expect(repeatedRequests()).toEqual(['kino', 'flohmarkt']);
    await press('Abbrechen', 0);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(screen.getAllByText(loading)).toHaveLength(1);
    await press('Erneut versuchen', 1);
    expect(dateLinks()).toHaveLength(6);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    await press('Erneut versuchen', 0);
    expect(dateLinks()).toHaveLength(12);
    expect(repeatedRequests()).toEqual(['kino', 'flohmarkt', 'flohmarkt', 'kino']);
  });

  // Which titles are those of a film: `test/domain/filmDates.test.ts`.
  it('are those of the film of its page, with the sold-out ones marked, or say that there is none', async () => {
    currentDatabase().movies[0]!.movieName = 'ZURUECK IN DIE ZUKUNFT (OmU)';
    currentDatabase().stock['301'] = 0;
    renderApp(toFuture);
    await screen.findByRole('link', { name: 'Alle Termine des Films' });
    expect(dateLinks()).toHaveLength(3);
    expect(dateLinks()[0]).toHaveTextContent(
      /^ZURUECK IN DIE ZUKUNFT \(OmU\)Do\., 16\.04\.2026.*Ausverkauft$/,
    );

    await arriveAt(grease);
    expect(await screen.findByText('Gerade nicht im Programm.')).toBeVisible();
    expect(main().getAllByRole('link', { name: 'Demnächst im Kino' })[0]).toHaveAttribute(
      'href',
      paths.upcoming.to(),
    );
    expect(main().getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
  });
});

describe('the flea market guide', () => {
  const leadsTo = (section: HTMLElement) =>
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('is below the dates of the flea market, for sellers, visitors and families, but not on other lists', async () => {
    renderApp(paths.flohmarkt.to());
    const selling = await region('Verkaufen');
    expect(leadsTo(selling)).toContain(paths.bookStall.to());
    expect(leadsTo(selling)).toContain(paths.stallFees.to());
    expect(leadsTo(await region('Besuchen'))).toContain(paths.visitorTips.to());
    expect(leadsTo(await region('Kinderflohmarkt'))).toContain(paths.kinderflohmarkt.to());
    await listed('Flohmarktkalender');
    const [lastCard] = screen.getAllByRole('article').slice(-1);
    expect(lastCard!.compareDocumentPosition(selling) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);

    visit(paths.flohmarktProgram.to());
    await waitFor(() => expect(document.title).toMatch(/^Flohmarktkalender/));
    await listed('Flohmarktkalender');
    expect(screen.queryByRole('region', { name: 'Verkaufen' })).toBeNull();
  });
});

it('in the off-season a message replaces dates, prices and calculator, and the guide shows rating and season', async () => {
  startWinter();
  renderApp(bothPage);
  expect(await screen.findByText(/^Die Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
  expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Termine im Kinoprogramm' })).toBeVisible();

  await arriveAt(paths.cinemaArrival.to());
  expect(await screen.findByText(/^Gerade ist kein Termin mit Ort eingetragen\./)).toBeVisible();
  expect(screen.getByRole('img', { name: /Leinwand\.$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Route zu diesem Ort planen/ })).toBeNull();

  await arriveAt(paths.advantages.to());
  expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('table', { name: /2026/ })).toBeNull());

  await arriveAt(paths.stallFees.to());
  const calculator = within(await region('Standrechner'));
  await calculator.findByText('Gerade ist kein Termin eingetragen.');
  expect(calculator.getByRole('link', { name: 'Zum Flohmarktkalender' })).toHaveAttribute(
    'href',
    paths.flohmarktProgram.to(),
  );

  await arriveAt(paths.flohmarkt.to());
  expect(await region('So habt ihr uns bewertet')).toHaveTextContent(/Flohmarkt4,4 von 5 Sternen/);
  expect(await region('Die Marktsaison')).toHaveTextContent(/Im Jänner geschlossen, im Februar/);
  expect(await screen.findByText('Empty events')).toBeVisible();
});

it('when everything is sold out, it says so in place of dates, calculator and booking', async () => {
  for (const { showId } of currentDatabase().shows) currentDatabase().stock[`${showId}`] = 0;
  renderApp(paths.flohmarktArrival.to());
  const soldOut = 'Gerade ist kein Termin online buchbar.';
  expect(await screen.findByText(soldOut)).toBeVisible();
  await arriveAt(paths.stallFees.to());
  await within(await region('Standrechner')).findByText(soldOut);
  await arriveAt(paths.packingList.to());
  expect(await within(await region('Standplatz buchen')).findByText(soldOut)).toBeVisible();
});

// With facts: `ownerFacts.test.tsx`.
describe('without facts of the owner', () => {
  it('information pages name the place where the answer is found, and the footer has no contact', async () => {
    renderApp(paths.notFound.to());
    expect(document.querySelector('footer address')).toBeNull();
    await visitFactPages('instead');
  });

  it('contact and imprint say that they have no content', async () => {
    renderApp(paths.notFound.to());
    for (const [address, title] of [
      [paths.contact.to(), 'Kontakt'],
      [paths.imprint.to(), 'Impressum'],
    ] as const) {
      visit(address);
      await heading(title);
      expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(document.querySelector('main dl, main address, main h2')).toBeNull();
      expect(structuredData().filter(({ '@type': type }) => type !== 'BreadcrumbList')).toEqual([]);
      expect(mainLinks().map(({ textContent }) => textContent)).toEqual([
        'Zum Feedback-Formular',
        'Zum Kinoprogramm',
        'Zum Flohmarktkalender',
      ]);
      expect(emptyElements()).toEqual([]);
    }
  });
});
