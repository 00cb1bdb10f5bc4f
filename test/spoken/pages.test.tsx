import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { parameterRoutes, staticRoutes } from '@/app/router';
import { paths } from '@/shop/paths';
import { beSignedIn, customer } from '@test/support/account';
import { carTicket, filmTicket, giftCard, popcorn, redeemedCode, storeCart } from '@test/support/carts';
import { metropolis, storeFavourites } from '@test/support/favourites';
import { waitUntilStable } from '@test/support/hostile';
import { withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { startReader } from '@test/support/screenReader';
import { differentShows, keepShows, makeOrderSeven } from '@test/support/smallDatabase';
import { heardOf } from '@test/support/spokenPhrases';
import { expectFitToHear } from '@test/support/spokenRules';

const monthView = paths.program.to({}, { ansicht: 'monat' });

/** For each screen of the router the pages that differ in their components. */
const examples: Record<string, string[]> = {
  HomePage: [paths.home.to()],
  CinemaLandingPage: [paths.cinemaLanding.to()],
  ProgramPage: [
    paths.program.to(),
    monthView,
    paths.program.to({}, { suche: 'metropolis' }),
    paths.today.to(),
    paths.flohmarkt.to(),
    paths.automarkt.to(),
    paths.publicEvents.to(),
  ],
  UpcomingPage: [paths.upcoming.to()],
  ShowPage: [301, 501, 601, 701, 999_999].map((idOrIdentifier) => paths.event.to({ idOrIdentifier })),
  MoviePage: [paths.movie.to({ movieIdentifier: 'metropolis' })],
  GiftCardsPage: [paths.giftCards.to()],
  CartPage: [paths.cart.to()],
  CheckoutPage: [paths.checkout.to()],
  PaymentPage: [paths.paymentResult.to(), paths.payment.to({ orderId: '7' })],
  OrdersPage: [paths.orders.to()],
  StornoPage: [paths.storno.to(), paths.stornoByIdentifier.to({ stornoIdentifier: 'storno-7' })],
  WithdrawalPage: [paths.withdrawal.to()],
  ExtraCarPage: [paths.extraCar.to()],
  FeedbackPage: [paths.feedback.to()],
  FeedbackSavedPage: [paths.feedbackSaved.to()],
  JobsPage: [paths.jobs.to()],
  ApplicationSentPage: [paths.applicationSent.to()],
  FavouritesPage: [paths.favourites.to()],
  BlogPage: [paths.cinemaBlog.to()],
  ArticlePage: [paths.cinemaArticle.to({ slug: 'zum-ersten-mal-im-autokino' })],
  SearchPage: [paths.search.to(), paths.search.to({}, { q: 'metropolis' })],
  ExternalPage: [paths.terms.to(), paths.team.to()],
  RedirectPage: [paths.tiktok.to()],
  NotFoundPage: [paths.showNotFound.to(), paths.notFound.to()],
};

/** Together they have all components of texts (`pageParts.ts`). */
const texts = [
  paths.cinemaArrival.to(),
  paths.cinemaFaqs.to(),
  paths.pets.to(),
  paths.stallFees.to(),
  paths.packingList.to(),
  paths.kinderflohmarkt.to(),
  '/kino/film/grease',
  '/kino/date-ideen',
  '/einbetten',
];

/** Their header and footer are read, too, which other pages share. */
const readWhole = [paths.home.to(), paths.flohmarkt.to()];

describe('a screen reader reads each page from top to bottom', () => {
  beforeEach(async () => {
    withOwnerFacts({ withdrawal: {} });
    // Cards of the same kind are read in the same way.
    keepShows(...differentShows);
    await makeOrderSeven();
    beSignedIn();
    storeFavourites(customer.uid, metropolis);
    storeCart(filmTicket, carTicket, popcorn, giftCard('karte'), redeemedCode('WILLKOMMEN10', -1000, 801));
  });

  it('every screen has an example', () => {
    const screens = [...staticRoutes(), ...parameterRoutes()].map(({ screen }) => screen);
    expect(Object.keys(examples).toSorted()).toEqual([...new Set(screens)].toSorted());
  });

  it.each([...Object.values(examples), texts].flat())(
    'what it says is complete and is said once: %s',
    async (address) => {
      const app = renderApp(address);
      await waitUntilStable(app);
      // Its code loads late.
      if (address === monthView) await screen.findByRole('grid');
      await waitFor(() => expect(document.body).not.toHaveTextContent(/geladen …/));
      const { readTo, readToEnd } = await startReader();
      const read = await (readWhole.includes(address) ? readToEnd() : readTo('contentinfo'));
      expectFitToHear(heardOf(read));
    },
  );
});
