import type { ShowKind } from '@/domain/entities';
import { bookingTexts } from '@/features/catalogue/cardTexts';
import { commonTexts } from '@/shop/commonTexts';
import { paths } from '@/shop/paths';

export const shareTexts = {
  calendar: 'In den Kalender',
  calendarReady: 'Die Kalenderdatei ist bereit. Öffne sie, dann steht der Termin in deinem Kalender.',
  calendarFailed: 'Die Kalenderdatei ist nicht fertig geworden. Bitte probier es noch einmal.',
  entry: (address: string) => `Tickets und Infos: ${address}`,
  share: 'Teilen',
  copied: 'Link kopiert.',
  address: 'Link zum Kopieren',
};

/** The button that adds a show to the cart; for an event the same text as on its card. */
export const addTexts: Record<ShowKind, string> = { kino: 'In den Warenkorb', ...bookingTexts };

export const choiceTexts = {
  choices: 'Deine Auswahl',
  options: 'Dazu passt',
  packages: 'Im Paket',
  packageFallback: (position: number) => `Paket ${position}`,
  packageChoose: 'Übernehmen',
  packageTaken: (name: string) => `${name} ist ausgewählt.`,
  total: 'Summe',
  vat: commonTexts.vat,
  toCart: 'Zum Warenkorb',
};

export const discountTexts = {
  checking: 'Rabatt wird geprüft …',
  awaited: 'Einen Moment, dein Rabatt wird noch geprüft. Danach kommt deine Auswahl in den Warenkorb.',
  none: 'Kein Rabatt für diese Auswahl.',
  failed: 'Dein Rabatt ließ sich gerade nicht prüfen. Du kannst auch ohne Rabatt weitermachen.',
  notAdded: 'Deine Auswahl liegt noch nicht im Warenkorb.',
  givenUp: 'Du machst ohne Rabatt weiter.',
  retry: 'Rabatt erneut prüfen',
  late: {
    slow: 'Das dauert länger als üblich.',
    retry: 'Erneut prüfen',
    cancel: 'Ohne Rabatt weiter',
  },
};

export const spotTexts = {
  flohmarkt: {
    choices: 'Standplatz aussuchen',
    missing: 'Noch kein Standplatz gewählt.',
    confirm: 'Noch kein Standplatz gewählt. Willst du ohne buchen, drück noch einmal.',
  },
  automarkt: {
    choices: 'Verkaufsplatz aussuchen',
    missing: 'Noch kein Verkaufsplatz gewählt.',
    confirm: 'Noch kein Verkaufsplatz gewählt. Willst du ohne buchen, drück noch einmal.',
  },
};

export const stallTexts = {
  restored: 'Deine letzte Auswahl für diesen Markt ist wieder da.',
};

export const glanceTexts = {
  runningTime: 'Länge',
  minutes: (count: number) => `${count}\u00a0${count === 1 ? 'Minute' : 'Minuten'}`,
  ageRating: 'Altersfreigabe',
  language: 'Sprache',
  genre: 'Genre',
  end: 'Ende',
};

export const furtherTexts = {
  title: 'Auch an diesen Terminen',
  lead: 'Hak an, wo du dasselbe noch einmal willst. Alles kommt auf einmal in den Warenkorb.',
  loading: 'Die weiteren Termine werden geladen …',
  failed: 'Die weiteren Termine sind gerade nicht zu erreichen.',
  none: 'Gerade ist kein späterer Termin eingetragen.',
  inCart: 'Liegt schon im Warenkorb.',
  beforeDiscount: 'vor Rabatt',
  priceLater: 'Preis nach dem Anhaken',
  otherPrice: 'Anderer Preis als am ersten Termin.',
  checking: 'Preise werden geprüft …',
  late: {
    slow: 'Das dauert länger als üblich.',
    retry: 'Erneut prüfen',
    cancel: 'Ohne diese Termine weiter',
  },
  unread: (reason: string) =>
    `Die angehakten Termine ließen sich nicht prüfen und sind nicht in der Summe. ${reason}`,
  retry: 'Erneut prüfen',
  refused: (when: string, reason: string) => `${when}: ${reason}`,
  total: (dates: number) => (dates === 1 ? choiceTexts.total : `Summe für ${dates} Termine`),
};

export const movieTexts = {
  title: 'Film',
  loading: 'Der Film wird geladen …',
  failedTitle: 'Dieser Film ist gerade nicht zu erreichen',
  notFoundTitle: 'Film nicht gefunden',
  dates: 'Alle Termine',
  noDates: 'Gerade ist kein Termin eingetragen.',
  soldOut: 'Alle Termine sind ausverkauft',
  description: (name: string) => `${name} im Autokino: Inhalt und alle Termine.`,
};

export const filmTexts = {
  loading: movieTexts.loading,
  loaded: 'Alle Termine sind da.',
  failedTitle: 'Der Film konnte nicht vollständig geladen werden',
  failed: 'Du siehst, was das Programm über ihn weiß.',
};

export const filmTicketTexts = {
  title: 'Ticket kaufen',
  date: 'Termin',
  choose: 'Termin wählen …',
  option: (when: string, details: string) => (details ? `${when}, ${details}` : when),
  missing: 'Bitte wähl zuerst einen Termin.',
  loading: 'Der Preis wird geladen …',
  awaited: 'Der Preis wird noch geladen. Danach kommt dein Ticket in den Warenkorb.',
  failedTitle: 'Der Preis ist gerade nicht zu erreichen',
  gone: 'Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.',
  unavailable: (reason: string) => `${reason.replace(/[.]$/, '')}. Bitte wähl einen anderen Termin.`,
  moved: (when: string) => `Dieser Termin wurde verlegt auf: ${when}`,
  withExtras: 'Mit Snacks und Extras',
};

/** A line and the information page that says more. */
type Need = { text: string; to: string; more: string };

type Arrival = { day?: string; clock: string };

function arrive(arrival: Arrival | undefined): string {
  if (!arrival) return 'Sei eine halbe Stunde vor Filmbeginn da.';
  const { day, clock } = arrival;
  const when = day === undefined ? `um ${clock}` : `am ${day}, um ${clock}`;
  return `Sei ${when} da, eine halbe Stunde vor Filmbeginn.`;
}

/** Each line repeats what its page says. */
export const needTexts = {
  title: 'Was brauche ich?',
  film: (arrival: Arrival | undefined): Need[] => [
    {
      text: 'Ein Ticket pro Person und ein Autoticket pro Auto. Speichere die Bestätigung am Handy.',
      to: paths.cinemaFaqs.to(),
      more: 'Häufige Fragen zum Autokino',
    },
    { text: arrive(arrival), to: paths.cinemaArrival.to(), more: 'Anfahrt zum Autokino' },
    {
      text: 'Ein Radio für den Ton, das ohne Motor spielt, eine saubere Windschutzscheibe und eine Decke.',
      to: paths.cinemaChecklist.to(),
      more: 'Checkliste für den Kinoabend',
    },
  ],
  flohmarkt: (): Need[] => [
    {
      text: 'Zum Verkaufen: einen gebuchten Standplatz. Speichere die Buchung am Handy oder druck sie aus.',
      to: paths.sellerChecklist.to(),
      more: 'Checkliste für den Verkauf',
    },
    {
      text: 'Für den Stand: Tisch oder Decke, Wechselgeld, Preisschilder, Sackerln, etwas gegen Regen und Sonne.',
      to: paths.packingList.to(),
      more: 'Packliste',
    },
    {
      text: 'Zum Stöbern: Bargeld in kleinen Scheinen, eine feste Tasche und feste Schuhe.',
      to: paths.visitorTips.to(),
      more: 'Tipps für den Besuch',
    },
  ],
};

export const eveningTexts = {
  title: 'Gut zu wissen',
  /** Where both kinds of shows are. */
  of: { kino: 'Gut zu wissen fürs Autokino', flohmarkt: 'Gut zu wissen für den Flohmarkt' },
};

export const otherDatesTexts = {
  label: 'Dasselbe auch am',
  also: (day: string) => `auch am ${day}`,
  done: (day: string) => `auch am ${day}, liegt im Warenkorb`,
  busy: (day: string) => `${day} wird dazugelegt …`,
  added: (day: string, price: string) => `${day} liegt im Warenkorb: ${price}.`,
  otherPrice: (before: string) => `Der Preis ist an diesem Tag ein anderer, bisher waren es ${before}.`,
  missing: (names: string) => `Nicht dabei, weil es an diesem Tag fehlt: ${names}.`,
  discountUnknown: 'Ob es einen Rabatt gibt, ließ sich nicht prüfen.',
  refused: (day: string, reason: string) => `${day} ist nicht im Warenkorb. ${reason}`,
  unfit: 'Deinen Platz gibt es an diesem Tag nicht.',
  gone: 'Diesen Termin gibt es nicht mehr.',
  toDate: 'Zu diesem Termin',
  retry: 'Erneut versuchen',
};
