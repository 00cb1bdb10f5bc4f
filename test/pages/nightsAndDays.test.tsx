import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import '@/pages/ProgramPage';
import { names } from '@test/support/finder';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents } from '@test/support/savedFiles';
import { button, card, heading, listed, main } from '@test/support/screenQueries';
import { currentDatabase } from '@test/support/server';
import { addButton } from '@test/support/showPage';
import { keepShows } from '@test/support/smallDatabase';
import { visit } from '@test/support/visit';

const days = () => screen.queryAllByRole('region', { name: /2026$/ }).map((day) => day.textContent);

function move(showId: number, start: string, end: string) {
  const show = currentDatabase().shows.find((one) => one.showId === showId)!;
  show.start = Date.parse(start);
  show.end = Date.parse(end);
  return show;
}

function returnAt(time: string) {
  vi.setSystemTime(Date.parse(time));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a show that starts between 0:00 and 4:00', () => {
  const when = 'So., 19.04.2026, 0:15\u00a0Uhr (Nacht auf Sonntag)';

  beforeEach(() => {
    keepShows(303, 309);
    const dateEndISO = '2026-04-19T02:30:00+02:00';
    move(303, '2026-04-19T00:15:00+02:00', dateEndISO).wire = { dateEndISO };
  });

  it('names its night in the list, on its page, in the calendar, in the cart and at checkout', async () => {
    const saved = catchSavedFiles();
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(days()[0]).toMatch(/^Sonntag, 19\. April 2026/);
    const film = within(card('Der General'));
    expect(film.getByText('0:15 Uhr')).toBeVisible();
    expect(film.getByText('Nacht auf Sonntag')).toBeVisible();
    await user.click(film.getByRole('link', { name: `Tickets & Infos: Der General, ${when}` }));
    await heading('Der General');
    expect(main().getByText(when.replace('\u00a0', ' '))).toBeVisible();
    expect(
      await screen.findByText('Sei am Samstag, 18.04., um 23:45 Uhr da, eine halbe Stunde vor Filmbeginn.'),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^In den Kalender/ }));
    const [entry] = await savedEvents(saved);
    expect(entry!.event.startDate.toString()).toBe('2026-04-18T22:15:00Z');
    expect(entry!.event.description).toMatch(/^Nacht auf Sonntag\n/);
    await user.click(await waitFor(addButton));
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(main().getByText(/^So\., 19\.04\.2026, 0:15 Uhr \(Nacht auf Sonntag\)/)).toBeVisible();
    await user.click(button(/^Zur Kasse/));
    await heading('Kassa');
    expect(main().getByText(when.replace('\u00a0', ' '))).toBeVisible();
  });

  it('is in the list of today from the evening before', async () => {
    vi.setSystemTime(Date.parse('2026-04-18T16:59:00+02:00'));
    renderApp(paths.today.to());
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
    returnAt('2026-04-18T17:00:00+02:00');
    await waitFor(() => expect(screen.queryByText('Heute läuft kein Film.')).toBeNull());
    expect(names()).toEqual(['Der General']);
    expect(days()).toEqual([expect.stringMatching(/^Sonntag, 19\. April 2026/)]);
    returnAt('2026-04-19T00:30:00+02:00');
    await waitFor(() => expect(names()).toEqual(['Der General']));
    returnAt('2026-04-19T02:30:00+02:00');
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
  });
});

describe('an event of several days', () => {
  const name = 'Oldtimertreffen unter der Leinwand';
  const when = 'Sa., 18.04.2026, 6:00 Uhr bis Sonntag, 19.04.';
  const onSaturday: unknown = expect.stringMatching(`^Samstag, 18\\. April 2026${name}`);
  const onSunday: unknown = expect.stringMatching(`^Sonntag, 19\\. April 2026${name}`);

  beforeEach(() => {
    keepShows(701, 702);
    const dateEndISO = '2026-04-19T15:00:00+02:00';
    move(701, '2026-04-18T06:00:00+02:00', dateEndISO).wire = { dateEndISO };
  });

  it('is listed on each of its days with its end, also in strip, finder and month view', async () => {
    const { user } = renderApp(paths.publicEvents.to());
    await listed('Veranstaltungen');
    expect(days().slice(0, 2)).toEqual([onSaturday, onSunday]);
    expect(screen.getAllByText(when)).toHaveLength(2);
    expect(document.querySelectorAll('[id="show-701"]')).toHaveLength(1);
    expect(await screen.findByRole('radio', { name: 'Samstag, 18. April 2026' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Sonntag, 19. April 2026' }));
    await waitFor(() => expect(days()).toEqual([onSunday]));
    await user.click(button('Termin finden'));
    expect(await screen.findByRole('option', { name: /^Sa., 18\.04\.2026/ })).toBeVisible();
    await user.click(button('Monatsansicht'));
    for (const day of ['Samstag, 18', 'Sonntag, 19'])
      expect(
        await screen.findByRole('gridcell', { name: new RegExp(`^${day}\\. April 2026.*1 Termin`) }),
      ).toHaveAttribute('aria-disabled', 'false');
  });

  it('stays in the lists, is sold and is found as running until its end', async () => {
    vi.setSystemTime(Date.parse('2026-04-19T09:00:00+02:00'));
    const { user } = renderApp(paths.publicEvents.to());
    await listed('Veranstaltungen');
    expect(days()[0]).toEqual(onSunday);
    expect(days()).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Sonntag, 19. April 2026, heute' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Samstag, 18/ })).toBeNull();
    await user.click(button('Termin finden'));
    expect(await screen.findByRole('option', { name: /^So\., 19\.04\.2026/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Sa\., 18/ })).toBeNull();
    visit(paths.today.to({}, { art: 'alle' }));
    await heading('Alle Termine heute');
    await waitFor(() => expect(days()).toEqual([onSunday]));
    await user.click(within(card(name)).getByRole('link'));
    await heading(name);
    expect(main().getByText(when)).toBeVisible();
    await user.click(await waitFor(addButton));
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(main().getByText(new RegExp(`^${when.replace(' Uhr', '\\sUhr')}`))).toBeVisible();
    visit(paths.search.to({}, { q: 'oldtimertreffen' }));
    expect(await screen.findByText(/^Läuft bis Sonntag, 19\.04\., Vor der Großen Leinwand/)).toBeVisible();
    returnAt('2026-04-19T15:00:00+02:00');
    visit(paths.publicEvents.to());
    await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  });
});
