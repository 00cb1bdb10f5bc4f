import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';
import { loseHost } from '@test/support/server';

const notLoaded = 'Diese Seite konnte nicht geladen werden';

function offline(): never {
  throw new Error('offline');
}

beforeEach(() => void loseHost());

it('a market whose description cannot be read yet speaks of the connection, and is shown on request', async () => {
  vi.doMock('@/ui/SafeHtml', offline);
  const { user } = renderApp(paths.event.to({ idOrIdentifier: 501 }));
  await heading(notLoaded);
  expect(screen.getByRole('alert')).toHaveTextContent('Verbindung gerade schlecht');
  expect(takeProblems().join()).toContain('The code did not load.');
  vi.doUnmock('@/ui/SafeHtml');
  await user.click(button('Erneut versuchen'));
  await heading('Flohmarkt Wien');
  expect(await screen.findByText('Altes, Rares, Schräges')).toBeVisible();
});

it('a reminder dialog that cannot be fetched yet opens when it is asked for again', async () => {
  vi.doMock('@/features/upcomingMovies/ReminderModal', offline);
  const { user } = renderApp(paths.program.to());
  await heading('Kinoprogramm');
  const remind = async () => user.click((await screen.findAllByRole('button', { name: /^Vormerken/ }))[0]!);
  await remind();
  await heading(notLoaded);
  expect(takeProblems().join()).toContain('The code did not load.');
  vi.doUnmock('@/features/upcomingMovies/ReminderModal');
  await user.click(button('Erneut versuchen'));
  await heading('Kinoprogramm');
  await remind();
  expect(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' })).toBeVisible();
});
