import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import '@/features/catalogue/reminders/GenreReminder';
import { button, card, focusedHeading, heading, listed, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import {
  answerOf,
  currentDatabase,
  disturb,
  deferResponses,
  requestsTo,
  startWinter,
} from '@test/support/server';

function keepShowsOf(slug: string) {
  const database = currentDatabase();
  const { movieId } = database.movies.find(({ urlIdentifier }) => urlIdentifier === slug)!;
  database.shows = database.shows.filter((show) => show.movieId === movieId);
}

describe('the reminder', () => {
  async function openReminder() {
    keepShowsOf('sonnenaufgang');
    const app = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await app.user.click(button(/^Vormerken: Sonnenaufgang/));
    const dialog = await screen.findByRole('dialog', { name: 'Meine Filme vormerken' });
    return { ...app, dialog: within(dialog) };
  }

  it('opens with the film selected and sends it', async () => {
    const { user, dialog } = await openReminder();
    const film = dialog.getByRole('checkbox', { name: /^Sonnenaufgang/ });
    expect(film).toBeChecked();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt! Wir schreiben dir, sobald deine Filme einen Termin haben.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { movieId } = currentDatabase().movies.find(
      ({ urlIdentifier }) => urlIdentifier === 'sonnenaufgang',
    )!;
    expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', movieIds: [movieId] }]);
  });

  it('keeps the focus on its button when saving fails', async () => {
    disturb('movie/saveNewsletterMovieReminder', { status: 400, times: 1 });
    const release = deferResponses('movie/saveNewsletterMovieReminder');
    const { user, dialog } = await openReminder();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    const submit = dialog.getByRole('button', { name: 'Vormerken' });
    await user.click(submit);
    await user.click(submit);
    release();
    expect(await dialog.findByText('Das hat leider nicht geklappt. Probier es noch einmal.')).toBeVisible();
    expect(submit).toHaveFocus();
    expect(requestsTo('movie/saveNewsletterMovieReminder')).toHaveLength(1);
  });

  it('rejects an invalid email address and a missing film with the required texts (requirements 8)', async () => {
    const { user, dialog } = await openReminder();
    await user.click(dialog.getByRole('checkbox', { name: /^Sonnenaufgang/ }));
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    expect(dialog.getByText('Bitte geben Sie eine gültige Emailadresse ein!')).toBeVisible();
    expect(
      dialog.getByText('Bitte wählen Sie mind. einen Film für den Sie sich interessieren!'),
    ).toBeVisible();
    expect(currentDatabase().reminders).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a reminder that is slow or fails', () => {
  const call = 'movie/saveNewsletterMovieReminder';

  async function subscribe() {
    const database = currentDatabase();
    const { movieId } = database.movies.find(({ urlIdentifier }) => urlIdentifier === 'sonnenaufgang')!;
    database.shows = database.shows.filter((show) => show.movieId === movieId);
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    await user.click(await screen.findByRole('button', { name: /^Vormerken: Sonnenaufgang/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    const submit = () => user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await submit();
    return { user, dialog, submit };
  }

  async function subscribeAndClose() {
    const { user, dialog } = await subscribe();
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { user };
  }

  async function typeIntoNext(user: UserEvent) {
    await user.click(button(/^Vormerken: Sonnenaufgang/));
    const next = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    await user.type(next.getByLabelText('E-Mail-Adresse'), 'eva@example.com');
    return next;
  }

  it('is not reported as saved when the backend rejects it with status 200, and can be retried', async () => {
    disturb(call, { body: { success: false, errorMessage: 'Diese Adresse ist gesperrt.' }, times: 1 });
    const { dialog, submit } = await subscribe();
    const toast = await notification('Diese Adresse ist gesperrt.');
    expect(toast).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(/Gemerkt!/)).toBeNull();
    expect(dialog.getByText('Diese Adresse ist gesperrt.')).toBeVisible();
    expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    await submit();
    expect(await notification('Gemerkt!')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(call)).toHaveLength(2);
    expect(button(/^Vormerken: Sonnenaufgang/)).toBeVisible();
  });

  it.each([
    ['saved', {}, 'Gemerkt! Wir schreiben dir, sobald deine Filme einen Termin haben.'],
    ['rejected', { status: 400 }, 'Es ist ein Fehler aufgetreten!'],
  ])('is announced when it is %s after its dialog was closed', async (_, fault, text) => {
    disturb(call, { ...fault, times: 1 });
    const release = deferResponses(call);
    await subscribeAndClose();
    release();
    await notification(text);
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('keeps a click while an earlier reminder is being saved, and sends it afterwards', async () => {
    const release = deferResponses(call);
    const { user } = await subscribeAndClose();
    const again = await typeIntoNext(user);
    await user.click(again.getByRole('button', { name: 'Wird gespeichert …' }));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentDatabase().reminders.map(({ email }) => email)).toEqual([
      'ada@example.com',
      'eva@example.com',
    ]);
  });

  it('does not show the result of an earlier reminder in the open dialog', async () => {
    disturb(call, {
      body: { success: false, errorMessage: 'Diese Adresse ist gesperrt.' },
      times: 1,
    });
    const release = deferResponses(call, { once: true });
    const { user } = await subscribeAndClose();
    const again = await typeIntoNext(user);
    release();
    await notification('Diese Adresse ist gesperrt.');
    expect(again.queryByText('Diese Adresse ist gesperrt.')).toBeNull();
    await user.click(again.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(call).map(({ body }) => (body as { email: string }).email)).toEqual([
      'ada@example.com',
      'eva@example.com',
    ]);
  });
});

describe('reminders by genre', () => {
  const call = 'movie/saveNewsletterMovieReminder';

  const genresCall = 'movie/getUpcomingMovies';

  async function openGenres() {
    const app = renderApp(paths.upcoming.to());
    await listed('Demnächst im Kino');
    const opener = button('Nach Genre vormerken');
    async function open() {
      await app.user.click(opener);
      return within(await screen.findByRole('dialog', { name: 'Nach Genre vormerken' }));
    }
    return { ...app, opener, open, dialog: await open() };
  }

  describe('the reminder by genre', () => {
    it('offers every genre of the loaded list, none selected', async () => {
      const { dialog } = await openGenres();
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
      expect(requestsTo(genresCall)).toHaveLength(1);
    });

    it('sends address and genres, announces it and returns the focus', async () => {
      const { user, dialog, opener } = await openGenres();
      await user.click(dialog.getByRole('checkbox', { name: 'Drama' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Kinder' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Drama' }));
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), ' ada@example.com ');
      await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
      await notification('Gemerkt! Wir schreiben dir, wenn Filme aus deinen Lieblingsgenres kommen.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(requestsTo(call).map(({ body }) => body)).toEqual([
        { email: 'ada@example.com', genres: ['Kinder'] },
      ]);
      await waitFor(() => expect(opener).toHaveFocus());
    });

    it('requires an address and a genre, and focuses the first missing one', async () => {
      const { user, dialog } = await openGenres();
      const submit = () => user.click(dialog.getByRole('button', { name: 'Vormerken' }));
      const email = dialog.getByLabelText('E-Mail-Adresse');
      await submit();
      const missingEmail = 'Bitte geben Sie eine gültige Emailadresse ein!';
      const missingGenre = 'Bitte wähle mindestens ein Genre.';
      expect(dialog.getByText(missingEmail)).toBeVisible();
      expect(dialog.getByText(missingGenre)).toBeVisible();
      expect(email).toHaveFocus();
      expect(email).toBeInvalid();
      expect(email).toHaveAccessibleDescription(missingEmail);
      await user.type(email, 'ada@example.com');
      expect(dialog.queryByText(missingEmail)).toBeNull();
      await submit();
      expect(dialog.getByRole('checkbox', { name: 'Abenteuer' })).toHaveFocus();
      expect(requestsTo(call)).toEqual([]);
    });

    it('is sent once on any number of clicks', async () => {
      const release = deferResponses(call);
      const { user, dialog } = await openGenres();
      await user.click(dialog.getByRole('checkbox', { name: 'Drama' }));
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      const submit = dialog.getByRole('button', { name: 'Vormerken' });
      await user.click(submit);
      await user.click(submit);
      await user.keyboard('{Enter}');
      expect(submit).toHaveAttribute('aria-disabled', 'true');
      release();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(requestsTo(call)).toHaveLength(1);
    });

    it('keeps the input when saving fails, and is empty when it is opened again', async () => {
      disturb(call, { body: { success: 0, errorMessage: 'Diese Adresse ist gesperrt.' }, times: 1 });
      const { user, dialog, open } = await openGenres();
      await user.click(dialog.getByRole('checkbox', { name: 'Drama' }));
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
      expect(await dialog.findByText('Diese Adresse ist gesperrt.')).toBeVisible();
      await notification('Es ist ein Fehler aufgetreten! Diese Adresse ist gesperrt.');
      expect(dialog.getByRole('checkbox', { name: 'Drama' })).toBeChecked();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const again = await open();
      expect(again.getByLabelText('E-Mail-Adresse')).toHaveValue('');
      expect(again.getByRole('checkbox', { name: 'Drama' })).not.toBeChecked();
      expect(again.queryByText('Diese Adresse ist gesperrt.')).toBeNull();
    });
  });

  describe('without a list that contains the genres', () => {
    async function openFromWinter() {
      startWinter();
      return async () => {
        const { user } = renderApp(paths.program.to());
        await heading('Kinoprogramm');
        // The footer has a second one.
        const main = within(screen.getByRole('main'));
        await user.click(await main.findByRole('button', { name: 'Filmprogramm abonnieren' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Filmprogramm abonnieren' }));
        return { user, dialog };
      };
    }

    it('the genres are loaded', async () => {
      const open = await openFromWinter();
      const { user, dialog } = await open();
      await user.click(await dialog.findByRole('checkbox', { name: 'Grusel' }));
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Abonnieren' }));
      await waitFor(() =>
        expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', genres: ['Grusel'] }]),
      );
    });

    it('nothing is sent before the genres have loaded, and closing cancels loading', async () => {
      const open = await openFromWinter();
      disturb(genresCall, { never: true });
      const { user, dialog } = await open();
      expect(dialog.getByText('Die Genres werden geladen …')).toBeVisible();
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com{Enter}');
      expect(requestsTo(call)).toEqual([]);
      expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
      await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
    });

    it('a failed load can be retried, and the address stays', async () => {
      const open = await openFromWinter();
      disturb(genresCall, { status: 400, times: 1 });
      const { user, dialog } = await open();
      expect(await dialog.findByText('Die Genres sind gerade nicht zu erreichen.')).toBeVisible();
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
      expect(await dialog.findByRole('checkbox', { name: 'Drama' })).toBeVisible();
      expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    });

    it('the dialog reports that there are no genres', async () => {
      const open = await openFromWinter();
      disturb(genresCall, { body: { dataEntries: [], genreEntries: null } });
      const { dialog } = await open();
      expect(await dialog.findByText(/Gerade ist kein Genre eingetragen/)).toBeVisible();
    });
  });
});

describe('the page of upcoming films', () => {
  const call = 'movie/getUpcomingMovies';

  const title = 'Demnächst im Kino';

  async function openUpcoming() {
    const app = renderApp(paths.upcoming.to());
    await listed(title);
    return app;
  }

  describe('the upcoming films', () => {
    it('have their own heading and title, and are requested once', async () => {
      await openUpcoming();
      expect(document.title).toMatch(/^Demnächst im Kino/);
      expect(document.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        expect.stringContaining('Autokino'),
      );
      expect(requestsTo(call)).toHaveLength(1);
      const announced = currentDatabase().shows.filter(({ upcoming }) => upcoming);
      expect(screen.getAllByRole('article')).toHaveLength(announced.length);
    });

    it('offer a reminder when they have no date, and otherwise show their state', async () => {
      await openUpcoming();
      const undated = screen.getByRole('region', { name: 'Termin folgt' });
      const films = within(undated).getAllByRole('article');
      expect(within(undated).getAllByRole('button', { name: /^Vormerken/ })).toHaveLength(films.length);
      const soon = within(card('Der Kameramann')).getByRole('button', { name: 'Verkauf startet in Kürze' });
      expect(soon).toBeDisabled();
    });

    it.each([
      ['the list of upcoming films', paths.upcoming.to(), title, call],
      ['the programme', paths.program.to(), 'Kinoprogramm', 'show/getCurrentShows'],
    ])('need no price in %s, nor on their own page', async (_, address, name, list) => {
      const [film, withoutPrice] = ['Die Nibelungen', { movieName: 'Die Nibelungen', price: null }];
      for (const [path, query] of [
        [list, '?s1=fetch&showtype=kino'],
        ['movie/getMovieDetailData', '?movieidentifier=die-nibelungen'],
      ] as const) {
        const answer = JSON.stringify(await answerOf(path + query));
        const body = JSON.parse(answer, (key, value: { movieName?: string }) =>
          key === 'movie' && value.movieName === film ? { ...value, ...withoutPrice } : value,
        ) as object;
        disturb(path, { body });
      }
      const { user, store } = renderApp(address);
      await listed(name);
      await user.click(within(card(film)).getByRole('link', { name: film }));
      await focusedHeading(film);
      expect(button(/^Vormerken: Die Nibelungen/)).toBeEnabled();
      await waitFor(() => expect(store.getState().movie?.isLoading).toBe(false));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('are listed in the off-season', async () => {
      startWinter();
      await openUpcoming();
      expect(card('Die Nibelungen')).toBeVisible();
    });

    it('offer a reminder in which only the clicked film is selected', async () => {
      const { user } = await openUpcoming();
      await user.click(button(/^Vormerken: Die Nibelungen/));
      const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
      const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
      expect(chosen.map((box) => box.labels?.[0]?.textContent)).toEqual(['Die Nibelungen']);
      await user.click(dialog.getByRole('checkbox', { name: 'Der Zirkus' }));
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
      await notification('sobald deine Filme einen Termin haben');
      const ids = ['Die Nibelungen', 'Der Zirkus'].map(
        (name) => currentDatabase().movies.find(({ movieName }) => movieName === name)!.movieId,
      );
      expect(currentDatabase().reminders).toEqual([{ email: 'ada@example.com', movieIds: ids }]);
    });

    it('open the reminder with an empty email address each time', async () => {
      const { user } = await openUpcoming();
      async function open(name: string) {
        await user.click(button(new RegExp(`^Vormerken: ${name}`)));
        return within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
      }
      const first = await open('Die Nibelungen');
      await user.type(first.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(first.getByRole('button', { name: 'Schliessen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const second = await open('Der Zirkus');
      expect(second.getByLabelText('E-Mail-Adresse')).toHaveValue('');
      expect(second.getByRole('checkbox', { name: 'Die Nibelungen' })).not.toBeChecked();
      expect(second.getByRole('checkbox', { name: 'Der Zirkus' })).toBeChecked();
    });
  });

  describe('without upcoming films', () => {
    it('the off-season view is shown, without a link to this page', async () => {
      currentDatabase().shows = [];
      renderApp(paths.upcoming.to());
      expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Kinogutschein kaufen' })).toBeVisible();
      expect(main.queryByRole('link', { name: title })).toBeNull();
    });
  });

  describe('a response of the upcoming films', () => {
    it('leaves no progress bar when it never arrives and the visitor leaves', async () => {
      disturb(call, { never: true });
      const { user } = renderApp(paths.upcoming.to());
      await heading(title);
      expect(screen.getByText('Die Vorschau wird geladen …')).toBeVisible();
      expect(await screen.findByRole('progressbar')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
      await heading('Warenkorb');
      expect(screen.queryByRole('progressbar')).toBeNull();
    });

    it('can be retried when it fails', async () => {
      disturb(call, { status: 400, times: 1 });
      const { user } = renderApp(paths.upcoming.to());
      await heading('Die Vorschau ist gerade nicht zu erreichen');
      await user.click(button('Erneut versuchen'));
      await listed(title);
    });

    it('keeps the last list when it fails later', async () => {
      const { user } = await openUpcoming();
      await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
      await heading('Warenkorb');
      disturb(call, { status: 400, times: 1 });
      window.history.back();
      await listed(title);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Du siehst den letzten Stand.');
      expect(card('Die Nibelungen')).toBeVisible();
      await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });
  });
});
