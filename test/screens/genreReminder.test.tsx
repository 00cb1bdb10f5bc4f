import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading, listed, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo, startWinter } from '@test/support/server';
// Compiled here: while a test waits for the dialog, looking for it again and again holds its code up on a busy machine.
import '@/features/upcomingMovies/GenreReminder';

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
  it('offers every genre, none of them chosen, from what the list already brought', async () => {
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

  it('sends address and genres, says so and gives the focus back', async () => {
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

  it('asks for an address and a genre, and leads to the first that is missing', async () => {
    const { user, dialog } = await openGenres();
    const submit = () => user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    const email = dialog.getByLabelText('E-Mail-Adresse');
    await submit();
    const missingEmail = 'Bitte geben Sie eine gültige Emailadresse ein!';
    const missingGenre = 'Bitte wählen Sie mind. ein Genre für das Sie sich interessieren!';
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

  it('is sent once, however often the button is pressed', async () => {
    const letGo = holdBack(call);
    const { user, dialog } = await openGenres();
    await user.click(dialog.getByRole('checkbox', { name: 'Drama' }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    const submit = dialog.getByRole('button', { name: 'Vormerken' });
    await user.click(submit);
    await user.click(submit);
    await user.keyboard('{Enter}');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('keeps what was typed when it cannot be saved, and starts anew after closing', async () => {
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

describe('where no list brought the genres', () => {
  async function openFromWinter() {
    startWinter();
    return async () => {
      const { user } = renderApp(paths.program.to());
      await heading('Kinoprogramm');
      // The footer has one of its own.
      const main = within(screen.getByRole('main'));
      await user.click(await main.findByRole('button', { name: 'Filmprogramm abonnieren' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Filmprogramm abonnieren' }));
      return { user, dialog };
    };
  }

  it('they are read', async () => {
    const open = await openFromWinter();
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('checkbox', { name: 'Grusel' }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Abonnieren' }));
    await waitFor(() =>
      expect(currentWorld().reminders).toEqual([{ email: 'ada@example.com', genres: ['Grusel'] }]),
    );
  });

  it('nothing is sent before they are there, and closing ends the reading', async () => {
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

  it('a reading that fails can be tried again, and the address stays', async () => {
    const open = await openFromWinter();
    disturb(genresCall, { status: 400, times: 1 });
    const { user, dialog } = await open();
    expect(await dialog.findByText('Die Genres sind gerade nicht zu erreichen.')).toBeVisible();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await dialog.findByRole('checkbox', { name: 'Drama' })).toBeVisible();
    expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
  });

  it('where there is none, the dialog says so', async () => {
    const open = await openFromWinter();
    disturb(genresCall, { body: { dataEntries: [], genreEntries: null } });
    const { dialog } = await open();
    expect(await dialog.findByText(/Gerade ist kein Genre eingetragen/)).toBeVisible();
  });
});
