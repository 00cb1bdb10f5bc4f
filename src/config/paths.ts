import { route } from '@/lib/route';

/** Every address of the shop, once (specification 2.1; the ones it leaves open as in the rulings). */
export const paths = {
  home: route('/'),
  newsEvents: route('/news-events'),

  cinemaLanding: route('/kinoprogramm-wien'),
  program: route('/kinoprogramm-wien/kinoprogramm'),
  movie: route('/kinoprogramm-wien/kinofilm/:movieIdentifier'),
  movieByName: route('/film/:name'),
  show: route('/show/:idOrIdentifier'),

  flohmarktProgram: route('/flohmarktprogramm-wien'),
  flohmarktEvent: route('/flohmarktprogramm-wien/:idOrIdentifier'),
  automarkt: route('/automarkt'),
  automarktEvent: route('/automarkt/:idOrIdentifier'),
  publicEvents: route('/veranstaltungen'),
  publicEvent: route('/veranstaltungen/:idOrIdentifier'),
  event: route('/event/:idOrIdentifier'),
  showNotFound: route('/vorstellung-nicht-gefunden'),

  cart: route('/cart'),
  checkout: route('/checkout'),
  paymentResult: route('/pspresult'),
  payment: route('/bezahlung/:orderId'),
  extraCar: route('/chanukka2021'),

  terms: route('/agb'),
  imprint: route('/privacy'),
  notFound: route('/404'),
} as const;
