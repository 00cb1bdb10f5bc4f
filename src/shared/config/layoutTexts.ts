import { brand } from './brand';
import { commonTexts } from './commonTexts';

export const layoutTexts = {
  skipToContent: 'Zum Inhalt springen',
  homeLink: 'zur Startseite',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  footerNavigation: 'Weitere Seiten',
  networks: 'Soziale Netzwerke',
  groups: {
    program: 'Kinoprogramm',
    product: brand.menuLabel,
    cinema: 'Kino',
    voucher: 'Kino Gutschein',
    flohmarkt: 'Flohmarkt',
    sellers: 'Verkäufer',
    more: 'Mehr bei uns',
  },
  cookieSettings: 'Cookie-Einstellungen',
  search: 'Suche',
  cart: 'Warenkorb',
  cartEntries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  loading: 'Wird geladen …',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
};

/** How header and footer call the pages that they lead to, by the names of their paths. */
export const pageNames = {
  program: 'Kinoprogramm',
  upcoming: 'Demnächst im Kino',
  kidsProgram: 'Kinderfilme',
  cinemaLanding: 'Kinoticket kaufen',
  giftCards: 'Kinogutschein kaufen',
  openAir: 'Open-Air-Kino',
  cinemaArrival: 'Anfahrt',
  pets: 'Haustiere',
  kidsCinema: 'Kinderkino',
  cinemaFaqs: 'FAQ',
  jobs: 'Jobs',
  flohmarkt: 'Flohmarkt Wien',
  flohmarktProgram: 'Flohmarktkalender',
  kinderflohmarkt: 'Kinderflohmarkt',
  bookStall: 'Standplatz buchen',
  visitorTips: 'Besuchertipps',
  advantages: 'Vorteile',
  flohmarktArrival: 'Anfahrt',
  flohmarktFaqs: 'FAQ',
  flohmarktJobs: 'Jobs',
  stallFees: 'Standgebühr',
  sellerChecklist: 'Checkliste',
  sellingTips: 'Verkaufstipps',
  automarkt: 'Automarkt',
  publicEvents: 'Veranstaltungen',
  feedback: 'Feedback',
  favourites: 'Favoriten',
  imprint: 'Impressum',
  terms: 'AGBs',
  accessibility: 'Barrierefreiheit',
};

/** The header's titles on pages of the flea market, by the endings of their addresses. */
export const hashtags = {
  'flohmarkt-wien': '#FlohmarktWien',
  'flohmarkt-standplaetze-standgebuehren-platzmiete': '#Standgebühren',
  'checklist-fuer-flohmarkt-verkaufer': '#Checkliste',
  'faqs-flohmarkt-wien-sonntag': '#FlohmarktFragen',
  'kinderflohmarkt-wien-sonntag': '#Kinderflohmarkt',
  'kundenliebe-oesterreichs-bester-flohmarkt': '#Kundenliebe',
  'tipps-tricks-fuer-deinen-erfolgreichen-flohmarkt-verkauf': '#Verkaufstipps',
  'kinoprogramm-wien': '#KinoprogrammWien',
};

export const statusTexts = {
  slow: 'Das dauert länger als üblich.',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  toHome: 'Zur Startseite',
  reload: 'Seite neu laden',
  failures: {
    load: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Vielleicht ist die Verbindung gerade schlecht. Dein Warenkorb bleibt, wie er ist.',
    },
    outdated: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Vielleicht gibt es eine neue Version. Lade die Seite neu, dein Warenkorb bleibt, wie er ist.',
    },
    render: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      text: 'Der Fehler liegt bei uns, nicht an deiner Verbindung. Dein Warenkorb bleibt, wie er ist.',
    },
  },
};

/** Of what opens over a page and did not arrive. */
export const lazyPartTexts = {
  failed: 'Das konnte nicht geladen werden. Vielleicht ist die Verbindung gerade schlecht.',
  close: 'Schließen',
};

export const notFoundTexts = {
  page: {
    title: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse gibt es bei uns nichts – vielleicht ein Tippfehler, vielleicht ein alter Link.',
  },
  show: {
    title: 'Vorstellung nicht gefunden',
    lead: 'Diese Vorstellung gibt es nicht oder nicht mehr. Im Programm stehen alle Termine.',
  },
  toProgram: commonTexts.toProgram,
  toFlohmarkt: commonTexts.toFlohmarkt,
};
