import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  accountButton,
  authDialog,
  authPanel,
  customer,
  keepSession,
  signIn,
  typeAccount,
} from '@test/support/account';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, holdBack, requestsTo } from '@test/support/server';

const favourites = () => screen.findByRole('link', { name: 'Deine Favoriten' });

async function openDialog() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  return app;
}

describe('signing in', () => {
  it('shows that it is under way, then closes the dialog and says so', async () => {
    const letGo = holdBack('auth/login');
    const { user } = await openDialog();
    await typeAccount(user, { 'E-Mail-Adresse': ` ${customer.email} `, Passwort: customer.password });
    await user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
    const busy = authPanel().getByRole('button', { name: 'Du wirst angemeldet …' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.keyboard('{Enter}');
    letGo();
    expect(await favourites()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Du bist angemeldet.')).toHaveAttribute('aria-live', 'polite');
    expect(requestsTo('auth/login').map(({ body }) => body)).toEqual([
      { email: customer.email, password: customer.password },
    ]);
  });

  it('works by keyboard alone', async () => {
    const { user } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    accountButton().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.tab();
    expect(authDialog().getByRole('tab', { name: 'Login' })).toHaveFocus();
    await user.tab();
    await user.keyboard(customer.email);
    await user.tab();
    await user.keyboard(`${customer.password}{Enter}`);
    expect(await favourites()).toHaveFocus();
  });

  it('gives the focus to the heading where what opened the dialog is not the header', async () => {
    const { user, store } = renderApp(paths.notFound.to());
    const title = await heading('Seite nicht gefunden');
    store.dispatch({ type: 'auth/authToggled' });
    await screen.findByRole('dialog');
    await signIn(user);
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('holds after a reload', async () => {
    const first = await openDialog();
    await signIn(first.user);
    keepSession();
    first.close();
    const { store } = renderApp(paths.notFound.to());
    await favourites();
    expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
  });
});

describe('signing up', () => {
  it('makes an account and signs in', async () => {
    const { user } = await openDialog();
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    await typeAccount(user, {
      Benutzername: ' Ada ',
      'E-Mail-Adresse': 'ada@example.com',
      Passwort: 'ganz geheim',
      'Passwort wiederholen': 'ganz geheim',
    });
    const letGo = holdBack('auth/register');
    await user.click(authPanel().getByRole('button', { name: 'Konto anlegen' }));
    expect(authPanel().getByRole('button', { name: 'Dein Konto wird angelegt …' })).toBeVisible();
    letGo();
    await favourites();
    expect(currentWorld().users.at(-1)).toMatchObject({
      username: 'Ada',
      email: 'ada@example.com',
      password: 'ganz geheim',
    });
  });
});
