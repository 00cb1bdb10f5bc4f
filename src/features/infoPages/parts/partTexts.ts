import { brand } from '@/shop/brand';
import { paths } from '@/shop/paths';
import { ratings, type Rating } from '@/shop/ratings';
import { season } from '@/shop/season';
import { germanNumber } from '@/shared/text/germanNumber';
import { commonTexts } from '@/shop/commonTexts';

const stars = (subject: Rating['subject']) =>
  germanNumber(ratings.find((rating) => rating.subject === subject)?.stars ?? 0);
const count = (subject: Rating['subject']) =>
  germanNumber(ratings.find((rating) => rating.subject === subject)?.count ?? 0);

/** Facts from the owner, by the names that texts use. */
export const facts = {
  marketDay: season.flohmarktDay,
  closedIn: season.flohmarktClosedIn,
  reopensIn: season.flohmarktReopensIn,
  boxOffice: season.boxOfficeFrom,
  cinemaStars: stars('cinema'),
  cinemaCount: count('cinema'),
  flohmarktStars: stars('flohmarkt'),
  flohmarktCount: count('flohmarkt'),
  kidsStars: stars('kinderflohmarkt'),
  kidsCount: count('kinderflohmarkt'),
  house: brand.name,
  product: brand.menuLabel,
};

export const nextSteps = {
  program: { to: paths.program.to(), label: commonTexts.toProgram },
  upcoming: { to: paths.upcoming.to(), label: 'Demnächst im Kino' },
  kidsProgram: { to: paths.kidsProgram.to(), label: 'Zu den Kinderfilmen' },
  bookStall: { to: paths.bookStall.to(), label: 'Standplatz buchen' },
  calendar: { to: paths.flohmarktProgram.to(), label: commonTexts.toFlohmarkt },
  giftCards: { to: paths.giftCards.to(), label: 'Kinogutschein kaufen' },
  kidsMarket: { to: paths.kinderflohmarkt.to(), label: 'Zum Kinderflohmarkt' },
  market: { to: paths.flohmarkt.to(), label: 'Zum Flohmarkt' },
  contact: { to: paths.contact.to(), label: 'Kontakt aufnehmen' },
};

export const pageTexts = {
  nextStep: 'So geht es weiter',
  table: 'Tabelle',
  noAdvice: {
    title: 'Keine Rechtsberatung',
    text: 'Diese Seite gibt dir einen Überblick. Eine Rechts- oder Steuerberatung ersetzt sie nicht, und Regeln ändern sich. Verbindliche Auskunft geben die zuständigen Stellen, die wir im Text nennen.',
  },
  season: {
    kino: [
      {
        label: 'Tickets',
        text: `Online hier im Shop, am Tag selbst an der Tageskassa ab ${season.boxOfficeFrom} Uhr.`,
      },
    ],
    flohmarkt: [
      { label: 'Markttag', text: `Jeden ${season.flohmarktDay}.` },
      {
        label: 'Pause',
        text: `Im ${season.flohmarktClosedIn} geschlossen, im ${season.flohmarktReopensIn} geht es weiter.`,
      },
      { label: 'Tageskassa', text: `Ab ${season.boxOfficeFrom} Uhr.` },
    ],
  },
  cinemaSeason: {
    label: 'Kinosaison',
    over: `Die Saison ${season.past} ist vorbei. Im ${season.cinemaReturns} geht es weiter.`,
    /** Always right. */
    programme: 'Wann gespielt wird, steht im Kinoprogramm.',
  },
  ticks: {
    print: 'Liste drucken',
    clear: 'Alle Haken entfernen',
    cleared: 'Alle Haken sind entfernt.',
  },
};
