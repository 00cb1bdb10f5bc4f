import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { storedCart } from '@test/support/carts';
import { addCleanup } from '@test/support/cleanups';
import { button, focusedHeading, heading } from '@test/support/screenQueries';
import { openFromProgramme } from '@test/support/filmPage';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const showCall = 'show/getShowDetailData';
const listCall = 'show/getCurrentShows';
const movieCall = 'movie/getMovieDetailData';
const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });
const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });

describe('a show that a list has loaded', () => {
  it('is shown immediately without a buy button, and completed with the same heading and picture', async () => {
    const release = deferResponses(showCall);
    const { user } = await openFromProgramme(/^Tickets & Infos: Metropolis/);
    const title = await focusedHeading('Metropolis');
    expect(document.title).toMatch(/^Metropolis, Do\., 16\.04\.2026/);
    expect(screen.getByText(/^Do\., 16\.04\.2026, 20:30\sUhr$/)).toBeVisible();
    expect(screen.getByText('Ort: Große Leinwand')).toBeVisible();
    expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
    const picture = document.querySelector('main img');
    expect(picture).toBeVisible();
    expect(screen.getByText('Der Termin wird geladen …').closest('[role=status]')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(screen.queryByText(/^Summe/)).toBeNull();
    release();
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']);
    expect(await heading('Metropolis')).toBe(title);
    expect(document.querySelector('main img')).toBe(picture);
    expect(screen.queryByText('Der Termin wird geladen …')).toBeNull();
  });

  it('keeps the focus on its heading when the response arrives', async () => {
    const release = deferResponses(showCall);
    await openFromProgramme(/^Tickets & Infos: Metropolis/);
    const title = await focusedHeading('Metropolis');
    release();
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(title).toHaveFocus();
  });

  it('uses its own response instead of the list’s', async () => {
    const release = deferResponses(showCall);
    await openFromProgramme(/^Tickets & Infos: Metropolis/);
    await screen.findByText('Der Termin wird geladen …');
    currentDatabase().stock['301'] = 0;
    release();
    expect(await screen.findByText('Ausverkauft', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });

  it('keeps the known data when it fails, and can be retried', async () => {
    disturb(showCall, { status: 400, times: 1 });
    const { user } = await openFromProgramme(/^Tickets & Infos: Metropolis/);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Preise und Auswahl sind gerade nicht zu erreichen');
    const title = await heading('Metropolis');
    expect(screen.getByText('Ort: Große Leinwand')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    await user.click(button('Erneut versuchen'));
    expect(document.body).not.toHaveFocus();
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(document.body).not.toHaveFocus();
    expect(await heading('Metropolis')).toBe(title);
  });

  it('of an event shows its description as sanitised HTML', async () => {
    for (const event of currentDatabase().events) {
      event.description = '<p onclick="alert(1)">Hallo <b>Welt</b></p><img src="x" onerror="alert(1)">';
    }
    disturb(showCall, { never: true, times: 1 });
    await openFromProgramme(/^Ticket kaufen: Oldtimertreffen/, paths.publicEvents.to());
    const html = (await screen.findByText('Welt')).closest('.prose')!;
    expect(html.querySelector('img, [onclick]')).toBeNull();
    expect(screen.getByText('Der Termin wird geladen …')).toBeVisible();
  });

  it('reports a late response after 10 s, and can be given up', async () => {
    disturb(showCall, { never: true });
    const { close } = await openFromProgramme(/^Tickets & Infos: Metropolis/);
    close();
    renderApp(paths.program.to());
    await screen.findAllByRole('article');
    stopTime();
    visit(showAt(301));
    await flushPending();
    await passTime(10_100);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    button('Abbrechen').click();
    await flushPending();
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Metropolis' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
    button('Erneut versuchen').click();
    await flushPending();
    expect(requestsTo(showCall).length).toBeGreaterThanOrEqual(3);
    expect(screen.getByText('Der Termin wird geladen …')).toBeVisible();
  });
});

/** Records every text that is added to the page, also briefly. */
function recordTexts() {
  const texts: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) texts.push(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addCleanup(() => observer.disconnect());
  return () => texts.join();
}

describe('a film that a list has loaded', () => {
  it('is shown immediately with its dates, and completed', async () => {
    const { user } = await openFromProgramme(/^Tickets & Infos: Metropolis/);
    const release = deferResponses(movieCall);
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    const title = await focusedHeading('Metropolis');
    expect(screen.getByText('Der Film wird geladen …')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ })).toHaveLength(3);
    release();
    await waitFor(() => expect(screen.queryByText('Der Film wird geladen …')).toBeNull());
    expect(await heading('Metropolis')).toBe(title);
    expect(title).toHaveFocus();
  });

  it('keeps the known data when it fails, and can be retried', async () => {
    disturb(movieCall, { status: 400, times: 1 });
    const { user } = renderApp(paths.program.to());
    await screen.findAllByRole('article');
    visit(filmAt('metropolis'));
    const message = 'Der Film konnte nicht vollständig geladen werden';
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ })).toHaveLength(3);
    await user.click(button('Erneut versuchen'));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('is found by an identifier that only its shows have', async () => {
    const programme = (await answerOf(listCall)) as { dataEntries: { movie?: object }[] };
    const dataEntries = programme.dataEntries.map((show) => ({
      ...show,
      movie: show.movie && { ...show.movie, urlIdentifier: null },
    }));
    disturb(listCall, { body: { ...programme, dataEntries } });
    disturb(movieCall, { never: true });
    renderApp(paths.program.to());
    await screen.findAllByRole('article');
    visit(filmAt('metropolis'));
    expect(await heading('Metropolis')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ })).toHaveLength(3);
  });

  it('does not show the failure of the previous film', async () => {
    disturb(movieCall, { status: 400, times: 1 });
    renderApp(paths.program.to());
    await screen.findAllByRole('article');
    visit(filmAt('metropolis'));
    const message = 'Der Film konnte nicht vollständig geladen werden';
    await screen.findByText(message);
    const seen = recordTexts();
    visit(filmAt('faust'));
    await heading(/^Faust/);
    expect(seen()).not.toContain(message);
  });

  it('is found by its id when it has no identifier', async () => {
    const answer = (await answerOf(`${movieCall}?movieid=1`)) as { movie: object };
    disturb(movieCall, { body: { ...answer, movie: { ...answer.movie, urlIdentifier: null } } });
    renderApp(filmAt('1'));
    await heading('Metropolis');
    expect(requestsTo(movieCall).at(-1)?.query).toEqual({ movieid: '1' });
  });
});
