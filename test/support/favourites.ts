import { screen, within } from '@testing-library/react';
import { localStore } from '@/shared/browser/browserStorage';
import { addCleanup } from './cleanups';
import { dispatchStorage } from './otherTab';
import { card } from './screenQueries';
import { currentDatabase, disturb } from './server';

export const sessionCall = 'auth/session';

/** The fixed texts (requirements 8). */
export const favouriteTexts = {
  added: 'Product was added',
  removed: 'Product was removed',
  loginNeeded: 'Please, log in to continue...',
};

export const metropolis = { id: 1, title: 'Metropolis', price: 1250 };
export const golem = { id: 99, title: 'Der Golem, wie ich ihn in Erinnerung habe', price: 1100 };

/** Sets who is signed in at the backend; null is nobody. */
export function beVisitor(uid: string | null): void {
  const database = currentDatabase();
  database.faults = database.faults.filter(({ path }) => path !== sessionCall);
  disturb(sessionCall, { body: { uid } });
}

const keyOf = (uid: string) => `wishlist:${uid}`;

export function storeFavourites(uid: string, ...items: unknown[]): void {
  localStorage.setItem(keyOf(uid), JSON.stringify(items));
}

export function storedFavourites(uid: string): string[] {
  const items = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]') as { title: string }[];
  return items.map(({ title }) => title);
}

export function notifyOtherTab(uid: string): void {
  dispatchStorage(keyOf(uid));
}

/** Values that could not be stored stay in memory, also for the next test. */
export function forgetFavouritesAfterTest(uid: string): void {
  addCleanup(() => localStore.remove(keyOf(uid)));
}

export const heart = (name: string) => within(card(name)).getByRole('button', { name: `Merken: ${name}` });

export const hint = () => screen.queryByText(/^Zum Merken brauchst du ein Konto\./);
