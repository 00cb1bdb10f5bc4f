import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { holdBack } from '@test/support/server';

const canonical = () => {
  const link = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return link && new URL(link).pathname;
};
const expectCanonical = (path: string) => waitFor(() => expect(canonical()).toBe(path));

describe('the address that counts', () => {
  it.each([
    [paths.giftCardsByShortName.to(), 'Kinogutschein kaufen', paths.giftCards.to()],
    [paths.newsEvents.to(), 'Autokino und Flohmarkt in Wien', paths.home.to()],
    [paths.flohmarktRegistration.to(), 'Flohmarktkalender', paths.flohmarktRegistration.to()],
    [
      paths.movieByName.to({ name: 'metropolis' }),
      'Metropolis',
      paths.movie.to({ movieIdentifier: 'metropolis' }),
    ],
    [
      paths.movie.to({ movieIdentifier: '1' }),
      'Metropolis',
      paths.movie.to({ movieIdentifier: 'metropolis' }),
    ],
  ])('of %s is that of its screen', async (address, title, path) => {
    renderApp(address);
    await heading(title);
    await expectCanonical(path);
  });

  it('of gift vouchers stands before they are read', async () => {
    const letGo = holdBack('voucher/getAvailableVouchers');
    renderApp(paths.giftCardsByShortName.to());
    await screen.findByText(/Gutscheine werden geladen/);
    await expectCanonical(paths.giftCards.to());
    letGo();
  });

  it.each([paths.event, paths.show, paths.publicEvent])(
    'of a market at $pattern has its kind’s prefix',
    async (path) => {
      renderApp(path.to({ idOrIdentifier: 501 }));
      await heading('Flohmarkt Wien');
      await waitFor(() => expect(canonical()).toMatch(/^\/flohmarktprogramm-wien\/[^/]+$/));
    },
  );

  it('of a show by its number is that by its name, where it has one', async () => {
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await waitFor(() => expect(canonical()).toMatch(/^\/show\/[^/]+$/));
    const own = canonical()!;
    renderApp(own);
    await heading('Metropolis');
    await expectCanonical(own);
  });
});
