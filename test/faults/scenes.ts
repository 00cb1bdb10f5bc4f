import { paths } from '@/shop/paths';
import { beSignedIn } from '@test/support/account';
import { carTicket, filmTicket, giftCard, popcorn, redeemedCode, storeCart } from '@test/support/carts';
import { metropolis, storeFavourites } from '@test/support/favourites';
import { withOwnerFacts } from '@test/support/ownerFacts';
import { linkOf } from '@test/support/storno';

export type Scene = {
  address: string;
  /** Prepares the browser's storage. */
  before?: () => void;
  /** Buttons that are clicked in order, by the start of their names; missing ones are skipped. */
  presses?: RegExp[];
};

const add = /^(In den Warenkorb|Standplatz buchen|Verkaufsplatz buchen|Ticket kaufen)$/;
const buy = [/^Menge erhöhen: /, add];

const fullCart = () => storeCart(filmTicket, carTicket, popcorn, giftCard('karte'));
function cartWithCode() {
  storeCart(filmTicket, carTicket, redeemedCode('WILLKOMMEN10', -1000, 301));
}

/** Stored fuzz cases contain the names of scenes: do not rename them. */
export const scenes = {
  home: { address: paths.home.to() },
  newsEvents: { address: paths.newsEvents.to() },
  cinemaLanding: { address: paths.cinemaLanding.to({}, { selectshow: '301' }) },
  program: { address: paths.program.to(), presses: [/^Termin finden/, /^Vormerken: /, /^Vormerken$/] },
  programMonth: { address: paths.program.to({}, { ansicht: 'monat' }), presses: [/^Nächster Monat/] },
  programFilter: { address: paths.program.to({}, { suche: 'metropolis', tag: '2026-04-16' }) },
  today: { address: paths.today.to() },
  kids: { address: paths.kidsProgram.to() },
  flohmarkt: { address: paths.flohmarkt.to() },
  flohmarktProgram: { address: paths.flohmarktProgram.to(), presses: [/^Termin finden/] },
  bookStall: { address: paths.bookStall.to() },
  flohmarktRegistration: { address: paths.flohmarktRegistration.to() },
  automarkt: { address: paths.automarkt.to() },
  publicEvents: { address: paths.publicEvents.to() },
  show: { address: paths.show.to({ idOrIdentifier: 301 }), presses: buy },
  market: { address: paths.flohmarktEvent.to({ idOrIdentifier: 501 }), presses: [...buy, /^auch am /] },
  event: { address: paths.event.to({ idOrIdentifier: 701 }), presses: buy },
  movie: { address: paths.movie.to({ movieIdentifier: 'metropolis' }), presses: [add] },
  movieByName: { address: paths.movieByName.to({ name: 'metropolis' }), presses: [add] },
  upcoming: { address: paths.upcoming.to(), presses: [/^Nach Genre vormerken/, /^Vormerken$/] },
  giftCards: { address: paths.giftCards.to(), presses: buy },
  cart: {
    address: paths.cart.to(),
    before: fullCart,
    presses: [/^Gutschein einlösen/, /^Menge erhöhen: /, /^Zur Kasse/],
  },
  cartWithCode: {
    address: paths.cart.to(),
    before: cartWithCode,
    presses: [/^Menge erhöhen: Pop/, /^Zur Kasse/],
  },
  cartByLink: {
    address: `${paths.cart.to()}#korb=s301x2p101p102x2g401x3z`,
    presses: [add, /^In den Warenkorb legen/],
  },
  codeByLink: {
    address: paths.cart.to({}, { gutschein: 'WILLKOMMEN10' }),
    before: fullCart,
    presses: [/^Gutschein einlösen/],
  },
  checkout: { address: paths.checkout.to(), before: fullCart, presses: [/^Zahlungspflichtig bestellen/] },
  checkoutWithCode: {
    address: paths.checkout.to(),
    before: cartWithCode,
    presses: [/^Zahlungspflichtig bestellen/],
  },
  paymentResult: {
    address: paths.paymentResult.to({}, { orderid: '7' }),
    before: fullCart,
    presses: [/^Noch einmal/],
  },
  payment: { address: paths.payment.to({ orderId: '7' }) },
  storno: { address: linkOf('storno-7'), presses: [/^Bestellung stornieren/, /^Jetzt stornieren/] },
  cinemaBlog: { address: paths.cinemaBlog.to() },
  cinemaArticle: { address: paths.cinemaArticle.to({ slug: 'zum-ersten-mal-im-autokino' }) },
  flohmarktBlog: { address: paths.flohmarktBlog.to() },
  feedback: { address: paths.feedback.to(), presses: [/^Rückmeldung senden/] },
  withdrawal: {
    address: paths.withdrawal.to(),
    before: () => withOwnerFacts({ withdrawal: {} }),
    presses: [/^Vertrag widerrufen/],
  },
  jobs: { address: paths.jobs.to(), presses: [/^Bewerbung senden/] },
  signIn: { address: paths.favourites.to(), presses: [/^Anmelden oder registrieren/, /^Anmelden$/] },
  register: {
    address: paths.notFound.to(),
    presses: [/^Anmelden oder registrieren/, /^Register/, /^Konto anlegen/],
  },
  favourites: {
    address: paths.favourites.to(),
    before() {
      beSignedIn();
      storeFavourites('u-1', metropolis);
    },
    presses: [/^Konto/, /^Abmelden/],
  },
  search: { address: paths.search.to({}, { q: 'metropolis' }) },
  stallPrices: { address: paths.stallFees.to() },
  stallPart: { address: paths.advantages.to() },
  childrensPrices: { address: paths.childrensPrices.to() },
  filmPage: { address: '/kino/film/grease' },
  extraCar: { address: paths.extraCar.to() },
  showNotFound: { address: paths.showNotFound.to() },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** Screens that consist of the same parts and send the same requests as another one. */
const twins = new Set<SceneName>([
  ...(['newsEvents', 'programFilter', 'today', 'kids', 'flohmarktRegistration', 'automarkt'] as const),
  ...(['publicEvents', 'event', 'movieByName', 'checkoutWithCode', 'flohmarktBlog'] as const),
]);

/** One screen of each kind. */
export const distinctSceneNames = sceneNames.filter((name) => !twins.has(name));
