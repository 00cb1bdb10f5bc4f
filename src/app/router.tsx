import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';

const Home = lazyScreen(async () => (await import('@/screens/HomeScreen')).HomeScreen);
const Program = lazyScreen(async () => (await import('@/screens/ProgramScreen')).ProgramScreen);
const Show = lazyScreen(async () => (await import('@/screens/ShowScreen')).ShowScreen);
const Movie = lazyScreen(async () => (await import('@/screens/MovieScreen')).MovieScreen);
const Cart = lazyScreen(async () => (await import('@/screens/CartScreen')).CartScreen);
const Checkout = lazyScreen(async () => (await import('@/screens/CheckoutScreen')).CheckoutScreen);
const Payment = lazyScreen(async () => (await import('@/screens/PaymentScreen')).PaymentScreen);
const ExtraCar = lazyScreen(async () => (await import('@/screens/ExtraCarScreen')).ExtraCarScreen);
const External = lazyScreen(async () => (await import('@/screens/ExternalScreen')).ExternalScreen);
const NotFound = lazyScreen(async () => (await import('@/screens/NotFoundScreen')).NotFoundScreen);

type Address = (typeof paths)[keyof typeof paths];

const screens: [Address, ReactElement][] = [
  [paths.home, <Home />],
  [paths.newsEvents, <Home />],
  [paths.program, <Program kind="kino" />],
  [paths.cinemaLanding, <Program kind="kino" />],
  [paths.flohmarktProgram, <Program kind="flohmarkt" />],
  [paths.automarkt, <Program kind="automarkt" />],
  [paths.publicEvents, <Program kind="publicevent" />],
  [paths.show, <Show />],
  [paths.event, <Show />],
  [paths.flohmarktEvent, <Show />],
  [paths.automarktEvent, <Show />],
  [paths.publicEvent, <Show />],
  [paths.movie, <Movie />],
  [paths.movieByName, <Movie />],
  [paths.cart, <Cart />],
  [paths.checkout, <Checkout />],
  [paths.paymentResult, <Payment />],
  [paths.payment, <Payment />],
  [paths.extraCar, <ExtraCar />],
  [paths.terms, <External page="terms" />],
  [paths.imprint, <External page="imprint" />],
  [paths.showNotFound, <NotFound missing="show" />],
  [paths.notFound, <NotFound missing="page" />],
];

/** Which screen stands at which address. An unknown address keeps its name and shows "not found". */
export function Router() {
  return (
    <Routes>
      {screens.map(([{ pattern }, screen]) => (
        <Route key={pattern} path={pattern} element={screen} />
      ))}
      <Route path="*" element={<NotFound missing="page" />} />
    </Routes>
  );
}
