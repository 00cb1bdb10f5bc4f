import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchSession } from '@/api/auth';
import { paths } from '@/config/paths';
import {
  accountButton,
  authDialog,
  authPanel,
  beSignedIn,
  customer,
  typeAccount,
} from '@test/support/account';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const wrong = { 'E-Mail-Adresse': customer.email, Passwort: 'falsch-falsch' };
const favourites = () => screen.findByRole('link', { name: 'Deine Favoriten' });

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

async function openSignedIn() {
  beSignedIn();
  const app = renderApp(paths.favourites.to());
  await screen.findByRole('button', { name: 'Abmelden' });
  return app;
}

describe('a sign-in under way', () => {
  it('is called so under the other tab too, where its failure is told', async () => {
    const letGo = holdBack('auth/login');
    const { user } = await sendLogin();
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(authPanel().getByRole('button', { name: 'Du wirst angemeldet …' })).toBeVisible();
    letGo();
    expect(await authPanel().findByRole('alert')).toHaveTextContent('E-Mail oder Passwort stimmt nicht.');
  });

  it('that is given up leaves the focus on its button', async () => {
    disturb('auth/login', { never: true });
    const { store, user } = await openPage();
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    await user.click(accountButton());
    await screen.findByRole('dialog');
    await typeAccount(user, wrong);
    stopTime();
    fireEvent.click(authPanel().getByRole('button', { name: 'Anmelden' }));
    await settle();
    await passTime(10_100);
    const giveUp = authPanel().getByRole('button', { name: 'Nicht länger warten' });
    giveUp.focus();
    fireEvent.click(giveUp);
    await settle();
    expect(authPanel().getByRole('button', { name: 'Anmelden' })).toHaveFocus();
  });

  it('that the backend refuses for another reason is not blamed on the password', async () => {
    disturb('auth/login', { status: 429 });
    await sendLogin();
    expect(await authPanel().findByRole('alert')).toHaveTextContent(/^Das hat leider nicht geklappt\.$/);
  });
});

describe('signing out', () => {
  it('of a session that the backend ended before is told as done', async () => {
    await openSignedIn();
    currentWorld().sessions = {};
    disturb('auth/logout', { status: 401 });
    fireEvent.click(button('Abmelden'));
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
  });

  it('whose answer is lost is told, and the focus is not lost', async () => {
    const { user } = await openSignedIn();
    disturb('auth/logout', { drop: true, afterHandling: true });
    await user.click(button('Abmelden'));
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(await heading('Deine Favoriten')).toHaveFocus();
    expect(screen.getByText('Du bist abgemeldet.')).toBeInTheDocument();
  });

  it('that is given up leaves the focus on its button', async () => {
    await openSignedIn();
    disturb('auth/logout', { never: true });
    stopTime();
    fireEvent.click(button('Abmelden'));
    await settle();
    await passTime(10_100);
    const giveUp = button('Nicht länger warten');
    giveUp.focus();
    fireEvent.click(giveUp);
    await settle();
    expect(button('Abmelden')).toHaveFocus();
  });
});

describe('the header’s icon', () => {
  it('keeps the focus when the session’s answer changes it', async () => {
    const letGo = holdBack('auth/session');
    beSignedIn();
    await openPage();
    act(() => accountButton().focus());
    letGo();
    expect(await favourites()).toHaveFocus();
  });
});

describe('a question about the session', () => {
  it('has its own 10 s, however long ago the one before was', async () => {
    const { store } = await openPage();
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    stopTime();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await settle();
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
