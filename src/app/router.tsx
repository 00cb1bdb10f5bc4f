import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { LazyPart } from '@/ui/lazyPart';
import { lazyScreen } from './lazyScreen';

const Home = lazyScreen(async () => (await import('@/screens/HomeScreen')).HomeScreen);
const CinemaLanding = lazyScreen(
  async () => (await import('@/screens/CinemaLandingScreen')).CinemaLandingScreen,
);
const Program = lazyScreen(async () => (await import('@/screens/ProgramScreen')).ProgramScreen);
const Upcoming = lazyScreen(async () => (await import('@/screens/UpcomingScreen')).UpcomingScreen);
const Show = lazyScreen(async () => (await import('@/screens/ShowScreen')).ShowScreen);
const Movie = lazyScreen(async () => (await import('@/screens/MovieScreen')).MovieScreen);
const GiftCards = lazyScreen(async () => (await import('@/screens/GiftCardsScreen')).GiftCardsScreen);
const Cart = lazyScreen(async () => (await import('@/screens/CartScreen')).CartScreen);
const Checkout = lazyScreen(async () => (await import('@/screens/CheckoutScreen')).CheckoutScreen);
const Payment = lazyScreen(async () => (await import('@/screens/PaymentScreen')).PaymentScreen);
const Storno = lazyScreen(async () => (await import('@/screens/StornoScreen')).StornoScreen);
const ExtraCar = lazyScreen(async () => (await import('@/screens/ExtraCarScreen')).ExtraCarScreen);
const External = lazyScreen(async () => (await import('@/screens/ExternalScreen')).ExternalScreen);
const NotFound = lazyScreen(async () => (await import('@/screens/NotFoundScreen')).NotFoundScreen);

type Address = (typeof paths)[keyof typeof paths];
type Placed = { pattern: Address['pattern'] | '*'; screen: ReactElement };

function at({ pattern }: Address, screen: ReactElement): Placed {
  return { pattern, screen };
}

/** Which screen stands at which address. An unknown address keeps its name and shows "not found". */
const screens: Placed[] = [
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
  at(paths.giftCardsByOldName, <Navigate to={paths.giftCardsByShortName.to()} replace />),
  at(paths.cart, <Cart />),
  at(paths.checkout, <Checkout />),
  at(paths.paymentResult, <Payment />),
  at(paths.payment, <Payment />),
  at(paths.storno, <Storno />),
  at(paths.stornoByIdentifier, <Storno />),
  at(paths.extraCar, <ExtraCar />),
  at(paths.terms, <External page="terms" />),
  at(paths.imprint, <External page="imprint" />),
  at(paths.showNotFound, <NotFound missing="show" />),
  at(paths.notFound, <NotFound missing="page" />),
  { pattern: '*', screen: <NotFound missing="page" /> },
];

/** Asked for a hundred links at a time: the router's own matching builds each pattern anew. */
const codes = screens
  .filter(({ pattern }) => pattern !== '*')
  .map(({ pattern, screen }) => ({
    address: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
    load: (screen.type as LazyPart<object>).load,
  }));

/** What fetches the code of the screen at an address, the same function for the same screen. */
export function screenCode(pathname: string): LazyPart<object>['load'] | undefined {
  return codes.find(({ address }) => address.test(pathname))?.load;
}

export function Router() {
  return (
    <Routes>
      {screens.map(({ pattern, screen }) => (
        <Route key={pattern} path={pattern} element={screen} />
      ))}
    </Routes>
  );
}
