import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import {
  beVisitor,
  favouriteTexts,
  heart,
  hint,
  sessionCall,
  signInByDialog,
  storedFavourites,
  storeFavourites,
  metropolis,
} from '@test/support/favourites';
import { button, card, heading, listed, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { holdBack, requestsTo } from '@test/support/server';

const title = 'Kinoprogramm';

async function openProgram() {
  const app = renderApp(paths.program.to());
  await listed(title);
  return app;
}

async function openSignedIn(uid = 'u-7') {
  beVisitor(uid);
  const app = await openProgram();
  await waitFor(() => expect(app.store.getState().wishlist.isRead).toBe(true));
  return app;
}

async function openSignedOut() {
  const app = await openProgram();
  await waitFor(() => expect(app.store.getState().wishlist.uid).toBeNull());
  return app;
}

it('marks a film and unmarks it, by keyboard too', async () => {
  const { user } = await openSignedIn();
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart('Metropolis'));
  await notification(favouriteTexts.added);
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
  expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  heart('Metropolis').focus();
  await user.keyboard('{Enter}');
  await notification(favouriteTexts.removed);
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  expect(heart('Metropolis')).toHaveFocus();
  expect(storedFavourites('u-7')).toEqual([]);
  expect(screen.getAllByText(new RegExp(favouriteTexts.added))).toHaveLength(1);
});

it('keeps id, title, price and picture of the film', async () => {
  const { user } = await openSignedIn();
  await user.click(heart('Metropolis'));
  expect(JSON.parse(localStorage.getItem('wishlist:u-7')!)).toEqual([
    { ...metropolis, thumbnail: expect.stringContaining('metropolis') as string },
  ]);
});

it('is the same on every card of the film', async () => {
  const { user } = await openSignedIn();
  await user.click(heart('Metropolis'));
  const all = screen.getAllByRole('button', { name: 'Merken: Metropolis' });
  expect(all.length).toBeGreaterThan(1);
  for (const one of all) expect(one).toHaveAttribute('aria-pressed', 'true');
});

it('is missing where nothing but markets is listed', async () => {
  renderApp(paths.flohmarktProgram.to());
  await listed('Flohmarktkalender');
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

it('asks who is signed out to sign in, in the notification and beside the heart', async () => {
  const { user } = await openSignedOut();
  await user.click(heart('Metropolis'));
  await notification(favouriteTexts.loginNeeded);
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByText(/^Zum Merken brauchst du ein Konto/)).toHaveLength(1);
  expect(within(card('Metropolis')).getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('wishlist'))).toEqual([]);
});

it('keeps what was wanted until the visitor has signed in', async () => {
  const { user } = await openSignedOut();
  await user.click(heart('Metropolis'));
  await user.click(button('Anmelden'));
  await signInByDialog(user);
  await notification(favouriteTexts.added);
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(heart('Metropolis')).toHaveFocus());
  expect(hint()).toBeNull();
});

it('waits for the answer who it is, and marks the film then', async () => {
  const answer = holdBack(sessionCall);
  beVisitor('u-7');
  const { user } = await openProgram();
  await user.click(heart('Metropolis'));
  expect(storedFavourites('u-7')).toEqual([]);
  answer();
  await notification(favouriteTexts.added);
  expect(storedFavourites('u-7')).toEqual(['Metropolis']);
});

it('marks what was marked before the answer and unmarks nothing', async () => {
  storeFavourites('u-7', metropolis);
  const answer = holdBack(sessionCall);
  beVisitor('u-7');
  const { user, store } = await openProgram();
  await user.click(heart('Metropolis'));
  answer();
  await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
  expect(storedFavourites('u-7')).toEqual(['Metropolis']);
});

it('takes back what was pressed twice before the answer', async () => {
  const answer = holdBack(sessionCall);
  beVisitor('u-7');
  const { user, store } = await openProgram();
  await user.dblClick(heart('Metropolis'));
  answer();
  await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  expect(storedFavourites('u-7')).toEqual([]);
});

it('asks to sign in once the answer says that nobody is signed in', async () => {
  const answer = holdBack(sessionCall);
  const { user } = await openProgram();
  await user.click(heart('Metropolis'));
  expect(hint()).toBeNull();
  answer();
  await notification(favouriteTexts.loginNeeded);
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  expect(hint()).toBeVisible();
});

it('says so and stays as it was where its code does not arrive, and marks at the next press', async () => {
  beVisitor('u-7');
  vi.doMock('@/features/wishlist/keepFavourites', () => {
    throw new Error('gone');
  });
  const answer = holdBack(sessionCall);
  const { user } = await openProgram();
  await user.click(heart('Metropolis'));
  answer();
  await notification('Es ist ein Fehler aufgetreten!');
  expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/^Das hat gerade nicht geklappt/)).toBeVisible();
  vi.doUnmock('@/features/wishlist/keepFavourites');
  await user.click(heart('Metropolis'));
  await notification(favouriteTexts.added);
  expect(storedFavourites('u-7')).toEqual(['Metropolis']);
});

it.each([
  ['film', paths.movie.to({ movieIdentifier: 'metropolis' })],
  ['film’s show', paths.show.to({ idOrIdentifier: 301 })],
])('says in words how it stands on the page of a %s', async (_, address) => {
  beVisitor('u-7');
  const { user, store } = renderApp(address);
  await heading('Metropolis');
  await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
  const own = await screen.findByRole('button', { name: 'Merken: Metropolis' });
  expect(own).toHaveTextContent('Merken');
  await user.click(own);
  expect(button('Gemerkt: Metropolis')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Gemerkt: Metropolis')).toHaveTextContent('Gemerkt');
});

it('is missing on the page of a market', async () => {
  renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
  await screen.findByRole('button', { name: 'Standplatz buchen' });
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

it('asks the backend nothing of its own', async () => {
  const { user } = await openSignedIn();
  const before = requestsTo('show/getCurrentShows').length;
  await user.click(heart('Metropolis'));
  await notification(favouriteTexts.added);
  expect(requestsTo('show/getCurrentShows')).toHaveLength(before);
  expect(requestsTo(sessionCall)).toHaveLength(1);
});
