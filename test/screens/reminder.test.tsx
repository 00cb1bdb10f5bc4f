import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, listed, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

function keepShowsOf(slug: string) {
  const world = currentWorld();
  const { movieId } = world.movies.find(({ urlIdentifier }) => urlIdentifier === slug)!;
  world.shows = world.shows.filter((show) => show.movieId === movieId);
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

  it('opens with the film chosen and sends it', async () => {
    const { user, dialog } = await openReminder();
    const film = dialog.getByRole('checkbox', { name: /^Sonnenaufgang/ });
    expect(film).toBeChecked();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt! Wir schreiben dir, sobald deine Filme einen Termin haben.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { movieId } = currentWorld().movies.find(({ urlIdentifier }) => urlIdentifier === 'sonnenaufgang')!;
    expect(currentWorld().reminders).toEqual([{ email: 'ada@example.com', movieIds: [movieId] }]);
  });

  it('keeps the focus on its button when it could not be saved', async () => {
    disturb('movie/saveNewsletterMovieReminder', { status: 400, times: 1, delay: 1000 });
    const { user, dialog } = await openReminder();
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    const submit = dialog.getByRole('button', { name: 'Vormerken' });
    await user.click(submit);
    await user.click(submit);
    expect(await dialog.findByText('Das hat leider nicht geklappt.')).toBeVisible();
    expect(submit).toHaveFocus();
    expect(requestsTo('movie/saveNewsletterMovieReminder')).toHaveLength(1);
  });

  it('refuses a wrong address and no film in the words of section 8', async () => {
    const { user, dialog } = await openReminder();
    await user.click(dialog.getByRole('checkbox', { name: /^Sonnenaufgang/ }));
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    expect(dialog.getByText('Bitte geben Sie eine gültige Emailadresse ein!')).toBeVisible();
    expect(
      dialog.getByText('Bitte wählen Sie mind. einen Film für den Sie sich interessieren!'),
    ).toBeVisible();
    expect(currentWorld().reminders).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
