import type { ReactElement } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { movedAddresses, paths } from '@/shop/paths';
import { hasParameter, matchRoute } from '@/shop/matchRoute';
import type { LazyComponent } from '@/shared/ui/lazyWithRetry';
import { lazyPage, type LazyPage } from './lazyPage';

const Home = lazyPage(() => import('@/pages/HomePage'), 'HomePage');
const CinemaLanding = lazyPage(() => import('@/pages/CinemaLandingPage'), 'CinemaLandingPage');
const Program = lazyPage(() => import('@/pages/ProgramPage'), 'ProgramPage');
const Upcoming = lazyPage(() => import('@/pages/UpcomingPage'), 'UpcomingPage');
const Show = lazyPage(() => import('@/pages/ShowPage'), 'ShowPage');
const Movie = lazyPage(() => import('@/pages/MoviePage'), 'MoviePage');
const GiftCards = lazyPage(() => import('@/pages/GiftCardsPage'), 'GiftCardsPage');
const Cart = lazyPage(() => import('@/pages/CartPage'), 'CartPage');
const Checkout = lazyPage(() => import('@/pages/CheckoutPage'), 'CheckoutPage');
const Payment = lazyPage(() => import('@/pages/PaymentPage'), 'PaymentPage');
const Storno = lazyPage(() => import('@/pages/StornoPage'), 'StornoPage');
const Withdrawal = lazyPage(() => import('@/pages/WithdrawalPage'), 'WithdrawalPage');
const ExtraCar = lazyPage(() => import('@/pages/ExtraCarPage'), 'ExtraCarPage');
const External = lazyPage(() => import('@/pages/ExternalPage'), 'ExternalPage');
const Redirect = lazyPage(() => import('@/pages/RedirectPage'), 'RedirectPage');
const Feedback = lazyPage(() => import('@/pages/FeedbackPage'), 'FeedbackPage');
const FeedbackSaved = lazyPage(() => import('@/pages/FeedbackSavedPage'), 'FeedbackSavedPage');
const Jobs = lazyPage(() => import('@/pages/JobsPage'), 'JobsPage');
const ApplicationSent = lazyPage(() => import('@/pages/ApplicationSentPage'), 'ApplicationSentPage');
const Favourites = lazyPage(() => import('@/pages/FavouritesPage'), 'FavouritesPage');
const Orders = lazyPage(() => import('@/pages/OrdersPage'), 'OrdersPage');
const Search = lazyPage(() => import('@/pages/SearchPage'), 'SearchPage');
const Page = lazyPage(() => import('@/pages/InfoPage'), 'InfoPage');
const Blog = lazyPage(() => import('@/pages/BlogPage'), 'BlogPage');
const Article = lazyPage(() => import('@/pages/ArticlePage'), 'ArticlePage');
const NotFound = lazyPage(() => import('@/pages/NotFoundPage'), 'NotFoundPage');

function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}

type Route = { pattern: string };
type PageRoute = Route & { screen: ReactElement };

function at({ pattern }: Route, screen: ReactElement): PageRoute {
  return { pattern, screen };
}

/** Any other address is an information page, or renders "not found" without a redirect. */
const screens: PageRoute[] = [
  at(paths.home, <Home />),
  at(paths.newsEvents, <Home />),
  at(paths.cinemaLanding, <CinemaLanding />),
  at(paths.program, <Program list="program" />),
  at(paths.today, <Program list="today" />),
  at(paths.kidsProgram, <Program list="kids" />),
  at(paths.upcoming, <Upcoming />),
  at(paths.flohmarktProgram, <Program list="flohmarkt" />),
  at(paths.flohmarkt, <Program list="flohmarktLanding" />),
  at(paths.bookStall, <Program list="bookStall" />),
  at(paths.flohmarktRegistration, <Program list="flohmarktRegistration" />),
  at(paths.automarkt, <Program list="automarkt" />),
  at(paths.publicEvents, <Program list="publicevent" />),
  at(paths.show, <Show />),
  at(paths.event, <Show />),
  at(paths.flohmarktEvent, <Show />),
  at(paths.automarktEvent, <Show />),
  at(paths.publicEvent, <Show />),
  at(paths.movie, <Movie />),
  at(paths.movieByName, <Movie />),
  at(paths.giftCards, <GiftCards />),
  at(paths.giftCardsByShortName, <GiftCards />),
  ...movedAddresses.map(({ from, to }) => at(from, <Moved to={to} />)),
  at(paths.cart, <Cart />),
  at(paths.checkout, <Checkout />),
  at(paths.paymentResult, <Payment />),
  at(paths.payment, <Payment />),
  at(paths.orders, <Orders />),
  at(paths.storno, <Storno />),
  at(paths.stornoByIdentifier, <Storno />),
  at(paths.withdrawal, <Withdrawal missing={<NotFound missing="page" />} />),
  at(paths.extraCar, <ExtraCar />),
  at(paths.feedback, <Feedback />),
  at(paths.feedbackSaved, <FeedbackSaved />),
  at(paths.jobs, <Jobs section="kino" />),
  at(paths.flohmarktJobs, <Jobs section="flohmarkt" />),
  at(paths.applicationSent, <ApplicationSent />),
  at(paths.favourites, <Favourites />),
  at(paths.cinemaBlog, <Blog section="kino" />),
  at(paths.cinemaArticle, <Article section="kino" />),
  at(paths.flohmarktBlog, <Blog section="flohmarkt" />),
  at(paths.flohmarktArticle, <Article section="flohmarkt" />),
  at(paths.search, <Search />),
  at(paths.terms, <External page="terms" />),
  at(paths.imprint, <External page="imprint" />),
  at(paths.safeCinema, <External page="safeCinema" />),
  at(paths.yourEvent, <External page="yourEvent" />),
  at(paths.yourEventByShortName, <External page="yourEvent" />),
  at(paths.aboutUs, <External page="aboutUs" />),
  at(paths.team, <External page="team" />),
  at(paths.contact, <External page="contact" />),
  at(paths.contactByGermanName, <External page="contact" />),
  at(paths.contactPrint, <External page="contactPrint" />),
  at(paths.history, <External page="history" />),
  at(paths.tiktok, <Redirect page="tiktok" />),
  at(paths.facebook, <Redirect page="facebook" />),
  at(paths.facebookFlohmarkt, <Redirect page="facebookFlohmarkt" />),
  at(paths.facebookKinderflohmarkt, <Redirect page="facebookKinderflohmarkt" />),
  at(paths.instagram, <Redirect page="instagram" />),
  at(paths.instagramFlohmarkt, <Redirect page="instagramFlohmarkt" />),
  at(paths.instagramKinderflohmarkt, <Redirect page="instagramKinderflohmarkt" />),
  at(paths.showNotFound, <NotFound missing="show" />),
  at(paths.notFound, <NotFound missing="page" />),
  { pattern: '*', screen: <Page missing={<NotFound missing="page" />} /> },
];

/** Addresses are case-sensitive, as on the servers. */
const routeOf = ({ pattern, screen }: PageRoute) => ({
  path: pattern,
  element: screen,
  caseSensitive: true,
});

const routes = screens.map(routeOf);

const named = screens.filter(({ pattern }) => pattern !== '*');

export function screenCode(pathname: string): LazyComponent<object>['load'] | undefined {
  return (matchRoute(named, pathname)?.screen.type as LazyComponent<object> | undefined)?.load;
}

const textCodes = new Map<string, LazyComponent<object>['load']>();

/** The loader of an information page with its text; the same function for the same address. */
export function pageCode(pathname: string): LazyComponent<object>['load'] {
  const known = textCodes.get(pathname);
  if (known) return known;
  async function load() {
    await Page.load();
    const { pageText } = await import('@/features/infoPages/pageText');
    await pageText(pathname)?.load();
  }
  textCodes.set(pathname, load);
  return load;
}

export function staticRoutes(): { address: string; screen: string }[] {
  return screens
    .filter(({ pattern, screen }) => !/[:*]/.test(pattern) && screen.type !== Moved)
    .map(({ pattern, screen }) => ({
      address: pattern,
      screen: (screen.type as LazyPage<object>).componentName,
    }));
}

export function parameterRoutes(): { address: string; screen: string }[] {
  return screens
    .filter(({ pattern }) => hasParameter(pattern))
    .map(({ pattern, screen }) => ({
      address: pattern,
      screen: (screen.type as LazyPage<object>).componentName,
    }));
}

/** The router ranks and compiles all routes that it is given, at each navigation. No other fits information pages. */
function routesFor(pathname: string) {
  const page = matchRoute(named, pathname);
  return page ? [routeOf(page)] : routes;
}

/** The router's `*` does not match an address that contains a line break. */
export function Router() {
  const { pathname } = useLocation();
  return useRoutes(routesFor(pathname)) ?? <NotFound missing="page" />;
}
