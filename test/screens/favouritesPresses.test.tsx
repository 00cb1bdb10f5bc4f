import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { beVisitor, golem, metropolis, storedFavourites, storeFavourites } from '@test/support/favourites';
import { atTheEnd } from '@test/support/cleanups';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const nosferatu = { id: 98, title: 'Nosferatu', price: 1100 };
const list = () => within(screen.getByRole('main'));

async function openFavourites() {
  beVisitor('u-7');
  storeFavourites('u-7', golem, metropolis, nosferatu);
  const app = renderApp(paths.favourites.to());
  await heading('Deine Favoriten');
  return app;
}

async function openListed() {
  const app = await openFavourites();
  await screen.findAllByText('Die Termine sind da.');
  return app;
}

it('removes one film where it is pressed twice, and not the one that comes up', async () => {
  await openListed();
  fireEvent.click(button('Entfernen: Nosferatu'), { detail: 1 });
  fireEvent.click(button('Entfernen: Metropolis'), { detail: 2 });
  expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
  fireEvent.click(button('Entfernen: Metropolis'), { detail: 1 });
  expect(storedFavourites('u-7')).toEqual([golem.title]);
});

it.each(['Enter', ' '])('removes one film where the key „%s“ is held', async (key) => {
  const { user } = await openListed();
  button('Entfernen: Nosferatu').focus();
  await user.keyboard(`[${key === ' ' ? 'Space' : key}>4/]`);
  expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
  expect(button('Entfernen: Metropolis')).toHaveFocus();
});

it('leaves the way to sign out where the code of the favourites does not arrive', async () => {
  vi.doMock('@/features/wishlist/keepFavourites', () => {
    throw new Error('gone');
  });
  atTheEnd(() => {
    vi.doUnmock('@/features/wishlist/keepFavourites');
  });
  const { user } = await openFavourites();
  await user.click(await list().findByRole('button', { name: 'Abmelden' }));
  await screen.findByText(/^Melde dich an, dann stehen hier die Filme/);
});
