import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { renderApp } from '@test/support/renderApp';
import { holdBack } from '@test/support/server';

// Here the first screen is waited for in earnest.
vi.unmock('@/lib/whenCalm');

it('counts a stored cart without waiting for the screen, nor for a page that is looked at', async () => {
  storeCart(filmTicket, carTicket);
  holdBack('show/getCurrentShows');
  // What waits for a calm screen counts frames: without them it never comes.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  renderApp('/kinoprogramm-wien/kinoprogramm');
  expect(await screen.findByRole('link', { name: /^Warenkorb\W+1 Eintrag$/ })).toBeVisible();
});
