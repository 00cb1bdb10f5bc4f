import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { localStore } from '@/shared/browser/browserStorage';
import { addCleanup } from './cleanups';
import { card } from './screenQueries';
import { currentDatabase, disturb } from './server';

export const sessionCall = 'auth/session';

/** The fixed texts (requirements 8). */
export const favouriteTexts = {
  added: 'Product was added',
  removed: 'Product was removed',
  loginNeeded: 'Please, log in to continue...',
};

/** Films of the sandbox as they are kept. */
export const metropolis = { id: 1, title: 'Metropolis', price: 1250 };
export const golem = { id: 99, title: 'Der Golem, wie ich ihn in Erinnerung habe', price: 1100 };

/** Whom the backend knows from now on: a visitor by the uid, or nobody. */
export function beVisitor(uid: string | null): void {
  const database = currentDatabase();
  database.faults = database.faults.filter(({ path }) => path !== sessionCall);
  disturb(sessionCall, { body: { uid } });
}

const keyOf = (uid: string) => `wishlist:${uid}`;

export function storeFavourites(uid: string, ...items: unknown[]): void {
  localStorage.setItem(keyOf(uid), JSON.stringify(items));
}

/** The titles that are stored for somebody, in their order. */
export function storedFavourites(uid: string): string[] {
  const items = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]') as { title: string }[];
  return items.map(({ title }) => title);
}

/** As the browser tells of a change in another tab. */
export function notifyOtherTab(uid: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(uid) }));
}

/** What could not be stored is kept in memory, for the next test too. */
export function forgetFavouritesAfterTest(uid: string): void {
  addCleanup(() => localStore.remove(keyOf(uid)));
}

/** The heart on the first card of a film. */
export const heart = (name: string) => within(card(name)).getByRole('button', { name: `Merken: ${name}` });

export const hint = () => screen.queryByText(/^Zum Merken brauchst du ein Konto\./);

/** Signs in by the dialog that is open, as the first customer of the sandbox. */
export async function signInByDialog(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const field = (label: string) => dialog.getAllByLabelText<HTMLInputElement>(label)[0]!;
  await user.type(field('E-Mail-Adresse'), 'kundin@example.com');
  await user.type(field('Passwort'), 'stummfilm');
  await user.click(dialog.getByRole('button', { name: 'Anmelden' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}
