import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  accountButton,
  authDialog,
  authPanel,
  beSignedIn,
  customer,
  typeAccount,
} from '@test/support/account';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const wrong = { 'E-Mail-Adresse': customer.email, Passwort: 'falsch-falsch' };
const right = { 'E-Mail-Adresse': customer.email, Passwort: customer.password };
const taken = {
  Benutzername: 'Ada',
  'E-Mail-Adresse': customer.email,
  Passwort: 'geheim',
  'Passwort wiederholen': 'geheim',
};
const submit = () => authPanel().getByRole('button', { name: /^(Anmelden|Konto anlegen)$/ });
const alert = () => authPanel().findByRole('alert');
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openFilled(tab: 'Login' | 'Register', values: Record<string, string>) {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await waitFor(() => expect(app.store.getState().auth.isPending).toBe(false));
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  await app.user.click(authDialog().getByRole('tab', { name: tab }));
  await typeAccount(app.user, values);
  return app;
}

async function send(tab: 'Login' | 'Register', values: Record<string, string>) {
  const app = await openFilled(tab, values);
  await app.user.click(submit());
  return app;
}

describe('a refusal', () => {
  it('of the backend stands in the dialog, in its words, until the form is changed', async () => {
    const { user } = await send('Login', wrong);
    expect(await alert()).toHaveTextContent(/^E-Mail oder Passwort stimmt nicht\.$/);
    expect(submit()).toHaveFocus();
    expect(authPanel().getByLabelText('Passwort')).toHaveValue(wrong.Passwort);
    await user.type(authPanel().getByLabelText('Passwort'), 'x');
    expect(authPanel().queryByRole('alert')).toBeNull();
  });

  it('of an address that is taken goes when the tab is left', async () => {
    const { user } = await send('Register', taken);
    expect(await alert()).toHaveTextContent('Mit dieser E-Mail-Adresse gibt es schon ein Konto.');
    await user.click(authDialog().getByRole('tab', { name: 'Login' }));
    expect(authDialog().queryByRole('alert', { hidden: true })).toBeNull();
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(authPanel().queryByRole('alert')).toBeNull();
    expect(authPanel().getByLabelText('Benutzername')).toHaveValue('Ada');
  });

  it('is gone when the dialog is opened again', async () => {
    const { user } = await send('Login', wrong);
    await alert();
    await user.keyboard('{Escape}');
    await user.click(accountButton());
    await screen.findByRole('dialog');
    expect(authPanel().queryByRole('alert')).toBeNull();
    expect(authPanel().getByLabelText('Passwort')).toHaveValue('');
  });

  it('is text of a sane length', async () => {
    disturb('auth/login', {
      status: 401,
      body: { errorMessage: `<img src=x onerror=alert(1)>${'a'.repeat(99_999)}` },
    });
    await send('Login', wrong);
    const box = await alert();
    expect(box.textContent).toMatch(/^<img src=x onerror=alert\(1\)>a+…$/);
    expect(box.textContent.length).toBeLessThanOrEqual(300);
    expect(box.querySelector('img')).toBeNull();
  });

  it.each([
    ['Login', { status: 401 }, 'E-Mail-Adresse oder Passwort stimmt nicht.'],
    ['Login', { status: 404 }, 'Hier kann man sich gerade nicht anmelden.'],
    ['Login', { status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
    ['Login', { drop: true }, 'Keine Verbindung.'],
    ['Register', { status: 409 }, 'Mit diesen Angaben konnten wir kein Konto anlegen.'],
    ['Register', { drop: true }, 'Es ist unklar, ob dein Konto angelegt wurde.'],
  ] as const)('without words has ours: %s, %j', async (tab, fault, text) => {
    disturb(tab === 'Login' ? 'auth/login' : 'auth/register', fault);
    const { user } = await send(
      tab,
      tab === 'Login' ? right : { ...taken, 'E-Mail-Adresse': 'neu@example.com' },
    );
    expect(await alert()).toHaveTextContent(text);
    currentWorld().faults = [];
    await user.click(submit());
    await dialogIsGone();
  });
});

describe('a sign-in whose answer is lost', () => {
  it('counts where the session tells so', async () => {
    const { store } = await openFilled('Login', right);
    disturb('auth/login', { drop: true });
    beSignedIn();
    fireEvent.click(submit());
    await dialogIsGone();
    expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
    expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
    expect(requestsTo('auth/login')).toHaveLength(1);
  });

  it('that nobody answers is said after 10 s, and can be given up', async () => {
    disturb('auth/login', { never: true });
    const { store } = await openFilled('Login', right);
    stopTime();
    fireEvent.click(submit());
    await settle();
    await passTime(9900);
    expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
    await passTime(200);
    expect(screen.getByText('Das dauert länger als üblich.').closest('[role=status]')).not.toBeNull();
    fireEvent.click(authPanel().getByRole('button', { name: 'Nicht länger warten' }));
    await settle();
    expect(authPanel().getByRole('alert')).toHaveTextContent(
      'Es ist unklar, ob die Anmeldung angekommen ist.',
    );
    expect(submit()).toBeEnabled();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo('auth/login')).toHaveLength(1);
  });
});

describe('a dialog that is closed meanwhile', () => {
  async function closeMeanwhile(values: Record<string, string>) {
    const { user } = await openFilled('Login', values);
    const letGo = holdBack('auth/login');
    await user.click(submit());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    return { user, letGo };
  }

  it('leaves the sign-in to arrive, which is said', async () => {
    const { letGo } = await closeMeanwhile(right);
    letGo();
    expect(await screen.findByRole('link', { name: 'Deine Favoriten' })).toHaveFocus();
    expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
  });

  it('shows the next one that it is still under way, and not its failure', async () => {
    const { user, letGo } = await closeMeanwhile(wrong);
    await user.click(accountButton());
    await screen.findByRole('dialog');
    expect(authPanel().getByRole('button', { name: 'Du wirst angemeldet …' })).toBeVisible();
    letGo();
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(authPanel().queryByRole('alert')).toBeNull();
  });
});
