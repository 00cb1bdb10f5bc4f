import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const call = 'movie/saveNewsletterMovieReminder';

async function subscribe() {
  const world = currentWorld();
  const { movieId } = world.movies.find(({ urlIdentifier }) => urlIdentifier === 'sonnenaufgang')!;
  world.shows = world.shows.filter((show) => show.movieId === movieId);
  const { user } = renderApp(paths.program.to());
  await heading('Kinoprogramm');
  await user.click(await screen.findByRole('button', { name: /^Vormerken: Sonnenaufgang/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
  await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
  const submit = () => user.click(dialog.getByRole('button', { name: 'Vormerken' }));
  await submit();
  return { dialog, submit };
}

it('a reminder that the backend politely refuses is not called saved, and can be tried again', async () => {
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
