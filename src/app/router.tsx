import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { LazyPart } from '@/ui/lazyPart';
import { lazyScreen } from './lazyScreen';

const Home = lazyScreen(
  () => import('@/screens/HomeScreen'),
  ({ HomeScreen }) => HomeScreen,
);
const CinemaLanding = lazyScreen(
  () => import('@/screens/CinemaLandingScreen'),
  ({ CinemaLandingScreen }) => CinemaLandingScreen,
);
const Program = lazyScreen(
  () => import('@/screens/ProgramScreen'),
  ({ ProgramScreen }) => ProgramScreen,
);
const Upcoming = lazyScreen(
  () => import('@/screens/UpcomingScreen'),
  ({ UpcomingScreen }) => UpcomingScreen,
);
const Show = lazyScreen(
  () => import('@/screens/ShowScreen'),
  ({ ShowScreen }) => ShowScreen,
);
const Movie = lazyScreen(
  () => import('@/screens/MovieScreen'),
  ({ MovieScreen }) => MovieScreen,
);
const GiftCards = lazyScreen(
  () => import('@/screens/GiftCardsScreen'),
  ({ GiftCardsScreen }) => GiftCardsScreen,
);
const Cart = lazyScreen(
  () => import('@/screens/CartScreen'),
  ({ CartScreen }) => CartScreen,
);
const Checkout = lazyScreen(
  () => import('@/screens/CheckoutScreen'),
  ({ CheckoutScreen }) => CheckoutScreen,
);
const Payment = lazyScreen(
  () => import('@/screens/PaymentScreen'),
  ({ PaymentScreen }) => PaymentScreen,
);
const Storno = lazyScreen(
  () => import('@/screens/StornoScreen'),
  ({ StornoScreen }) => StornoScreen,
);
const ExtraCar = lazyScreen(
  () => import('@/screens/ExtraCarScreen'),
  ({ ExtraCarScreen }) => ExtraCarScreen,
);
const External = lazyScreen(
  () => import('@/screens/ExternalScreen'),
  ({ ExternalScreen }) => ExternalScreen,
);
const NotFound = lazyScreen(
  () => import('@/screens/NotFoundScreen'),
  ({ NotFoundScreen }) => NotFoundScreen,
);

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
