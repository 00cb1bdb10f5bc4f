import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slowResponseAfter } from '@/shared/config/constants';
import { paths } from '@/shop/paths';
import '@/features/catalogue/reminders/GenreReminder';
import { button, card, focusedHeading, heading, listed, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  responseOf,
  startWinter,
} from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';
import { movieSlice } from '@/features/catalogue/movieSlice';

const call = 'movie/saveNewsletterMovieReminder';
const upcomingCall = 'movie/getUpcomingMovies';

const blocked = 'Diese Adresse ist gesperrt.';
const thanks = 'Gemerkt! Wir schreiben dir, sobald deine Filme einen neuen Termin haben.';

type User = ReturnType<typeof renderApp>['user'];

const idOf = (name: string) =>
  currentDatabase().movies.find(({ movieName }) => movieName.startsWith(name))!.movieId;

const dialogNamed = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    ...dialog,
    email: dialog.getByLabelText('E-Mail-Adresse'),
    box: (film: string | RegExp) => dialog.getByRole('checkbox', { name: film }),
  };
};

async function openReminder(user: User, film = 'Sonnenaufgang') {
  await user.click(button(new RegExp(`^Vormerken: ${film}`)));
  return dialogNamed('Meine Filme vormerken');
}

const whenClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openProgramme() {
  // Sonnenaufgang
  keepShows(382);
  const app = renderApp(paths.program.to());
  await listed('Kinoprogramm');
  return app;
}

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submitButton = () => screen.getByRole('button', { name: 'Vormerken' });

async function subscribe(user: User, email: string) {
  const dialog = await openReminder(user);
  enter(dialog.email, email);
  await user.click(submitButton());
  return dialog;
}

async function subscribeAndClose(user: User, email = 'ada@example.com') {
  await subscribe(user, email);
  await user.click(button('Schliessen'));
  await whenClosed();
}

const emails = () => requestsTo(call).map(({ body }) => (body as { email: string }).email);

describe('the reminder of a film', () => {
  it('requires an address and a film (requirements 8), is sent once, and keeps the input until it is saved', async () => {
    const { user } = await openProgramme();
    const dialog = await openReminder(user);
    expect(dialog.box(/^Sonnenaufgang/)).toBeChecked();
    await user.click(dialog.box(/^Sonnenaufgang/));
    await user.click(submitButton());
    expect(dialog.getByText('Bitte geben Sie eine gültige Emailadresse ein!')).toBeVisible();
    expect(
      dialog.getByText('Bitte wählen Sie mind. einen Film für den Sie sich interessieren!'),
    ).toBeVisible();
    expect(requestsTo(call)).toEqual([]);

    await user.click(dialog.box(/^Sonnenaufgang/));
    enter(dialog.email, 'ada@example.com');
    disturb(call, { status: 400, times: 1 });
    const release = deferResponses(call);
    const submit = submitButton();
    await user.click(submit);
    await user.click(submit);
    release();
    expect(await dialog.findByText('Das hat leider nicht geklappt. Probier es noch einmal.')).toBeVisible();
    expect(submit).toHaveFocus();
    expect(requestsTo(call)).toHaveLength(1);

    // Rejected with status 200.
    disturb(call, { body: { success: false, errorMessage: blocked }, times: 1 });
    await user.click(submit);
    expect(await notification(blocked)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(/Gemerkt!/)).toBeNull();
    expect(dialog.getByText(blocked)).toBeVisible();
    expect(dialog.email).toHaveValue('ada@example.com');
    expect(currentDatabase().reminders).toEqual([]);
    await user.click(submit);
    expect(await notification(thanks)).toHaveAttribute('role', 'status');
    await whenClosed();
    expect(requestsTo(call)).toHaveLength(3);
    const movieIds = [idOf('Sonnenaufgang')];
    expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', movieIds }]);
    expect(button(/^Vormerken: Sonnenaufgang/)).toBeVisible();
  });

  it('is announced when it is saved or rejected after its dialog was closed', async () => {
    const { user } = await openProgramme();
    for (const [fault, text] of [
      [{}, thanks],
      [{ status: 400 }, 'Es ist ein Fehler aufgetreten!'],
    ] as const) {
      disturb(call, { ...fault, times: 1 });
      const release = deferResponses(call);
      await subscribeAndClose(user);
      release();
      await notification(text);
    }
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('does not show the result of an earlier one in its dialog, and keeps a click until that one is saved', async () => {
    const { user } = await openProgramme();
    disturb(call, { body: { success: false, errorMessage: blocked }, times: 1 });
    const reject = deferResponses(call, { once: true });
    await subscribeAndClose(user);
    const next = await openReminder(user);
    enter(next.email, 'eva@example.com');
    reject();
    await notification(blocked);
    expect(next.queryByText(blocked)).toBeNull();
    await user.click(next.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt!');
    await whenClosed();
    expect(emails()).toEqual(['ada@example.com', 'eva@example.com']);

    const save = deferResponses(call);
    await subscribeAndClose(user, 'ida@example.com');
    const last = await openReminder(user);
    enter(last.email, 'uma@example.com');
    await user.click(last.getByRole('button', { name: 'Wird gespeichert …' }));
    save();
    await whenClosed();
    expect(currentDatabase().reminders.map(({ email }) => email)).toEqual([
      'eva@example.com',
      'ida@example.com',
      'uma@example.com',
    ]);
  });
});

describe('the reminder by genre', () => {
  it('offers every genre, requires an address and one of them, and is sent once', async () => {
    const { user } = renderApp(paths.upcoming.to());
    await listed('Demnächst im Kino');
    const opener = button('Nach Genre vormerken');
    async function open() {
      await user.click(opener);
      return dialogNamed('Nach Genre vormerken');
    }
    let dialog = await open();
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual([
      'Abenteuer',
      'Drama',
      'Grusel',
      'Kinder',
      'Komödie',
      'Science-Fiction',
    ]);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
    expect(requestsTo(upcomingCall)).toHaveLength(1);

    const missingEmail = 'Bitte geben Sie eine gültige Emailadresse ein!';
    await user.click(submitButton());
    expect(dialog.getByText(missingEmail)).toBeVisible();
    expect(dialog.getByText('Bitte wähle mindestens ein Genre.')).toBeVisible();
    expect(dialog.email).toHaveFocus();
    expect(dialog.email).toBeInvalid();
    expect(dialog.email).toHaveAccessibleDescription(missingEmail);
    enter(dialog.email, 'ada@example.com');
    expect(dialog.queryByText(missingEmail)).toBeNull();
    await user.click(submitButton());
    expect(dialog.box('Abenteuer')).toHaveFocus();
    expect(requestsTo(call)).toEqual([]);

    disturb(call, { body: { success: 0, errorMessage: blocked }, times: 1 });
    await user.click(dialog.box('Drama'));
    await user.click(submitButton());
    expect(await dialog.findByText(blocked)).toBeVisible();
    await notification(`Es ist ein Fehler aufgetreten! ${blocked}`);
    expect(dialog.box('Drama')).toBeChecked();
    await user.keyboard('{Escape}');
    await whenClosed();
    dialog = await open();
    expect(dialog.email).toHaveValue('');
    expect(dialog.box('Drama')).not.toBeChecked();
    expect(dialog.queryByText(blocked)).toBeNull();

    const release = deferResponses(call);
    for (const genre of ['Drama', 'Kinder', 'Drama']) await user.click(dialog.box(genre));
    enter(dialog.email, ' ada@example.com ');
    const submit = submitButton();
    await user.click(submit);
    await user.click(submit);
    await user.keyboard('{Enter}');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    release();
    await notification('Gemerkt! Wir schreiben dir, wenn Filme aus deinen Lieblingsgenres kommen.');
    await whenClosed();
    expect(requestsTo(call).map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', genres: ['Drama'] },
      { email: 'ada@example.com', genres: ['Kinder'] },
    ]);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  describe('in the off-season, without a list that contains the genres', () => {
    async function openFromWinter() {
      startWinter();
      const { user } = renderApp(paths.program.to());
      await heading('Kinoprogramm');
      // The footer has a second button.
      const main = within(screen.getByRole('main'));
      return async (fault?: Parameters<typeof disturb>[1]) => {
        if (fault) disturb(upcomingCall, fault);
        await user.click(await main.findByRole('button', { name: 'Filmprogramm abonnieren' }));
        return { user, dialog: await dialogNamed('Filmprogramm abonnieren') };
      };
    }

    it('loads them, can be retried and keeps the address; nothing is sent before, and closing cancels loading', async () => {
      const open = await openFromWinter();
      const { user, dialog: late } = await open({ never: true, times: 1 });
      expect(late.getByText('Die Genres werden geladen …')).toBeVisible();
      enter(late.email, 'ada@example.com');
      enter(late.email, '{Enter}');
      expect(requestsTo(call)).toEqual([]);
      expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
      await user.click(late.getByRole('button', { name: 'Schliessen' }));
      await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
      await whenClosed();

      const { dialog } = await open({ status: 400, times: 1 });
      expect(await dialog.findByText('Die Genres sind gerade nicht zu erreichen.')).toBeVisible();
      enter(dialog.email, 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
      expect(await dialog.findByRole('checkbox', { name: 'Drama' })).toBeVisible();
      expect(dialog.email).toHaveValue('ada@example.com');
      await user.click(dialog.box('Grusel'));
      await user.click(dialog.getByRole('button', { name: 'Abonnieren' }));
      await waitFor(() =>
        expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', genres: ['Grusel'] }]),
      );
    });

    it('can be given up while they load, which is no failure', async () => {
      const open = await openFromWinter();
      const { dialog } = await open({ status: 400, times: 1 });
      const retry = await dialog.findByRole('button', { name: 'Erneut versuchen' });
      stopTime();
      disturb(upcomingCall, { never: true, times: 1 });
      fireEvent.click(retry);
      await passTime(slowResponseAfter);
      fireEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
      await flushPending();
      expect(dialog.getByText('Laden abgebrochen')).toBeVisible();
      expect(dialog.queryByText('Die Genres sind gerade nicht zu erreichen.')).toBeNull();
    });

    it('reports that there are none, while upcoming films are still listed', async () => {
      const open = await openFromWinter();
      const { dialog } = await open({ body: { dataEntries: [], genreEntries: null }, times: 1 });
      expect(await dialog.findByText(/Gerade ist kein Genre eingetragen/)).toBeVisible();
      visit(paths.upcoming.to());
      await listed('Demnächst im Kino');
      expect(card('Die Nibelungen')).toBeVisible();
    });
  });
});

describe('the reminder of a film that is sold out', () => {
  // „Nosferatu“ is sold out tomorrow (302) and on sale later.
  const nosferatu = 'Nosferatu – Eine Symphonie des Grauens';
  const wish = `Sag mir, wenn der Film wieder läuft: ${nosferatu}`;
  const saved = () => currentDatabase().reminders.map(({ movieIds }) => movieIds);

  it('is on its card beside the other dates, with the sold-out films of the list', async () => {
    keepShows(301, 302, 382);
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(within(card(nosferatu)).getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
    const dialog = await openReminder(user, nosferatu);
    expect(dialog.getByText('Sobald ein Film einen neuen Termin hat, schreiben wir dir.')).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.box(/^Nosferatu/)).toBeChecked();
    expect(dialog.box(/^Sonnenaufgang/)).not.toBeChecked();
    enter(dialog.email, 'ada@example.com');
    await user.click(submitButton());
    await notification(thanks);
    expect(saved()).toEqual([[idOf('Nosferatu')]]);
  });

  it('is on the page of its show, and of the film only where all its dates are sold out', async () => {
    keepShows(302);
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 302 }));
    await user.click(await screen.findByRole('button', { name: wish }));
    const dialog = await dialogNamed('Meine Filme vormerken');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    enter(dialog.email, 'ada@example.com');
    await user.click(submitButton());
    await whenClosed();
    expect(saved()).toEqual([[idOf('Nosferatu')]]);
    await waitFor(() => expect(button(wish)).toHaveFocus());

    visit(paths.movie.to({ movieIdentifier: 'nosferatu' }));
    const panel = within(await screen.findByRole('region', { name: 'Alle Termine sind ausverkauft' }));
    await user.click(panel.getByRole('button', { name: wish }));
    expect((await dialogNamed('Meine Filme vormerken')).box(/^Nosferatu/)).toBeChecked();
  });

  it('is only on the cards where a film has dates that can be bought', async () => {
    renderApp(paths.movie.to({ movieIdentifier: 'nosferatu' }));
    expect(await screen.findByRole('region', { name: 'Ticket kaufen' })).toBeVisible();
    expect(button(`Vormerken: ${nosferatu}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: wish })).toBeNull();
  });
});

describe('the page of upcoming films', () => {
  const title = 'Demnächst im Kino';

  it('lists them with a reminder or their state, requested once, and opens an empty reminder of the clicked film', async () => {
    const { user } = renderApp(paths.upcoming.to());
    await listed(title);
    expect(document.title).toMatch(/^Demnächst im Kino/);
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('Autokino'),
    );
    expect(requestsTo(upcomingCall)).toHaveLength(1);
    const announced = currentDatabase().shows.filter(({ upcoming }) => upcoming);
    expect(screen.getAllByRole('article')).toHaveLength(announced.length);
    const undated = within(screen.getByRole('region', { name: 'Termin folgt' }));
    const films = undated.getAllByRole('article');
    expect(undated.getAllByRole('button', { name: /^Vormerken/ })).toHaveLength(films.length);
    const soon = within(card('Der Kameramann')).getByRole('button', { name: 'Verkauf startet in Kürze' });
    expect(soon).toBeDisabled();

    const first = await openReminder(user, 'Der Zirkus');
    enter(first.email, 'ada@example.com');
    await user.click(first.getByRole('button', { name: 'Schliessen' }));
    await whenClosed();
    const second = await openReminder(user, 'Die Nibelungen');
    expect(second.email).toHaveValue('');
    const chosen = second.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(chosen.map((box) => box.labels?.[0]?.textContent)).toEqual(['Die Nibelungen']);
    await user.click(second.box('Der Zirkus'));
    enter(second.email, 'ada@example.com');
    await user.click(submitButton());
    await notification('sobald deine Filme einen neuen Termin haben');
    const movieIds = [idOf('Die Nibelungen'), idOf('Der Zirkus')];
    expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', movieIds }]);
  });

  it.each([
    ['the list of upcoming films', paths.upcoming.to(), title, upcomingCall],
    ['the programme', paths.program.to(), 'Kinoprogramm', 'show/getCurrentShows'],
  ])('needs no price of a film in %s, nor on its own page', async (_, address, name, list) => {
    keepShows(301, 381);
    const [film, withoutPrice] = ['Die Nibelungen', { movieName: 'Die Nibelungen', price: null }];
    for (const [path, query] of [
      [list, '?s1=fetch&showtype=kino'],
      ['movie/getMovieDetailData', '?movieidentifier=die-nibelungen'],
    ] as const) {
      const text = JSON.stringify(await responseOf(path + query));
      const body = JSON.parse(text, (key, value: { movieName?: string }) =>
        key === 'movie' && value.movieName === film ? { ...value, ...withoutPrice } : value,
      ) as object;
      disturb(path, { body });
    }
    const { user, store } = renderApp(address);
    await listed(name);
    await user.click(within(card(film)).getByRole('link', { name: film }));
    await focusedHeading(film);
    expect(button(/^Vormerken: Die Nibelungen/)).toBeEnabled();
    await waitFor(() => expect(areaIn(store, movieSlice)?.isLoading).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves no progress bar, can be retried when it fails, and keeps the last list when it fails later', async () => {
    disturb(upcomingCall, { never: true, times: 1 });
    const { user } = renderApp(paths.upcoming.to());
    await heading(title);
    expect(screen.getByText('Die Vorschau wird geladen …')).toBeVisible();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    async function leaveAndReturn() {
      await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
      await heading('Warenkorb');
      expect(screen.queryByRole('progressbar')).toBeNull();
      disturb(upcomingCall, { status: 400, times: 1 });
      window.history.back();
    }
    await leaveAndReturn();
    await heading('Die Vorschau ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await listed(title);

    await leaveAndReturn();
    await listed(title);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Du siehst den letzten Stand.');
    expect(card('Die Nibelungen')).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
