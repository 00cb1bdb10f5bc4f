import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect } from 'vitest';
import { currentDatabase } from './server';

/** The account that the sandbox knows from the start. */
export const customer = { uid: 'u-1', email: 'kundin@example.com', password: 'stummfilm' };

/** The browser keeps the cookie of the session begun last, which the test's way to the backend drops. */
export function keepSession(): void {
  const token = Object.keys(currentDatabase().sessions).at(-1);
  if (token === undefined) throw new Error('Nobody is signed in.');
  Cookies.set('sandbox_session', token, { path: '/' });
}

/** Somebody is signed in already, as by an earlier visit. */
export function beSignedIn(uid = customer.uid): void {
  currentDatabase().sessions[`token-of-${uid}`] = uid;
  keepSession();
}

export const accountButton = () => screen.getByRole('button', { name: 'Anmelden oder registrieren' });
/** The menu of who is signed in. */
export const accountMenu = () => screen.findByRole('button', { name: 'Mein Konto' });
export const noAccountMenu = () => expect(screen.queryByRole('button', { name: 'Mein Konto' })).toBeNull();
export const authDialog = () => within(screen.getByRole('dialog', { name: 'Anmelden oder registrieren' }));
/** The tab panel that is shown. */
export const authPanel = () => within(authDialog().getByRole('tabpanel'));

/** Types into the tab that is shown, fields by their labels, and leaves the last one. */
export async function typeAccount(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = authPanel().getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
  await user.tab();
}

/** Signs in through the dialog, which is open, and waits until it is gone. */
export async function signIn(user: UserEvent, { email, password } = customer): Promise<void> {
  await typeAccount(user, { 'E-Mail-Adresse': email, Passwort: password });
  await user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
