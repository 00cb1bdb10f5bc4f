import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slowAnswerAfter } from '@/config/limits';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo, startWinter } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const listCall = 'show/getCurrentShows';
/** Both a cinema's and a market's dates. */
const bothPage = '/kino/ausflugsziel-wien';
const grease = '/kino/film/grease';
const toFuture = '/kino/film/zurueck-in-die-zukunft';

const typesAsked = () => requestsTo(listCall).map(({ query }) => query['showtype']);
const askedAgain = () => typesAsked().slice(2);
const failed = 'Die Termine sind gerade nicht zu erreichen';
const dateLinks = () =>
  screen.getAllByRole('link').filter(({ textContent }) => /\d\d\.\d\d\.\d{4}/.test(textContent ?? ''));

/** The film of tonight under another name. */
function rename(movieName: string): void {
  const tonight = currentWorld().shows.find(({ showId }) => showId === 301)!;
  const movie = currentWorld().movies.find(({ movieId }) => movieId === tonight.movieId)!;
  movie.movieName = movieName;
}

async function press(name: string, place: number): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name })[place]!);
  await settle();
}

/** Both lists failed and are asked for again: so many calls never end, and a cinema's dates wait for a market's. */
async function openHanging(times: number): Promise<void> {
  disturb(listCall, { status: 400, times: 2 });
  renderApp(bothPage);
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
  stopTime();
  disturb(listCall, { never: true, times });
  await press('Erneut versuchen', 0);
  await press('Erneut versuchen', 0);
  await passTime(slowAnswerAfter);
}

describe('dates within a text', () => {
  it('are the next six that can be bought, and lead to all of them', async () => {
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin: So\., 19\.04\.2026, 5:30\sUhr\. Ort: Marktgelände\.$/);
    // Place and dates are parts of their own, whose code comes in any order.
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(dateLinks()[0]).toHaveTextContent(/^Flohmarkt.*So\., 19\.04\.2026, 5:30\sUhr, Marktgelände/);
    expect(dateLinks()[0]!.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    for (const link of dateLinks()) expect(link).not.toHaveTextContent(/GESCHLOSSEN|gestoppt|Vorort/);
    expect(screen.getByRole('link', { name: 'Alle Termine im Flohmarktkalender' })).toHaveAttribute(
      'href',
      paths.flohmarktProgram.to(),
    );
  });

  it('are read once for several parts of a page', async () => {
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin/);
    await waitFor(() => expect(dateLinks()).not.toHaveLength(0));
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('of two kinds are read one after the other, none of them in vain', async () => {
    const letGo = holdBack(listCall);
    renderApp(bothPage);
    expect(await screen.findAllByText('Die Termine werden geladen …')).toHaveLength(2);
    letGo();
    await waitFor(() => expect(screen.queryByText('Die Termine werden geladen …')).toBeNull());
    expect(dateLinks()).toHaveLength(12);
    expect(typesAsked()).toEqual(['kino', 'flohmarkt']);
  });

  it('that a list showed before need no call', async () => {
    renderApp(paths.flohmarktProgram.to());
    await screen.findAllByRole('article');
    visit(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin/);
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('that did not come leave the text and the other dates alone, and come when asked again', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(bothPage);
    await screen.findByText('Die Termine sind gerade nicht zu erreichen');
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(typesAsked()).toEqual(['kino', 'flohmarkt']);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dateLinks()).toHaveLength(12));
    expect(screen.queryByText('Die Termine sind gerade nicht zu erreichen')).toBeNull();
    expect(typesAsked()).toEqual(['kino', 'flohmarkt', 'kino']);
  });

  it('that never come leave no loading flag behind', async () => {
    disturb(listCall, { never: true });
    const { store } = renderApp(bothPage);
    await screen.findAllByText('Die Termine werden geladen …');
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('that wait for others can be given up and asked for before them', async () => {
    await openHanging(3);
    await press('Abbrechen', 0);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(screen.getAllByText('Die Termine werden geladen …')).toHaveLength(1);
    await press('Erneut versuchen', 1);
    expect(askedAgain()).toEqual(['kino', 'flohmarkt', 'flohmarkt']);
    await press('Erneut versuchen', 0);
    expect(dateLinks()).toHaveLength(12);
    expect(askedAgain()).toEqual(['kino', 'flohmarkt', 'flohmarkt', 'kino', 'flohmarkt']);
  });

  it('that hang make way for others where they are given up', async () => {
    await openHanging(2);
    await press('Abbrechen', 1);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(dateLinks()).toHaveLength(6);
    expect(askedAgain()).toEqual(['kino', 'flohmarkt', 'kino']);
  });

  it('in winter say for each kind how it stands', async () => {
    startWinter();
    renderApp(bothPage);
    expect(await screen.findByText(/^Die Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
    expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Termine im Kinoprogramm' })).toBeVisible();
  });

  it('of which none can be bought are not said to be none', async () => {
    for (const { showId } of currentWorld().shows) currentWorld().stock[`${showId}`] = 0;
    renderApp(paths.flohmarktArrival.to());
    expect(await screen.findByText('Gerade ist kein Termin online buchbar.')).toBeVisible();
  });
});

describe('the dates of a film', () => {
  it.each([
    ['GREASE (OmU)', grease],
    ['ZURUECK IN DIE ZUKUNFT', toFuture],
    ['Zurück in die Zukunft – Spezialabend', toFuture],
  ])('called %s are found by its title', async (name, address) => {
    rename(name);
    renderApp(address);
    await screen.findByRole('link', { name: 'Alle Termine des Films' });
    expect(dateLinks()).toHaveLength(3);
    expect(dateLinks()[0]).toHaveTextContent(`${name}Do., 16.04.2026`);
  });

  it.each(['Grease 2', 'Greasepaint', 'Ein Abend mit Grease'])('are not those of „%s“', async (name) => {
    rename(name);
    renderApp(grease);
    expect(await screen.findByText('Gerade nicht im Programm.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Demnächst im Kino' })[0]).toHaveAttribute(
      'href',
      paths.upcoming.to(),
    );
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute('href', paths.program.to());
  });

  it('say which are sold out', async () => {
    rename('Grease');
    currentWorld().stock['301'] = 0;
    renderApp(grease);
    await screen.findByRole('link', { name: 'Alle Termine des Films' });
    expect(dateLinks()[0]).toHaveTextContent(/Ausverkauft$/);
  });
});

describe('the way to the grounds', () => {
  it('is drawn with a name, and planned elsewhere for the next place', async () => {
    currentWorld().shows.find(({ showId }) => showId === 501)!.location = 'Halle 1 & 2, Wien?';
    renderApp(paths.flohmarktArrival.to());
    expect(await screen.findByRole('img', { name: /^Skizze: .*Ständen\.$/ })).toBeVisible();
    const link = await screen.findByRole('link', { name: /^Route zu diesem Ort planen/ });
    expect(link).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Halle%201%20%26%202%2C%20Wien%3F',
    );
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('stays a drawing where no date has a place', async () => {
    startWinter();
    renderApp(paths.cinemaArrival.to());
    expect(await screen.findByText(/^Gerade ist kein Termin mit Ort eingetragen\./)).toBeVisible();
    expect(screen.getByRole('img', { name: /Leinwand\.$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Route zu diesem Ort planen/ })).toBeNull();
  });
});
