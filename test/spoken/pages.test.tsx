import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { parameterRoutes } from '@/app/router';
import { paths } from '@/shared/config/paths';
import { beSignedIn, customer } from '@test/support/account';
import { carTicket, filmTicket, giftCard, popcorn, redeemedCode, storeCart } from '@test/support/carts';
import { metropolis, storeFavourites } from '@test/support/favourites';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { startReader } from '@test/support/screenReader';
import { makeOrderSeven } from '@test/support/smallDatabase';
import { heardOf } from '@test/support/spokenPhrases';
import { expectFitToHear } from '@test/support/spokenRules';

/** An example of each address with a parameter, and more than one where pages differ. */
const examples = {
  movie: [paths.movie.to({ movieIdentifier: 'metropolis' })],
  movieByName: [paths.movieByName.to({ name: 'metropolis' })],
  show: [paths.show.to({ idOrIdentifier: 301 })],
  flohmarktEvent: [paths.flohmarktEvent.to({ idOrIdentifier: 501 })],
  automarktEvent: [paths.automarktEvent.to({ idOrIdentifier: 601 })],
  publicEvent: [paths.publicEvent.to({ idOrIdentifier: 701 })],
  event: [paths.event.to({ idOrIdentifier: 701 }), paths.event.to({ idOrIdentifier: 999_999 })],
  payment: [paths.payment.to({ orderId: '7' })],
  stornoByIdentifier: [paths.stornoByIdentifier.to({ stornoIdentifier: 'storno-7' })],
  cinemaArticle: [paths.cinemaArticle.to({ slug: 'zum-ersten-mal-im-autokino' })],
  flohmarktArticle: [paths.flohmarktArticle.to({ slug: 'wechselgeld-am-flohmarkt' })],
};

const monthView = paths.program.to({}, { ansicht: 'monat' });

const withQuery = [
  monthView,
  paths.program.to({}, { suche: 'metropolis' }),
  paths.paymentResult.to({}, { orderid: '7' }),
  paths.search.to({}, { q: 'metropolis' }),
];

const fixed = Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern]));
const addresses = [...fixed, ...Object.values(examples).flat(), ...withQuery];

describe('a screen reader reads each page from top to bottom', () => {
  beforeEach(async () => {
    await makeOrderSeven();
    beSignedIn();
    storeFavourites(customer.uid, metropolis);
    storeCart(filmTicket, carTicket, popcorn, giftCard('karte'), redeemedCode('WILLKOMMEN10', -1000, 801));
  });

  it('every address with a parameter has an example', () => {
    const patterns = parameterRoutes().map(({ address }) => address);
    const known = Object.keys(examples).map((name) => paths[name as keyof typeof examples].pattern);
    expect(known.toSorted()).toEqual(patterns.toSorted());
  });

  it.each(addresses)('what it says is complete and is said once: %s', async (address) => {
    const app = renderApp(address);
    await waitUntilStable(app);
    // Its code loads late.
    if (address === monthView) await screen.findByRole('grid');
    await waitFor(() => expect(document.body).not.toHaveTextContent(/geladen …/));
    const reader = await startReader();
    expectFitToHear(heardOf(await reader.readToEnd()));
  });
});
