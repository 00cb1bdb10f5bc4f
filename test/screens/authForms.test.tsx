import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { accountButton, authDialog, authPanel, typeAccount } from '@test/support/account';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { holdBack, requestsTo } from '@test/support/server';

type Mode = 'Login' | 'Register';
const submits = { Login: 'Anmelden', Register: 'Konto anlegen' };
const submit = (mode: Mode) => authPanel().getByRole('button', { name: submits[mode] });

async function openTab(mode: Mode): Promise<UserEvent> {
  const { user } = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await user.click(accountButton());
  await screen.findByRole('dialog');
  await user.click(authDialog().getByRole('tab', { name: mode }));
  return user;
}

const account = {
  Benutzername: 'Ada',
  'E-Mail-Adresse': 'ada@example.com',
  Passwort: 'geheim',
  'Passwort wiederholen': 'geheim',
};
const { Benutzername: _, 'Passwort wiederholen': __, ...credentials } = account;

const badEmail = 'Das ist keine gültige E-Mail-Adresse.';
const short = 'Ein Passwort hat mindestens 6 Zeichen.';
const other = 'Das ist nicht dasselbe Passwort wie oben.';

describe.each([
  ['Login', credentials],
  ['Register', account],
] as const)('the form under %s', (mode, valid) => {
  it('can be sent once everything is valid', async () => {
    const user = await openTab(mode);
    expect(submit(mode)).toBeDisabled();
    await typeAccount(user, valid);
    expect(submit(mode)).toBeEnabled();
    expect(authPanel().queryByText(/^Es fehlt noch/)).toBeNull();
    for (const label of Object.keys(valid)) expect(authPanel().getByLabelText(label)).toBeValid();
  });

  it.each(Object.keys(valid))(
    'cannot be sent without „%s“, not even by Enter, and says so',
    async (label) => {
      const user = await openTab(mode);
      await typeAccount(user, { ...valid, [label]: '   ' });
      expect(submit(mode)).toBeDisabled();
      expect(submit(mode)).toHaveAccessibleDescription(/^Es fehlt noch: .+\.$/);
      await user.type(authPanel().getByLabelText('E-Mail-Adresse'), '{Enter}');
      expect([...requestsTo('auth/login'), ...requestsTo('auth/register')]).toEqual([]);
    },
  );

  it.each([
    ['E-Mail-Adresse', 'ada', badEmail],
    ['E-Mail-Adresse', 'ada@', badEmail],
    ['E-Mail-Adresse', 'a da@example.com', badEmail],
    ['Passwort', 'gehei', short],
  ])('says at „%s“ what is wrong with „%s“ once it is left', async (label, value, message) => {
    const user = await openTab(mode);
    const field = authPanel().getByLabelText(label);
    await user.click(field);
    await user.paste(value);
    expect(authPanel().queryByText(message)).toBeNull();
    await user.tab();
    expect(await authPanel().findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(submit(mode)).toBeDisabled();
  });
});

describe('a repeated password', () => {
  it('is looked at again whichever of the two changes', async () => {
    const user = await openTab('Register');
    await typeAccount(user, { ...account, 'Passwort wiederholen': 'geheim!' });
    expect(await authPanel().findByText(other)).toBeVisible();
    expect(submit('Register')).toBeDisabled();
    await user.type(authPanel().getByLabelText('Passwort'), '!');
    expect(authPanel().queryByText(other)).toBeNull();
    expect(submit('Register')).toBeEnabled();
    await user.type(authPanel().getByLabelText('Passwort'), '!');
    expect(authPanel().getByText(other)).toBeVisible();
    await user.type(authPanel().getByLabelText('Passwort wiederholen'), '!');
    expect(submit('Register')).toBeEnabled();
  });
});

describe('a password', () => {
  it.each([
    ['Login', 'Passwort', 'Passwort anzeigen'],
    ['Register', 'Passwort', 'Passwort anzeigen'],
    ['Register', 'Passwort wiederholen', 'Wiederholtes Passwort anzeigen'],
  ] as const)('under %s, „%s“, can be looked at', async (mode, label, name) => {
    const user = await openTab(mode);
    const field = authPanel().getByLabelText(label);
    await user.click(field);
    await user.paste('geheim');
    expect(field).toHaveAttribute('type', 'password');
    const show = authPanel().getByRole('button', { name });
    expect(show).toHaveAttribute('aria-pressed', 'false');
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).toHaveValue('geheim');
    await user.click(show);
    expect(field).toHaveAttribute('type', 'password');
  });

  it('stands in no attribute, state, store, cookie or address', async () => {
    const secret = 'ganz-geheim-42';
    const { user, store } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    await user.click(accountButton());
    await screen.findByRole('dialog');
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    await typeAccount(user, { ...account, Passwort: secret, 'Passwort wiederholen': secret });
    await user.click(authPanel().getByRole('button', { name: 'Passwort anzeigen' }));
    holdBack('auth/register');
    await user.click(submit('Register'));
    const places = [
      document.documentElement.outerHTML,
      JSON.stringify(store.getState()),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
      window.location.href,
    ];
    expect(authPanel().getByLabelText('Passwort')).toHaveValue(secret);
    expect(places.filter((place) => place.includes(secret))).toEqual([]);
  });

  it('and the other fields are named for password managers', async () => {
    const user = await openTab('Login');
    const tokens = () =>
      authPanel()
        .getAllByLabelText(/^(Benutzername|E-Mail-Adresse|Passwort|Passwort wiederholen)$/)
        .map((field) => field.getAttribute('autocomplete'));
    expect(tokens()).toEqual(['username', 'current-password']);
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(tokens()).toEqual(['nickname', 'email', 'new-password', 'new-password']);
  });
});
