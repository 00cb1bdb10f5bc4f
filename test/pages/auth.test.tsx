import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
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
  fillAccount,
} from '@test/support/account';
import { loseCode } from '@test/support/lostCode';
import { button, heading } from '@test/support/screenQueries';
import { restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

type Mode = 'Login' | 'Register';

const loginCall = 'auth/login';
const logoutCall = 'auth/logout';
const sessionCall = 'auth/session';

const right = { 'E-Mail-Adresse': customer.email, Passwort: customer.password };
const wrong = { ...right, Passwort: 'falsch-falsch' };
const newAccount = {
  Benutzername: 'Ada',
  'E-Mail-Adresse': 'ada@example.com',
  Passwort: 'geheim',
  'Passwort wiederholen': 'geheim',
};
const { Benutzername: _, 'Passwort wiederholen': __, ...credentials } = newAccount;

const cartLink = () => screen.getByRole('link', { name: /^Warenkorb/ });
const account = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
const logoutButton = () => account().getByRole('button', { name: 'Abmelden' });
const noMenuIsOpen = () => expect(account().queryAllByRole('button', { expanded: true })).toEqual([]);
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const dialogIsGone = () => waitFor(noDialog);
const input = (label: string) => authPanel().getByLabelText(label);
const change = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const submit = () => authPanel().getByRole('button', { name: /^(Anmelden|Konto anlegen)$/ });
const pending = () => authPanel().getByRole('button', { name: 'Du wirst angemeldet …' });
const alert = () => authPanel().findByRole('alert');
const noAlert = () => expect(authPanel().queryByRole('alert')).toBeNull();
const chooseTab = (user: UserEvent, name: Mode) => user.click(authDialog().getByRole('tab', { name }));
const slow = 'Das dauert länger als üblich.';

async function openPage() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await waitFor(() => expect(app.store.getState().auth.isPending).toBe(false));
  return app;
}

async function reopen(user: UserEvent) {
  await user.click(accountButton());
  return screen.findByRole('dialog');
}

async function openDialog(mode: Mode = 'Login', values?: Record<string, string>) {
  const app = await openPage();
  await reopen(app.user);
  await chooseTab(app.user, mode);
  if (values) fillAccount(values);
  return app;
}

async function openSignedIn() {
  beSignedIn();
  const app = renderApp(paths.favourites.to());
  await screen.findByRole('button', { name: 'Abmelden' });
  return app;
}

/** Lets the request of a button be pending until the shop offers to give it up, which is done. */
async function giveUp(control: HTMLElement): Promise<void> {
  stopTime();
  fireEvent.click(control);
  await flushPending();
  await passTime(9900);
  expect(screen.queryByText(slow)).toBeNull();
  await passTime(200);
  expect(screen.getAllByText(slow)[0]!.closest('[role=status]')).not.toBeNull();
  const end = screen.getByRole('button', { name: 'Nicht länger warten' });
  end.focus();
  fireEvent.click(end);
  await flushPending();
}

// First, because the code must not be loaded yet.
it('the code of the dialog is reported when it fails to load, and is loaded again by a retry', async () => {
  const requested = vi.fn();
  const restore = loseCode('@/features/account/auth/AuthDialog', requested);
  const { user } = await openPage();
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
  restore();
  await user.click(button('Erneut versuchen'));
  expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
});

it('a session request that fails is treated as signed out, without a message', async () => {
  for (const fault of [{ status: 404 }, { status: 500 }, { raw: '<html></html>' }, { drop: true }]) {
    currentDatabase().faults = [];
    disturb(sessionCall, fault);
    const { store, close } = await openPage();
    expect(store.getState().auth, JSON.stringify(fault)).toMatchObject({ isAuth: false, uid: null });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(accountButton()).toBeVisible();
    close();
  }
});

describe('the auth dialog', () => {
  it('locks the page and the focus until it is closed in any way, which returns the focus', async () => {
    const { user } = await openPage();
    expect(accountButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    expect(requestsTo(sessionCall)).toHaveLength(1);
    noAccountMenu();

    const opener = accountButton();
    // Twice, as by an impatient visitor.
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toBeVisible();
    const hasFocus = () =>
      waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await hasFocus();
    opener.focus();
    await hasFocus();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.click(authDialog().getByRole('button', { name: 'Schließen' }));
    noDialog();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(accountButton()).toHaveFocus();

    // The second click of a double click that opened it, then a click beside it.
    const again = await reopen(user);
    fireEvent.click(again, { detail: 2 });
    expect(again).toBeInTheDocument();
    fireEvent.click(again, { detail: 1 });
    noDialog();
    expect(accountButton()).toHaveFocus();

    await reopen(user);
    await user.keyboard('{Escape}{Escape}');
    noDialog();

    await reopen(user);
    visit(paths.cart.to());
    await heading('Warenkorb');
    noDialog();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('has two tabs for arrow keys, Home and End, which share the email address but no password', async () => {
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

    const tokens = () =>
      authPanel()
        .getAllByLabelText(/^(Benutzername|E-Mail-Adresse|Passwort|Passwort wiederholen)$/)
        .map((field) => field.getAttribute('autocomplete'));
    await user.click(login!);
    expect(tokens()).toEqual(['username', 'current-password']);
    fillAccount(credentials);
    await user.click(register!);
    expect(tokens()).toEqual(['nickname', 'email', 'new-password', 'new-password']);
    expect(input('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(input('Passwort')).toHaveValue('');
    change('E-Mail-Adresse', 'eva@example.com');
    await user.click(login!);
    expect(input('E-Mail-Adresse')).toHaveValue('eva@example.com');
    expect(input('Passwort')).toHaveValue('geheim');
  });

  const badEmail = 'Das ist keine gültige E-Mail-Adresse.';
  const short = 'Ein Passwort hat mindestens 6 Zeichen.';
  const missing = /^Es fehlt noch: .+\.$/;

  it.each([
    [
      'Login',
      credentials,
      { Passwort: 'Passwort anzeigen' },
      [
        'Es fehlt noch: eine gültige E-Mail-Adresse und ein Passwort mit mindestens 6 Zeichen.',
        /^Es fehlt noch: ein Passwort mit mindestens 6 Zeichen\.$/,
        /^Sieh dir die Angaben oben noch einmal an\.$/,
      ],
    ],
    [
      'Register',
      newAccount,
      { Passwort: 'Passwort anzeigen', 'Passwort wiederholen': 'Wiederholtes Passwort anzeigen' },
      [missing, missing, missing],
    ],
  ] as const)('under %s is submitted only when everything is valid', async (mode, valid, shows, reasons) => {
    const { user } = await openDialog(mode);
    const reason = () => authPanel().getByText(/^(Es fehlt noch|Sieh dir)/);
    expect(submit()).toBeDisabled();
    expect(reason()).toHaveTextContent(reasons[0]);

    // An invalid value is reported on blur, and is then no longer called missing.
    const invalid = [
      ['E-Mail-Adresse', 'ada', badEmail, reasons[1]],
      ['Passwort', 'gehei', short, reasons[2]],
    ] as const;
    for (const [label, value, message, stated] of invalid) {
      await user.click(input(label));
      await user.paste(value);
      expect(authPanel().queryByText(message)).toBeNull();
      await user.tab();
      expect(await authPanel().findByText(message)).toBeVisible();
      expect(input(label)).toBeInvalid();
      expect(input(label)).toHaveAccessibleDescription(message.replace('6 Z', '6\u00a0Z'));
      expect(reason()).toHaveTextContent(stated);
      expect(submit()).toBeDisabled();
      await user.clear(input(label));
      expect(input(label)).toHaveAccessibleDescription(/^Bitte gib .+ ein\.$/);
      await user.paste(value);
    }

    fillAccount(valid);
    expect(submit()).toBeEnabled();
    expect(authPanel().queryByText(/^Es fehlt noch/)).toBeNull();
    for (const label of Object.keys(valid)) expect(input(label)).toBeValid();

    for (const [label, name] of Object.entries(shows)) {
      const show = authPanel().getByRole('button', { name });
      expect(input(label)).toHaveAttribute('type', 'password');
      expect(show).toHaveAttribute('aria-pressed', 'false');
      await user.click(show);
      expect(show).toHaveAttribute('aria-pressed', 'true');
      expect(input(label)).toHaveAttribute('type', 'text');
      expect(input(label)).toHaveAttribute('spellcheck', 'false');
      expect(input(label)).toHaveValue('geheim');
      await user.click(show);
      expect(input(label)).toHaveAttribute('type', 'password');
    }

    // Without a field it is not even submitted by Enter.
    for (const [label, value] of Object.entries(valid)) {
      fillAccount({ [label]: '   ' });
      expect(submit(), label).toBeDisabled();
      expect(submit()).toHaveAccessibleDescription(
        /^(Es fehlt noch: .+|Sieh dir die Angaben oben noch einmal an)\.$/,
      );
      await user.type(input('E-Mail-Adresse'), '{Enter}');
      fillAccount({ [label]: value });
    }
    expect(submit()).toBeEnabled();
    expect([...requestsTo(loginCall), ...requestsTo('auth/register')]).toEqual([]);

    if (mode === 'Login') return;
    const other = 'Das ist nicht dasselbe Passwort wie oben.';
    fillAccount({ 'Passwort wiederholen': 'geheim!' });
    expect(await authPanel().findByText(other)).toBeVisible();
    expect(submit()).toBeDisabled();
    change('Passwort', 'geheim!');
    expect(authPanel().queryByText(other)).toBeNull();
    expect(submit()).toBeEnabled();
    change('Passwort', 'geheim!!');
    expect(authPanel().getByText(other)).toBeVisible();
    change('Passwort wiederholen', 'geheim!!');
    expect(submit()).toBeEnabled();
  });
});

describe('signing in', () => {
  it('by the keyboard alone shows that it is pending, closes the dialog, and survives a reload', async () => {
    const release = deferResponses(loginCall);
    const { user, close } = await openPage();
    accountButton().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.tab();
    expect(authDialog().getByRole('tab', { name: 'Login' })).toHaveFocus();
    await user.tab();
    await user.keyboard(` ${customer.email} `);
    await user.tab();
    await user.keyboard(customer.password);
    await user.click(submit());
    expect(pending()).toHaveAttribute('aria-busy', 'true');
    expect(pending()).toHaveFocus();
    await user.click(pending());
    await user.keyboard('{Enter}');
    release();
    await waitFor(() => expect(cartLink()).toHaveFocus());
    noDialog();
    expect(screen.getByText('Du bist angemeldet.')).toHaveAttribute('aria-live', 'polite');
    expect(requestsTo(loginCall).map(({ body }) => body)).toEqual([
      { email: customer.email, password: customer.password },
    ]);

    keepSession();
    close();
    const { store } = renderApp(paths.notFound.to());
    await accountMenu();
    expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
    expect(screen.queryByText('Du bist angemeldet.')).toBeNull();
  });

  it('shows the failure, in the backend’s words, until form, tab or dialog change', async () => {
    const { user } = await openDialog('Login', wrong);
    await user.click(submit());
    expect(await alert()).toHaveTextContent(/^E-Mail oder Passwort stimmt nicht\.$/);
    expect(submit()).toHaveFocus();
    expect(input('Passwort')).toHaveValue(wrong.Passwort);
    await user.type(input('Passwort'), 'x');
    noAlert();

    await user.click(submit());
    await alert();
    await user.keyboard('{Escape}');
    await reopen(user);
    noAlert();
    expect(input('Passwort')).toHaveValue('');

    // The other tab shows that it is pending, and its failure.
    fillAccount(wrong);
    const release = deferResponses(loginCall, { once: true });
    await user.click(submit());
    await chooseTab(user, 'Register');
    expect(pending()).toBeVisible();
    release();
    expect(await alert()).toHaveTextContent('E-Mail oder Passwort stimmt nicht.');
  });

  it('has a text for each failure without a message of the backend, and can be repeated', async () => {
    const { user } = await openDialog('Login', right);
    for (const [fault, text] of [
      [{ status: 401 }, 'E-Mail-Adresse oder Passwort stimmt nicht.'],
      [{ status: 404 }, 'Die Anmeldung ist gerade nicht möglich.'],
      [{ status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
      [{ drop: true }, 'Keine Verbindung.'],
      [{ status: 429 }, /^Gerade ist viel los\. Probier es gleich noch einmal\.$/],
    ] as const) {
      disturb(loginCall, fault);
      await user.click(submit());
      await waitFor(async () => expect(await alert()).toHaveTextContent(text));
      currentDatabase().faults = [];
    }

    // A long message with markup is shortened and shown as text.
    const errorMessage = `<img src=x onerror=alert(1)>${'a'.repeat(99_999)}`;
    disturb(loginCall, { status: 401, body: { errorMessage } });
    await user.click(submit());
    await waitFor(async () =>
      expect((await alert()).textContent).toMatch(/^<img src=x onerror=alert\(1\)>a+…$/),
    );
    const box = await alert();
    expect(box.textContent.length).toBeLessThanOrEqual(300);
    expect(box.querySelector('img')).toBeNull();
    currentDatabase().faults = [];
    await user.type(input('Passwort'), '{Enter}');
    await dialogIsGone();
  });

  it('without a response can be given up after 10 s; it succeeds when the session confirms it', async () => {
    disturb(loginCall, { never: true });
    const { store } = await openDialog('Login', right);
    await giveUp(submit());
    expect(authPanel().getByRole('alert')).toHaveTextContent(
      'Es ist unklar, ob die Anmeldung angekommen ist.',
    );
    expect(submit()).toBeEnabled();
    expect(submit()).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(loginCall)).toHaveLength(1);

    vi.useRealTimers();
    currentDatabase().faults = [];
    disturb(loginCall, { drop: true });
    beSignedIn();
    fireEvent.click(submit());
    await dialogIsGone();
    expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
    expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
    expect(requestsTo(loginCall)).toHaveLength(2);
  });

  it('continues when its dialog is closed, which shows it again but not its failure', async () => {
    const { user } = await openDialog('Login', wrong);
    async function closeMeanwhile() {
      const release = deferResponses(loginCall, { once: true });
      await user.click(submit());
      await user.keyboard('{Escape}');
      noDialog();
      return release;
    }
    const fail = await closeMeanwhile();
    await reopen(user);
    expect(pending()).toBeVisible();
    fail();
    await waitFor(() => expect(submit()).toBeDisabled());
    noAlert();

    fillAccount(right);
    const succeed = await closeMeanwhile();
    succeed();
    await waitFor(() => expect(cartLink()).toHaveFocus());
    expect(screen.getByText('Du bist angemeldet.')).toBeInTheDocument();
  });
});

describe('signing up', () => {
  it('creates an account and signs in; the password is in no attribute, state, storage or address', async () => {
    const secret = 'ganz-geheim-42';
    const { user, store } = await openDialog('Register', {
      ...newAccount,
      Benutzername: ' Ada ',
      Passwort: secret,
      'Passwort wiederholen': secret,
    });
    await user.click(authPanel().getByRole('button', { name: 'Passwort anzeigen' }));
    const release = deferResponses('auth/register');
    await user.click(submit());
    expect(authPanel().getByRole('button', { name: 'Dein Konto wird angelegt …' })).toBeVisible();
    const places = [
      document.documentElement.outerHTML,
      JSON.stringify(store.getState()),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
      window.location.href,
    ];
    expect(input('Passwort')).toHaveValue(secret);
    expect(places.filter((place) => place.includes(secret))).toEqual([]);
    release();
    await accountMenu();
    expect(currentDatabase().users.at(-1)).toMatchObject({
      username: 'Ada',
      email: 'ada@example.com',
      password: secret,
    });
  });

  it('reports a failure until the tab changes, and can be repeated', async () => {
    const { user } = await openDialog('Register', { ...newAccount, 'E-Mail-Adresse': customer.email });
    await user.click(submit());
    expect(await alert()).toHaveTextContent('Mit dieser E-Mail-Adresse gibt es schon ein Konto.');
    await chooseTab(user, 'Login');
    expect(authDialog().queryByRole('alert', { hidden: true })).toBeNull();
    await chooseTab(user, 'Register');
    noAlert();
    expect(input('Benutzername')).toHaveValue('Ada');

    fillAccount(newAccount);
    for (const [fault, text] of [
      [{ status: 409 }, 'Mit diesen Angaben konnten wir kein Konto anlegen.'],
      [{ drop: true }, 'Es ist unklar, ob dein Konto angelegt wurde.'],
    ] as const) {
      disturb('auth/register', fault);
      await user.click(submit());
      await waitFor(async () => expect(await alert()).toHaveTextContent(text));
      currentDatabase().faults = [];
    }
    await user.click(submit());
    await dialogIsGone();
  });
});

describe('the account menu', () => {
  it('has the links of a visitor and signs out, also in the drawer; its failure keeps it open', async () => {
    beSignedIn();
    const { user, store } = await openPage();
    await user.click(await accountMenu());
    expect(account().getAllByRole('link')).toHaveLength(1);
    expect(account().getByRole('link', { name: 'Favoriten' })).toHaveAttribute('href', '/favoriten');
    expect(logoutButton()).toBeVisible();
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    expect(header.queryByRole('link', { name: 'Deine Favoriten' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anmelden oder registrieren' })).toBeNull();
    expect(screen.queryByText('Du bist angemeldet.')).toBeNull();

    disturb(logoutCall, { status: 400 });
    await user.click(logoutButton());
    expect(await account().findByRole('alert')).toHaveTextContent('Das Abmelden hat nicht geklappt.');
    expect(logoutButton()).toHaveFocus();
    currentDatabase().faults = [];

    const title = await heading('Seite nicht gefunden');
    await user.click(logoutButton());
    await waitFor(() => expect(accountButton()).toBeVisible());
    noAccountMenu();
    noMenuIsOpen();
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
    expect(title).toHaveFocus();
    expect(requestsTo(logoutCall)).toHaveLength(2);

    // A dialog that was not opened from the header returns the focus to the heading.
    store.dispatch({ type: 'auth/authToggled' });
    await screen.findByRole('dialog');
    await signIn(user);
    keepSession();
    await waitFor(() => expect(title).toHaveFocus());

    await user.click(account().getByRole('button', { name: 'Menü' }));
    await user.click(await accountMenu());
    await user.click(logoutButton());
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.getByRole('main').inert).toBe(false);
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('takes over the focus of the account button at the cart link, and leads to the favourites', async () => {
    const release = deferResponses(sessionCall);
    beSignedIn();
    const { user } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    act(() => accountButton().focus());
    release();
    await waitFor(() => expect(cartLink()).toHaveFocus());
    await user.click(await accountMenu());
    await user.click(account().getByRole('link', { name: 'Favoriten' }));
    expect(await heading('Deine Favoriten')).toHaveFocus();
    noMenuIsOpen();
  });
});

describe('signing out', () => {
  it('reports its failure, can be given up after 10 s, and can be repeated', async () => {
    const { user, store } = await openSignedIn();
    for (const [fault, text] of [
      [{ body: { success: false, errorMessage: 'Gerade nicht.' } }, 'Gerade nicht.'],
      [{ drop: true }, 'Es ist unklar, ob du abgemeldet bist.'],
      [{ status: 400 }, 'Das Abmelden hat nicht geklappt. Du bist noch angemeldet.'],
    ] as const) {
      disturb(logoutCall, fault);
      await user.click(button('Abmelden'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(button('Abmelden')).toHaveFocus();
      expect(store.getState().auth.isAuth).toBe(true);
      currentDatabase().faults = [];
    }

    disturb(logoutCall, { never: true });
    await giveUp(button('Abmelden'));
    expect(screen.getByRole('alert')).toHaveTextContent('Es ist unklar, ob du abgemeldet bist.');
    expect(button('Abmelden')).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(logoutCall)).toHaveLength(4);

    vi.useRealTimers();
    currentDatabase().faults = [];
    await user.click(button('Abmelden'));
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(false));
  });

  it('ends the session once and says so, also when the response is lost or the session was over', async () => {
    const { user, store } = await openSignedIn();
    async function expectSignedOut(times: number) {
      await waitFor(() => expect(store.getState().auth).toMatchObject({ isAuth: false, uid: null }));
      expect(screen.getByText('Du bist abgemeldet.')).toHaveAttribute('aria-live', 'polite');
      expect(accountButton()).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
      expect(await heading('Deine Favoriten')).toHaveFocus();
      expect(requestsTo(logoutCall)).toHaveLength(times);
      expect(currentDatabase().sessions).toEqual({});
    }
    async function signInElsewhere() {
      beSignedIn();
      restorePage();
      await screen.findByRole('button', { name: 'Abmelden' });
    }
    const release = deferResponses(logoutCall, { once: true });
    await user.click(button('Abmelden'));
    const busy = button('Du wirst abgemeldet …');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    release();
    await expectSignedOut(1);

    await signInElsewhere();
    disturb(logoutCall, { drop: true, afterHandling: true, times: 1 });
    await user.click(button('Abmelden'));
    await expectSignedOut(2);

    await signInElsewhere();
    currentDatabase().sessions = {};
    disturb(logoutCall, { status: 401 });
    await user.click(button('Abmelden'));
    await expectSignedOut(3);
  });
});
