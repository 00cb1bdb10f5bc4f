import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/api/shows';
import { paths } from '@/config/paths';
import { atTheEnd } from '@test/support/cleanups';
import { line, names, openFinder, program } from '@test/support/finding';
import { button, heading, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const calls = 'show/getCurrentShows';
const failed = 'Das Programm ist gerade nicht zu erreichen';
const link = (name: string) => screen.getByRole('link', { name });
const friday = ['Nosferatu – Eine Symphonie des Grauens', 'Orlacs Hände'];

/** Every alert that is put into the page from now on, however short it stands there. */
function watchAlerts(): string[] {
  const alerts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const found = node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')];
      alerts.push(...found.map(({ textContent }) => textContent));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  atTheEnd(() => observer.disconnect());
  return alerts;
}

describe('a list that fails', () => {
  it('is no failure of another one that was read', async () => {
    const { user } = renderApp(paths.automarkt.to());
    await listed('kommende Automärkte');
    disturb(calls, { status: 400, times: 1 });
    await user.click(link('Kinoprogramm'));
    await heading(failed);
    const alerts = watchAlerts();
    await user.click(link('Automarkt'));
    await listed('kommende Automärkte');
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
    expect(alerts).toEqual([]);
  });

  it('because of a genre leaves the finder, and the way back', async () => {
    const { user } = await openFinder();
    await screen.findByRole('option', { name: 'Grusel' });
    disturb(calls, { status: 400, times: 1 });
    await user.selectOptions(screen.getByLabelText('Genre'), 'Grusel');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(failed);
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Filmlisten' })).toBeVisible();
    expect(screen.getByLabelText('Genre')).toHaveValue('grusel');
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('because a visitor gave up waiting for all kinds leaves them too', async () => {
    const { user, store } = await openFinder();
    disturb(calls, { never: true, times: 1 });
    await user.selectOptions(screen.getByLabelText('Art'), 'Alle');
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    act(() => void store.dispatch(fetchShows.cancel()));
    expect(await screen.findByRole('alert')).toHaveTextContent('Laden abgebrochen');
    expect(await heading('Alle Termine')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Art'), 'Kino');
    await listed('Kinoprogramm');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the whole page where nothing is looked for', async () => {
    disturb(calls, { status: 400, times: 1 });
    renderApp(program());
    expect(await heading(failed)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
  });
});

describe('a day that ends while the shop is open', () => {
  const nextMorning = Date.UTC(2026, 3, 17, 6);
  const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('is over for who opens today’s list then', async () => {
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    vi.setSystemTime(nextMorning);
    await user.click(link('Heute'));
    await listed('Kinoprogramm');
    await waitFor(() => expect(names()).toEqual(friday));
  });

  it('is over for who comes back to today’s list, which is read again', async () => {
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    expect(names()).toEqual(['Metropolis']);
    vi.setSystemTime(nextMorning);
    lookAgain();
    await waitFor(() => expect(names()).toEqual(friday));
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is read once for who comes back on the same day', async () => {
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    vi.setSystemTime(Date.UTC(2026, 3, 16, 14));
    lookAgain();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requestsTo(calls)).toHaveLength(1);
    expect(names()).toEqual(['Metropolis']);
  });

  it('leaves no film that has ended', async () => {
    const tonight = currentWorld().shows.find(({ showId }) => showId === 301)!;
    tonight.wire = { dateISO: '2026-04-16T20:30:00+02:00', dateEndISO: '2026-04-16T22:45:00+02:00' };
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    vi.setSystemTime(Date.UTC(2026, 3, 16, 21, 30));
    lookAgain();
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
    expect(screen.queryByText('Metropolis')).toBeNull();
  });
});

describe('a list of nothing but past films', () => {
  it('is the winter break', async () => {
    for (const show of currentWorld().shows) show.wire = { showType: 'kino_past' };
    renderApp(program());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('of today is a day without a film', async () => {
    const tonight = currentWorld().shows.find(({ showId }) => showId === 301)!;
    tonight.wire = { showType: 'kino_past' };
    renderApp(paths.today.to());
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
  });
});

describe('an empty part of the programme', () => {
  it('for children is no winter break', async () => {
    for (const movie of currentWorld().movies) movie.genres = movie.genres.filter((one) => one !== 'kinder');
    renderApp(paths.kidsProgram.to());
    expect(await screen.findByText('Gerade ist kein Kinderfilm eingetragen.')).toBeVisible();
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(screen.queryByText('Filme für Kinder, vom Auto aus gesehen.')).toBeNull();
    expect(button('Kurzinformation')).toBeVisible();
  });

  it.each([
    [paths.program.to({}, { prebooking: 'true' }), 'Zum ganzen Kinoprogramm', paths.program.to()],
    [paths.automarkt.to({}, { prebooking: 'true' }), 'Zu den Automärkten', paths.automarkt.to()],
  ])('that is asked for by prebooking is none either: %s', async (address, name, href) => {
    currentWorld().shows = [];
    renderApp(address);
    const said = await screen.findByText('Gerade ist kein Termin eingetragen.');
    expect(said).toHaveAttribute('role', 'status');
    expect(link(name)).toHaveAttribute('href', href);
    expect(screen.queryByText('Winterpause')).toBeNull();
  });
});

describe('a day without a film', () => {
  const lead = 'Das läuft heute im Autokino.';

  it('is not announced as one with films', async () => {
    const world = currentWorld();
    const { close } = renderApp(paths.today.to());
    await listed('Kinoprogramm');
    expect(screen.getByText(lead)).toBeVisible();
    close();
    world.shows = world.shows.filter(({ showId }) => showId !== 301);
    renderApp(paths.today.to());
    await screen.findByText('Heute läuft kein Film.');
    expect(screen.queryByText(lead)).toBeNull();
  });

  it('goes on with what is looked for', async () => {
    const world = currentWorld();
    world.shows = world.shows.filter(({ showId }) => showId !== 301);
    renderApp(paths.today.to({}, { suche: 'faust' }));
    await screen.findByText('Heute läuft kein Film.');
    const films = screen.getAllByRole('article').map((film) => within(film).getByRole('heading').textContent);
    expect(films).toEqual(Array(3).fill('Faust – Eine deutsche Volkssage'));
  });
});
