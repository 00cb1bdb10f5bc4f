import { sharedTexts } from '@/texts/shared';

export const frameTexts = {
  skipToContent: 'Zum Inhalt springen',
  homeLink: 'zur Startseite',
  mainNavigation: 'Hauptmenü',
  footerNavigation: 'Weitere Seiten',
  networks: 'Soziale Netzwerke',
  feedback: 'Feedback',
  jobs: 'Jobs',
  favourites: 'Favoriten',
  cookieSettings: 'Cookie-Einstellungen',
  program: 'Kinoprogramm',
  flohmarkt: 'Flohmarkt',
  automarkt: 'Automarkt',
  events: 'Veranstaltungen',
  cart: 'Warenkorb',
  cartEntries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  imprint: 'Impressum',
  terms: 'AGBs',
  loading: 'Wird geladen …',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
};

export const screenTexts = {
  slow: 'Das dauert länger als üblich.',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  toHome: 'Zur Startseite',
  failures: {
    load: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Vielleicht ist die Verbindung gerade schlecht. Dein Warenkorb bleibt, wie er ist.',
    },
    render: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      text: 'Der Fehler liegt bei uns, nicht an deiner Verbindung. Dein Warenkorb bleibt, wie er ist.',
    },
  },
};

/** Of what opens over a page and did not arrive. */
export const partTexts = {
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
  toProgram: sharedTexts.toProgram,
  toFlohmarkt: sharedTexts.toFlohmarkt,
};
