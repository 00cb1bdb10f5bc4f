import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fetchSession } from '@/features/account/api';
import { paths } from '@/shared/config/paths';
import {
  accountButton,
  accountMenu,
  authDialog,
  authPanel,
  beSignedIn,
  customer,
  keepSession,
  noAccountMenu,
  signIn,
  typeAccount,
} from '@test/support/account';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const cartLink = () => screen.getByRole('link', { name: /^Warenkorb/ });
const account = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));

async function openDialog() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  return app;
}

const wrong = { 'E-Mail-Adresse': customer.email, Passwort: 'falsch-falsch' };

async function openSignedIn() {
  beSignedIn();
  const app = renderApp(paths.favourites.to());
  await screen.findByRole('button', { name: 'Abmelden' });
  return app;
}

describe('the header', () => {
  it('lets an anonymous visitor sign in and reach the cart', async () => {
    renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    expect(accountButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    await waitFor(() => expect(requestsTo('auth/session')).toHaveLength(1));
    noAccountMenu();
  });

  it('shows a signed-in visitor one cart link, and the rest in a menu', async () => {
    beSignedIn();
    const { user } = renderApp(paths.notFound.to());
    await user.click(await accountMenu());
    expect(account().getAllByRole('link')).toHaveLength(1);
    expect(account().getByRole('link', { name: 'Favoriten' })).toHaveAttribute('href', '/favoriten');
    expect(account().getByRole('button', { name: 'Abmelden' })).toBeVisible();
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    expect(header.queryByRole('link', { name: 'Deine Favoriten' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anmelden oder registrieren' })).toBeNull();
    expect(screen.queryByText('Du bist angemeldet.')).toBeNull();
  });

  it.each([
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['HTML', { raw: '<html></html>' }],
    ['a broken connection', { drop: true }],
  ])('treats a session request that ends in %s as signed out, without a message', async (_, fault) => {
    disturb('auth/session', fault);
    const { store } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    expect(store.getState().auth).toMatchObject({ isAuth: false, uid: null });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(accountButton()).toBeVisible();
  });
});

describe('the auth dialog', () => {
  it('locks scrolling until its button closes it, which returns the focus', async () => {
    const { user } = await openDialog();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.click(authDialog().getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(accountButton()).toHaveFocus();
  });

  it('is closed by Esc, also when pressed twice, and by leaving the page', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(accountButton());
    await screen.findByRole('dialog');
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('opens once when the icon is clicked twice before its code has loaded', async () => {
    renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    fireEvent.click(accountButton());
    fireEvent.click(accountButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is closed by a click beside it, but not by the second click of a double click that opened it', async () => {
    await openDialog();
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    fireEvent.click(dialog, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(accountButton()).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    const app = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    const opener = accountButton();
    await app.user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    opener.focus();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('has two tabs that arrow keys, Home and End select', async () => {
    const { user } = await openDialog();
    const [login, register] = authDialog().getAllByRole('tab');
    expect([login, register].map((tab) => tab!.textContent)).toEqual(['Login', 'Register']);
    const steps: [string, HTMLElement][] = [
      ['{ArrowRight}', register!],
      ['{ArrowRight}', login!],
      ['{ArrowLeft}', register!],
      ['{Home}', login!],
      ['{End}', register!],
    ];
    await user.click(login!);
    for (const [key, chosen] of steps) {
      await user.keyboard(key);
      expect(chosen).toHaveFocus();
      expect(authDialog().getByRole('tab', { selected: true })).toBe(chosen);
      expect(authDialog().getByRole('tabpanel', { name: chosen.textContent })).toBeVisible();
      expect(chosen).toHaveAttribute('aria-controls', authDialog().getByRole('tabpanel').id);
    }
    expect(login).toHaveAttribute('tabindex', '-1');
  });

  it('keeps the typed email address in the other tab, but no password', async () => {
    const { user } = await openDialog();
    await typeAccount(user, { 'E-Mail-Adresse': 'ada@example.com', Passwort: 'geheim' });
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(authPanel().getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(authPanel().getByLabelText('Passwort')).toHaveValue('');
    fireEvent.change(authPanel().getByLabelText('E-Mail-Adresse'), { target: { value: 'eva@example.com' } });
    await user.click(authDialog().getByRole('tab', { name: 'Login' }));
    expect(authPanel().getByLabelText('E-Mail-Adresse')).toHaveValue('eva@example.com');
    expect(authPanel().getByLabelText('Passwort')).toHaveValue('geheim');
  });
});

describe('the forms of the dialog', () => {
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
    it('can be submitted when everything is valid', async () => {
      const user = await openTab(mode);
      expect(submit(mode)).toBeDisabled();
      await typeAccount(user, valid);
      expect(submit(mode)).toBeEnabled();
      expect(authPanel().queryByText(/^Es fehlt noch/)).toBeNull();
      for (const label of Object.keys(valid)) expect(authPanel().getByLabelText(label)).toBeValid();
    });

    it.each(Object.keys(valid))(
      'cannot be submitted without „%s“, not even by Enter, and reports it',
      async (label) => {
        const user = await openTab(mode);
        await typeAccount(user, { ...valid, [label]: '   ' });
        expect(submit(mode)).toBeDisabled();
        expect(submit(mode)).toHaveAccessibleDescription(
          /^(Es fehlt noch: .+|Sieh dir die Angaben oben noch einmal an)\.$/,
        );
        await user.type(authPanel().getByLabelText('E-Mail-Adresse'), '{Enter}');
        expect([...requestsTo('auth/login'), ...requestsTo('auth/register')]).toEqual([]);
      },
    );

    it.each([
      ['E-Mail-Adresse', 'ada', badEmail],
      ['E-Mail-Adresse', 'ada@', badEmail],
      ['E-Mail-Adresse', 'a da@example.com', badEmail],
      ['Passwort', 'gehei', short],
    ])('reports at „%s“ on blur that „%s“ is invalid', async (label, value, message) => {
      const user = await openTab(mode);
      const field = authPanel().getByLabelText(label);
      await user.click(field);
      await user.paste(value);
      expect(authPanel().queryByText(message)).toBeNull();
      await user.tab();
      expect(await authPanel().findByText(message)).toBeVisible();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(message.replace('6 Z', '6\u00a0Z'));
      expect(submit(mode)).toBeDisabled();
    });
  });

  it('names no missing field that shows an error itself', async () => {
    const user = await openTab('Login');
    const reason = () => authPanel().getByText(/^(Es fehlt noch|Sieh dir)/);
    expect(reason()).toHaveTextContent(
      'Es fehlt noch: eine gültige E-Mail-Adresse und ein Passwort mit mindestens 6 Zeichen.',
    );
    await typeAccount(user, { 'E-Mail-Adresse': 'ada' });
    await authPanel().findByText(badEmail);
    expect(reason()).toHaveTextContent(/^Es fehlt noch: ein Passwort mit mindestens 6 Zeichen\.$/);
    await typeAccount(user, { Passwort: 'gehei' });
    await authPanel().findByText(short);
    expect(reason()).toHaveTextContent(/^Sieh dir die Angaben oben noch einmal an\.$/);
    expect(submit('Login')).toBeDisabled();
  });

  describe('a repeated password', () => {
    it('is validated again when either field changes', async () => {
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
    ] as const)('under %s, in „%s“, can be shown and hidden', async (mode, label, name) => {
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

    it('is in no attribute, state, storage, cookie or address', async () => {
      const secret = 'ganz-geheim-42';
      const { user, store } = renderApp(paths.notFound.to());
      await heading('Seite nicht gefunden');
      await user.click(accountButton());
      await screen.findByRole('dialog');
      await user.click(authDialog().getByRole('tab', { name: 'Register' }));
      await typeAccount(user, { ...account, Passwort: secret, 'Passwort wiederholen': secret });
      await user.click(authPanel().getByRole('button', { name: 'Passwort anzeigen' }));
      deferResponses('auth/register');
      await user.click(submit('Register'));
      const storages = [
        document.documentElement.outerHTML,
        JSON.stringify(store.getState()),
        JSON.stringify({ ...localStorage, ...sessionStorage }),
        document.cookie,
        window.location.href,
      ];
      expect(authPanel().getByLabelText('Passwort')).toHaveValue(secret);
      expect(storages.filter((place) => place.includes(secret))).toEqual([]);
    });

    it('has an autocomplete name for password managers, like the other fields', async () => {
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
});

describe('signing in', () => {
  it('shows that it is pending, then closes the dialog with a notification', async () => {
    const release = deferResponses('auth/login');
    const { user } = await openDialog();
    await typeAccount(user, { 'E-Mail-Adresse': ` ${customer.email} `, Passwort: customer.password });
    await user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
    const busy = authPanel().getByRole('button', { name: 'Du wirst angemeldet …' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.keyboard('{Enter}');
    release();
    await waitFor(() => expect(cartLink()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Du bist angemeldet.')).toHaveAttribute('aria-live', 'polite');
    expect(requestsTo('auth/login').map(({ body }) => body)).toEqual([
      { email: customer.email, password: customer.password },
    ]);
  });

  it('works by the keyboard alone', async () => {
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
    await waitFor(() => expect(cartLink()).toHaveFocus());
  });

  it('focuses the heading when the dialog was not opened from the header', async () => {
    const { user, store } = renderApp(paths.notFound.to());
    const title = await heading('Seite nicht gefunden');
    store.dispatch({ type: 'auth/authToggled' });
    await screen.findByRole('dialog');
    await signIn(user);
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('survives a reload', async () => {
    const first = await openDialog();
    await signIn(first.user);
    keepSession();
    first.close();
    const { store } = renderApp(paths.notFound.to());
    await accountMenu();
    expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
  });
});

describe('signing up', () => {
  it('creates an account and signs in', async () => {
    const { user } = await openDialog();
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    await typeAccount(user, {
      Benutzername: ' Ada ',
      'E-Mail-Adresse': 'ada@example.com',
      Passwort: 'ganz geheim',
      'Passwort wiederholen': 'ganz geheim',
    });
    const release = deferResponses('auth/register');
    await user.click(authPanel().getByRole('button', { name: 'Konto anlegen' }));
    expect(authPanel().getByRole('button', { name: 'Dein Konto wird angelegt …' })).toBeVisible();
    release();
    await accountMenu();
    expect(currentDatabase().users.at(-1)).toMatchObject({
      username: 'Ada',
      email: 'ada@example.com',
      password: 'ganz geheim',
    });
  });
});

describe('failures of signing in', () => {
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

  describe('a failure', () => {
    it('is shown in the dialog in the backend’s words until the form is changed', async () => {
      const { user } = await send('Login', wrong);
      expect(await alert()).toHaveTextContent(/^E-Mail oder Passwort stimmt nicht\.$/);
      expect(submit()).toHaveFocus();
      expect(authPanel().getByLabelText('Passwort')).toHaveValue(wrong.Passwort);
      await user.type(authPanel().getByLabelText('Passwort'), 'x');
      expect(authPanel().queryByRole('alert')).toBeNull();
    });

    it('because of a taken address disappears when the tab is changed', async () => {
      const { user } = await send('Register', taken);
      expect(await alert()).toHaveTextContent('Mit dieser E-Mail-Adresse gibt es schon ein Konto.');
      await user.click(authDialog().getByRole('tab', { name: 'Login' }));
      expect(authDialog().queryByRole('alert', { hidden: true })).toBeNull();
      await user.click(authDialog().getByRole('tab', { name: 'Register' }));
      expect(authPanel().queryByRole('alert')).toBeNull();
      expect(authPanel().getByLabelText('Benutzername')).toHaveValue('Ada');
    });

    it('disappears when the dialog is opened again', async () => {
      const { user } = await send('Login', wrong);
      await alert();
      await user.keyboard('{Escape}');
      await user.click(accountButton());
      await screen.findByRole('dialog');
      expect(authPanel().queryByRole('alert')).toBeNull();
      expect(authPanel().getByLabelText('Passwort')).toHaveValue('');
    });

    it('is shortened and shown as text', async () => {
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
      ['Login', { status: 404 }, 'Die Anmeldung ist gerade nicht möglich.'],
      ['Login', { status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
      ['Login', { drop: true }, 'Keine Verbindung.'],
      ['Register', { status: 409 }, 'Mit diesen Angaben konnten wir kein Konto anlegen.'],
      ['Register', { drop: true }, 'Es ist unklar, ob dein Konto angelegt wurde.'],
    ] as const)('without a message of the backend has one of the shop: %s, %j', async (tab, fault, text) => {
      disturb(tab === 'Login' ? 'auth/login' : 'auth/register', fault);
      const { user } = await send(
        tab,
        tab === 'Login' ? right : { ...taken, 'E-Mail-Adresse': 'neu@example.com' },
      );
      expect(await alert()).toHaveTextContent(text);
      currentDatabase().faults = [];
      await user.click(submit());
      await dialogIsGone();
    });
  });

  describe('a sign-in with a lost response', () => {
    it('succeeds when the session confirms it', async () => {
      const { store } = await openFilled('Login', right);
      disturb('auth/login', { drop: true });
      beSignedIn();
      fireEvent.click(submit());
      await dialogIsGone();
      expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
      expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
      expect(requestsTo('auth/login')).toHaveLength(1);
    });

    it('is reported after 10 s when no response arrives, and can be given up', async () => {
      disturb('auth/login', { never: true });
      const { store } = await openFilled('Login', right);
      stopTime();
      fireEvent.click(submit());
      await flushPending();
      await passTime(9900);
      expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
      await passTime(200);
      expect(screen.getByText('Das dauert länger als üblich.').closest('[role=status]')).not.toBeNull();
      fireEvent.click(authPanel().getByRole('button', { name: 'Nicht länger warten' }));
      await flushPending();
      expect(authPanel().getByRole('alert')).toHaveTextContent(
        'Es ist unklar, ob die Anmeldung angekommen ist.',
      );
      expect(submit()).toBeEnabled();
      expect(store.getState().loadingBar.active).toEqual({});
      expect(requestsTo('auth/login')).toHaveLength(1);
    });
  });

  describe('a dialog that is closed during the sign-in', () => {
    async function closeMeanwhile(values: Record<string, string>) {
      const { user } = await openFilled('Login', values);
      const release = deferResponses('auth/login');
      await user.click(submit());
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      return { user, release };
    }

    it('does not cancel the sign-in, which is announced', async () => {
      const { release } = await closeMeanwhile(right);
      release();
      await waitFor(() => expect(cartLink()).toHaveFocus());
      expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
    });

    it('shows the pending sign-in when it is opened again, but not its failure', async () => {
      const { user, release } = await closeMeanwhile(wrong);
      await user.click(accountButton());
      await screen.findByRole('dialog');
      expect(authPanel().getByRole('button', { name: 'Du wirst angemeldet …' })).toBeVisible();
      release();
      await waitFor(() => expect(submit()).toBeDisabled());
      expect(authPanel().queryByRole('alert')).toBeNull();
    });
  });
});

async function openPage() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  return app;
}

async function sendLogin() {
  const app = await openPage();
  await waitFor(() => expect(app.store.getState().auth.isPending).toBe(false));
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  await typeAccount(app.user, wrong);
  await app.user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
  return app;
}

describe('a pending sign-in', () => {
  it('is shown in the other tab too, which shows its failure', async () => {
    const release = deferResponses('auth/login');
    const { user } = await sendLogin();
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(authPanel().getByRole('button', { name: 'Du wirst angemeldet …' })).toBeVisible();
    release();
    expect(await authPanel().findByRole('alert')).toHaveTextContent('E-Mail oder Passwort stimmt nicht.');
  });

  it('keeps the focus on its button when it is given up', async () => {
    disturb('auth/login', { never: true });
    const { store, user } = await openPage();
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    await user.click(accountButton());
    await screen.findByRole('dialog');
    await typeAccount(user, wrong);
    stopTime();
    fireEvent.click(authPanel().getByRole('button', { name: 'Anmelden' }));
    await flushPending();
    await passTime(10_100);
    const giveUp = authPanel().getByRole('button', { name: 'Nicht länger warten' });
    giveUp.focus();
    fireEvent.click(giveUp);
    await flushPending();
    expect(authPanel().getByRole('button', { name: 'Anmelden' })).toHaveFocus();
  });

  it('does not report a wrong password when the backend rejects it for another reason', async () => {
    disturb('auth/login', { status: 429 });
    await sendLogin();
    expect(await authPanel().findByRole('alert')).toHaveTextContent(
      /^Das hat leider nicht geklappt\. Probier es noch einmal\.$/,
    );
  });
});

describe('signing out', () => {
  it('succeeds when the backend has already ended the session', async () => {
    await openSignedIn();
    currentDatabase().sessions = {};
    disturb('auth/logout', { status: 401 });
    fireEvent.click(button('Abmelden'));
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
  });

  it('succeeds despite a lost response, and moves the focus to the heading', async () => {
    const { user } = await openSignedIn();
    disturb('auth/logout', { drop: true, afterHandling: true });
    await user.click(button('Abmelden'));
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(await heading('Deine Favoriten')).toHaveFocus();
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
  });

  it('keeps the focus on its button when it is given up', async () => {
    await openSignedIn();
    disturb('auth/logout', { never: true });
    stopTime();
    fireEvent.click(button('Abmelden'));
    await flushPending();
    await passTime(10_100);
    const giveUp = button('Nicht länger warten');
    giveUp.focus();
    fireEvent.click(giveUp);
    await flushPending();
    expect(button('Abmelden')).toHaveFocus();
  });
});

describe('the account menu', () => {
  async function openMenu() {
    beSignedIn();
    const app = await openPage();
    await app.user.click(await accountMenu());
    return app;
  }
  const logoutButton = () => account().getByRole('button', { name: 'Abmelden' });

  it('signs out, announces it and disappears', async () => {
    const { user } = await openMenu();
    await user.click(logoutButton());
    await waitFor(() => expect(accountButton()).toBeVisible());
    noAccountMenu();
    expect(account().queryAllByRole('button', { expanded: true })).toEqual([]);
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
    expect(await heading('Seite nicht gefunden')).toHaveFocus();
    expect(requestsTo('auth/logout')).toHaveLength(1);
  });

  it('stays open when signing out fails', async () => {
    const { user } = await openMenu();
    disturb('auth/logout', { status: 400 });
    await user.click(logoutButton());
    expect(await account().findByRole('alert')).toHaveTextContent('Das Abmelden hat nicht geklappt.');
    expect(logoutButton()).toHaveFocus();
  });

  it('unlocks the page after signing out in the drawer', async () => {
    beSignedIn();
    const { user } = await openPage();
    await accountMenu();
    await user.click(account().getByRole('button', { name: 'Menü' }));
    await user.click(await accountMenu());
    await user.click(logoutButton());
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.getByRole('main').inert).toBe(false);
    expect(await heading('Seite nicht gefunden')).toHaveFocus();
  });

  it('leads to the favourites', async () => {
    const { user } = await openMenu();
    await user.click(account().getByRole('link', { name: 'Favoriten' }));
    expect(await heading('Deine Favoriten')).toHaveFocus();
    expect(account().queryAllByRole('button', { expanded: true })).toEqual([]);
  });
});

describe('the account button', () => {
  it('hands its focus over to the cart link when the session’s response replaces it', async () => {
    const release = deferResponses('auth/session');
    beSignedIn();
    await openPage();
    act(() => accountButton().focus());
    release();
    await waitFor(() => expect(cartLink()).toHaveFocus());
  });
});

describe('a session request', () => {
  it('has its own timeout of 10 s', async () => {
    const { store } = await openPage();
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    stopTime();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await flushPending();
    expect(requestsTo('auth/session')).toHaveLength(2);
    await passTime(9000);
    disturb('auth/session', { never: true });
    act(() => void store.dispatch(fetchSession.start()));
    await passTime(9000);
    expect(store.getState().loadingBar.active).toEqual({ 'auth/session': true });
    await passTime(1100);
    expect(store.getState().loadingBar.active).toEqual({});
  });
});

const logoutCall = 'auth/logout';

describe('signing out', () => {
  it('shows that it is pending, ends the session and announces it', async () => {
    const { user, store } = await openSignedIn();
    const release = deferResponses(logoutCall);
    await user.click(button('Abmelden'));
    const busy = button('Du wirst abgemeldet …');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    release();
    await waitFor(() => expect(store.getState().auth).toMatchObject({ isAuth: false, uid: null }));
    expect(screen.getByText('Du bist abgemeldet.')).toHaveAttribute('aria-live', 'polite');
    expect(accountButton()).toBeVisible();
    expect(await heading('Deine Favoriten')).toHaveFocus();
    expect(requestsTo(logoutCall)).toHaveLength(1);
    expect(currentDatabase().sessions).toEqual({});
  });

  it.each([
    [
      'is rejected with a message',
      { body: { success: false, errorMessage: 'Gerade nicht.' } },
      'Gerade nicht.',
    ],
    ['is rejected', { status: 400 }, 'Das Abmelden hat nicht geklappt. Du bist noch angemeldet.'],
    ['gets no response', { drop: true }, 'Es ist unklar, ob du abgemeldet bist.'],
  ])('reports that it %s, and can be retried', async (_, fault, text) => {
    const { user, store } = await openSignedIn();
    disturb(logoutCall, fault);
    await user.click(button('Abmelden'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Abmelden')).toHaveFocus();
    expect(store.getState().auth.isAuth).toBe(true);
    currentDatabase().faults = [];
    await user.click(button('Abmelden'));
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(false));
  });

  it('with a lost response succeeds when the session confirms it', async () => {
    const { store } = await openSignedIn();
    disturb(logoutCall, { drop: true, afterHandling: true });
    fireEvent.click(button('Abmelden'));
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(false));
    expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
    expect(requestsTo(logoutCall)).toHaveLength(1);
  });

  it('without a response can be given up after 10 s', async () => {
    const { store } = await openSignedIn();
    disturb(logoutCall, { never: true });
    stopTime();
    fireEvent.click(button('Abmelden'));
    await flushPending();
    await passTime(10_100);
    fireEvent.click(button('Nicht länger warten'));
    await flushPending();
    expect(screen.getByRole('alert')).toHaveTextContent('Es ist unklar, ob du abgemeldet bist.');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(logoutCall)).toHaveLength(1);
  });
});

describe("the dialog's code", () => {
  it('is reported when it fails to load, and is loaded again by a retry', async () => {
    const requested = vi.fn();
    vi.doMock('@/features/account/AuthDialog', () => {
      requested();
      throw new Error('offline');
    });
    const { user } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    // Focus loads the code before the click, and the mock lets one of two loads through.
    async function press(loads: number) {
      act(() => accountButton().focus());
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(loads));
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
    vi.doUnmock('@/features/account/AuthDialog');
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
  });
});
