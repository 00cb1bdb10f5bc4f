import { route, type Route } from './route';
import { brand } from './brand';

/** Every address of the shop (requirements 2.1). */
export const paths = {
  home: route('/'),
  newsEvents: route('/news-events'),

  cinemaLanding: route('/kinoprogramm-wien'),
  program: route('/kinoprogramm-wien/kinoprogramm'),
  movie: route('/kinoprogramm-wien/kinofilm/:movieIdentifier'),
  movieByName: route('/film/:name'),
  upcoming: route('/kinoprogramm-wien/demnaechst-im-kino'),
  today: route('/kinoprogramm-wien/heute-im-kino'),
  kidsProgram: route('/kinoprogramm-wien/kinder-kino-kinoprogramm-fuer-kinder'),
  show: route('/show/:idOrIdentifier'),

  flohmarkt: route('/flohmarkt-wien'),
  bookStall: route('/jetzt-flohmarktstand-buchen'),
  flohmarktRegistration: route('/flohmarkt-wien/flohmarkt-anmelden'),

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
  giftCards: route('/kinogutschein-kaufen'),
  giftCardsByShortName: route('/kinogutschein'),
  giftCardsByOldName: route('/giftcard'),
  orders: route('/meine-bestellungen'),
  storno: route('/bestellung-stornieren'),
  stornoByIdentifier: route('/bestellung-stornieren/:stornoIdentifier'),
  withdrawal: route('/vertrag-widerrufen'),

  feedback: route('/feedback'),
  feedbackSaved: route('/feedback_success'),
  jobs: route('/kino/jobs'),
  flohmarktJobs: route('/flohmarkt-wien/jobs'),
  applicationSent: route(`/bewerbung-${brand.slug}-abgeschickt`),
  favourites: route('/favoriten'),

  terms: route('/agb'),
  imprint: route('/privacy'),
  safeCinema: route('/sicheres-kino'),
  yourEvent: route(`/dein-event-im-${brand.slug}`),
  yourEventByShortName: route('/deinevent'),
  aboutUs: route('/aboutus'),
  team: route('/team'),
  contact: route('/contact'),
  contactPrint: route('/contactprint'),
  contactByGermanName: route('/kontakt'),
  history: route('/geschichte'),

  tiktok: route('/tiktok'),
  facebook: route('/facebook'),
  facebookFlohmarkt: route('/facebookflohmarkt'),
  facebookKinderflohmarkt: route('/facebookkinderflohmarkt'),
  instagram: route('/instagram'),
  instagramFlohmarkt: route('/instagramflohmarkt'),
  instagramKinderflohmarkt: route('/instagramkinderflohmarkt'),

  search: route('/suche'),
  accessibility: route('/barrierefreiheit'),
  cinemaBlog: route(`/blog-${brand.slug}`),
  cinemaArticle: route(`/blog-${brand.slug}/:slug`),
  flohmarktBlog: route('/flohmarkt-wien/blog'),
  flohmarktArticle: route('/flohmarkt-wien/blog/:slug'),

  cinemaArrival: route('/kino/anfahrt'),
  cinemaFaqs: route('/kino/faqs'),
  pets: route('/kino/haustiere'),
  openAir: route('/kino/open-air-kino'),
  cinemaExperience: route('/kino-erlebnis'),
  cinemaChecklist: route('/kino/checkliste'),
  cinemaInRain: route('/kino/autokino-bei-regen'),
  eventLocation: route('/eventlocation'),

  stallFees: route('/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete'),
  sellerChecklist: route('/flohmarkt-wien/checklist-fuer-flohmarkt-verkaufer'),
  sellingTips: route('/flohmarkt-wien/tipps-tricks-fuer-deinen-erfolgreichen-flohmarkt-verkauf'),
  flohmarktFaqs: route('/flohmarkt-wien/faqs-flohmarkt-wien-sonntag'),
  flohmarktArrival: route('/flohmarkt-wien/anfahrt'),
  advantages: route('/flohmarkt-wien/vorteile'),
  visitorTips: route('/flohmarkt-wien/besucher-tipps'),
  bargains: route('/flohmarkt-wien/schnaeppchen-finden'),
  firstFlohmarkt: route('/flohmarkt-wien/erster-flohmarkt'),
  packingList: route('/flohmarkt-wien/packliste'),
  pricing: route('/flohmarkt-wien/preise-festlegen'),
  kinderflohmarkt: route('/kinderflohmarkt'),
  sellingChildren: route('/kinderflohmarkt/kinder-verkaufen-selbst'),
  childrensPrices: route('/kinderflohmarkt/preise'),

  notFound: route('/404'),
} as const;

const oldHomeAddresses = [
  '/programm',
  '/booking',
  '/home',
  '/index',
  '/index.html',
  '/index.php',
  '/home.php',
  '/home.html',
] as const;

/** Old addresses and their redirects, for router and servers (requirements 2.1). */
export const movedAddresses: readonly { from: Route; to: string }[] = [
  ...oldHomeAddresses.map((address) => ({ from: route(address), to: paths.home.to() })),
  { from: paths.giftCardsByOldName, to: paths.giftCardsByShortName.to() },
];

/** Whether an address belongs to the flea market, by the same rule as the header's variant (requirements 2.2). */
export function isFlohmarktAddress(pathname: string): boolean {
  return pathname.includes('flohmarkt');
}
