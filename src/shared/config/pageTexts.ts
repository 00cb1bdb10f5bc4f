import { commonTexts } from './commonTexts';

/** Labels of links to pages, by the names of their paths. */
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
  visitorTips: 'Tipps für den Besuch',
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
  orders: 'Meine Bestellungen',
  imprint: 'Impressum',
  terms: 'AGBs',
  accessibility: 'Barrierefreiheit',
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
