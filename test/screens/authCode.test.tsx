import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { accountButton } from '@test/support/account';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

it('an auth dialog that cannot be fetched says so and is asked for again on request', async () => {
  const asked = vi.fn();
  vi.doMock('@/features/auth/AuthDialog', () => {
    asked();
    throw new Error('offline');
  });
  const { user } = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  // The focus asks ahead of the press, and of two askings at once the mock lets one through.
  async function press(askings: number) {
    act(() => accountButton().focus());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(askings));
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(accountButton());
  }
  await press(1);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Das konnte nicht geladen werden. Vielleicht ist die Verbindung gerade schlecht.',
  );
  await user.click(button('Schließen'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(accountButton()).toHaveFocus();
  await press(3);
  await screen.findByRole('alert');
  vi.doUnmock('@/features/auth/AuthDialog');
  await user.click(button('Erneut versuchen'));
  expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
});
