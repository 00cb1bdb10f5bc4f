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
  return { user, dialog, submit };
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

it.each([
  ['that arrives', {}, 'Gemerkt! Wir schreiben dir, sobald deine Filme einen Termin haben.'],
  ['that fails', { status: 400 }, 'Es ist ein Fehler aufgetreten!'],
])('a reminder %s after its dialog was closed tells so', async (_, fault, text) => {
  disturb(call, { ...fault, delay: 150, times: 1 });
  const { user, dialog } = await subscribe();
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await notification(text);
  expect(requestsTo(call)).toHaveLength(1);
});

it('the outcome of an earlier reminder neither closes nor blames the dialog that is open then', async () => {
  disturb(call, {
    body: { success: false, errorMessage: 'Diese Adresse ist gesperrt.' },
    delay: 300,
    times: 1,
  });
  const { user, dialog } = await subscribe();
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button(/^Vormerken: Sonnenaufgang/));
  const again = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
  await user.type(again.getByLabelText('E-Mail-Adresse'), 'eva@example.com');
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
