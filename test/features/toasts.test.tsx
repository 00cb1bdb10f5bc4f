import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { notify } from '@/request/notify';
import { heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const added = 'Produkt wurde dem Warenkorb hinzugefügt';
const removed = 'Produkt wurde entfernt';
const failed = 'Es ist ein Fehler aufgetreten!';

afterEach(() => {
  vi.resetModules();
});

it('where the toasts fail to load, the shop stands and the next notification shows both', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('@/features/notifications/Toasts', () => {
    throw new Error('offline');
  });
  const { store } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  store.dispatch(notify('productAdded'));
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
  expect(screen.queryByText(added)).toBeNull();

  vi.doUnmock('@/features/notifications/Toasts');
  store.dispatch(notify('productRemoved'));
  await notification(added);
  await notification(removed);
});

it('a success is told politely, a failure at once, each once', async () => {
  const { store } = renderApp(paths.cart.to());
  store.dispatch(notify('productAdded'));
  store.dispatch(notify('failed'));
  expect(await notification(added)).toHaveRole('status');
  expect(await notification(failed)).toHaveRole('alert');
  store.dispatch(notify('productRemoved'));
  await notification(removed);
  expect(screen.getAllByText(added)).toHaveLength(1);
});

it('what the specification prints in English is read as English, all else in the page’s language', async () => {
  const { store } = renderApp(paths.cart.to());
  store.dispatch(notify('loginNeeded'));
  store.dispatch(notify('productAdded'));
  expect((await screen.findByText(/Please, log in to continue/)).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
  expect((await screen.findByText(added)).closest('[lang]')).toBeNull();
});
