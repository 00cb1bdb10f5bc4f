import type { ShowKind } from '@/domain/entities';

export const programHeadings = {
  movies: 'Kinoprogramm',
  automarkt: 'kommende Automärkte',
  publicevent: 'Veranstaltungen',
  bookSpotNow: 'Jetzt gleich Standplatz sichern',
  flohmarkt: 'Flohmarktkalender',
};

export type ProgramListName =
  | 'program'
  | 'landing'
  | 'today'
  | 'kids'
  | 'flohmarkt'
  | 'flohmarktLanding'
  | 'bookStall'
  | 'flohmarktRegistration'
  | 'automarkt'
  | 'publicevent';

type ListTexts = {
  title: string;
  description: string;
  /** Below the heading, which depends only on the kind. */
  lead?: string;
};

export const programListTexts: Record<ProgramListName, ListTexts> = {
  program: {
    title: 'Kinoprogramm',
    description: 'Alle Filme und Termine im Autokino, nach Tagen geordnet. Tickets gleich online kaufen.',
  },
  landing: {
    title: 'Autokino Wien: Kinoprogramm und Tickets',
    description: 'So läuft ein Abend im Autokino ab, was gerade gespielt wird und wie du zu Tickets kommst.',
  },
  today: {
    title: 'Heute im Kino',
    description: 'Welche Filme heute im Autokino laufen, mit Beginnzeit und Tickets.',
    lead: 'Das läuft heute im Autokino.',
  },
  kids: {
    title: 'Kinderkino: Kinoprogramm für Kinder',
    description: 'Alle Kinderfilme im Autokino mit Terminen und Tickets.',
    lead: 'Filme für Kinder, vom Auto aus gesehen.',
  },
  flohmarkt: {
    title: 'Flohmarktkalender',
    description: 'Alle Flohmarkt-Termine in Wien. Standplatz gleich online buchen.',
  },
  flohmarktLanding: {
    title: 'Flohmarkt Wien',
    description: 'Wann der nächste Flohmarkt ist und wo du stöbern oder selbst verkaufen kannst.',
    lead: 'Hier wird gestöbert, gehandelt und verkauft. Such dir einen Termin aus.',
  },
  bookStall: {
    title: 'Flohmarktstand buchen',
    description: 'Such dir einen Termin aus und buch deinen Standplatz online.',
    lead: 'Such dir einen Termin aus, wähl deinen Standplatz und zahl gleich online.',
  },
  flohmarktRegistration: {
    title: 'Flohmarkt anmelden',
    description:
      'So meldest du dich als Verkäuferin oder Verkäufer zum Flohmarkt an: Termin wählen, Standplatz buchen.',
    lead: 'Die Buchung ist die Anmeldung: Such dir einen Termin aus und nimm deinen Standplatz.',
  },
  automarkt: {
    title: 'Automarkt',
    description: 'Die kommenden Automärkte mit Terminen und Verkaufsplätzen.',
  },
  publicevent: {
    title: 'Veranstaltungen',
    description: 'Öffentliche Veranstaltungen auf unserem Gelände, mit Tickets.',
  },
};

export const filmListTexts = {
  navigation: 'Filmlisten',
  all: 'Alle',
  today: 'Heute',
  kids: 'Für Kinder',
  upcoming: 'Demnächst',
};

const filmTexts = {
  loading: 'Das Programm wird geladen …',
  failedTitle: 'Das Programm ist gerade nicht zu erreichen',
  refreshFailed: 'Das Programm konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
};

const eventTexts: typeof filmTexts = {
  loading: 'Die Termine werden geladen …',
  failedTitle: 'Die Termine sind gerade nicht zu erreichen',
  refreshFailed: 'Die Termine konnten nicht aktualisiert werden. Du siehst den letzten Stand.',
};

export const programTexts = (kind: ShowKind) => (kind === 'kino' ? filmTexts : eventTexts);

/** Loaded with the list, before the finder opens. */
export const finderTexts = {
  open: 'Termin finden',
  allKindsHeading: 'Alle Termine',
  allKindsToday: 'Alle Termine heute',
};
