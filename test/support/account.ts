import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect } from 'vitest';
import { fill } from './fields';
import { currentDatabase } from './server';

/** The sandbox's existing account. */
export const customer = { uid: 'u-1', email: 'kundin@example.com', password: 'stummfilm' };

/** Stores the newest session as a cookie; MSW drops the response's cookie. */
export function keepSession(): void {
  const token = Object.keys(currentDatabase().sessions).at(-1);
  if (token === undefined) throw new Error('Nobody is signed in.');
  Cookies.set('sandbox_session', token, { path: '/' });
}

/** Starts the test with a signed-in account. */
export function beSignedIn(uid = customer.uid): void {
  currentDatabase().sessions[`token-of-${uid}`] = uid;
  keepSession();
}

export const accountButton = () => screen.getByRole('button', { name: 'Anmelden oder registrieren' });
export const accountMenu = () => screen.findByRole('button', { name: 'Mein Konto' });
export const noAccountMenu = () => expect(screen.queryByRole('button', { name: 'Mein Konto' })).toBeNull();
export const authDialog = () => within(screen.getByRole('dialog', { name: 'Anmelden oder registrieren' }));
export const authPanel = () => within(authDialog().getByRole('tabpanel'));

/** Fills in and leaves fields of the visible tab. */
export function fillAccount(values: Record<string, string>): void {
  for (const field of fill(values, authPanel())) fireEvent.blur(field);
}

/** Signs in through the open dialog and waits until it closes. */
export async function signIn(user: UserEvent, { email, password } = customer): Promise<void> {
  fillAccount({ 'E-Mail-Adresse': email, Passwort: password });
  await user.click(authPanel().getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
