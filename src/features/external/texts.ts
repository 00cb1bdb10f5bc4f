import type { ProviderPage } from '@/shop/providerPages';
import { commonTexts } from '@/shop/commonTexts';
import type { SocialPage } from '@/shop/socialPages';

type PageTexts = { title: string; about: string; elsewhere: string };

const pages: Record<ProviderPage, PageTexts> = {
  imprint: {
    title: 'Impressum',
    about: 'Wer diesen Shop betreibt und was mit deinen Daten geschieht.',
    elsewhere: 'Fragen dazu kannst du uns über das Feedback-Formular schicken.',
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    about: 'Die Bedingungen, die du mit einer Bestellung annimmst.',
    elsewhere: 'Bitte frag vor dem Kauf danach, zum Beispiel über das Feedback-Formular.',
  },
  safeCinema: {
    title: 'Sicheres Kino',
    about: 'Was im Autokino für deine Sicherheit gilt.',
    elsewhere: 'Termine und Orte stehen im Kinoprogramm; Fragen nimmt das Feedback-Formular entgegen.',
  },
  yourEvent: {
    title: 'Dein Event im Autokino',
    about: 'Wie du im Autokino dein eigenes Event veranstaltest.',
    elsewhere: 'Schreib uns über das Feedback-Formular, was du vorhast.',
  },
  aboutUs: {
    title: 'Über uns',
    about: 'Wer hinter Autokino und Flohmarkt steht.',
    elsewhere: 'Was wir machen, zeigen das Kinoprogramm und der Flohmarktkalender.',
  },
  team: {
    title: 'Team',
    about: 'Die Menschen hinter Autokino und Flohmarkt.',
    elsewhere: 'Möchtest du mitarbeiten? Bei den Jobs kannst du dich bewerben.',
  },
  contact: {
    title: 'Kontakt',
    about: 'Wie du den Betreiber erreichst.',
    elsewhere: 'Schreib uns einstweilen über das Feedback-Formular.',
  },
  contactPrint: {
    title: 'Kontakt zum Ausdrucken',
    about: 'Wie du den Betreiber erreichst, als Seite zum Ausdrucken.',
    elsewhere: 'Schreib uns einstweilen über das Feedback-Formular.',
  },
  history: {
    title: 'Geschichte',
    about: 'Wie alles angefangen hat.',
    elsewhere: 'Was wir heute machen, zeigen das Kinoprogramm und der Flohmarktkalender.',
  },
};

/** For pages of which the shop knows a part itself, without the provider's website. */
const ownPages: Partial<Record<ProviderPage, { about: string; besides: string }>> = {
  imprint: {
    about: 'Wer diesen Shop betreibt, mit den Angaben zum Unternehmen.',
    besides:
      'Mehr darüber, was mit deinen Daten geschieht, steht hier noch nicht. Fragen dazu kannst du uns über das Feedback-Formular schicken.',
  },
  contact: {
    about: 'Wie du das Autokino, den Flohmarkt und ihren Betreiber erreichst.',
    besides: 'Du kannst uns auch über das Feedback-Formular schreiben.',
  },
  contactPrint: {
    about: 'Wie du das Autokino, den Flohmarkt und ihren Betreiber erreichst, zum Ausdrucken.',
    besides: 'Du kannst uns auch über das Feedback-Formular schreiben.',
  },
};

export const externalTexts = {
  pages,
  ownPages,
  where: (host: string) => `Diese Seite führt der Betreiber auf seiner eigenen Website ${host}.`,
  show: 'Seite hier anzeigen',
  hide: 'Seite ausblenden',
  open: (host: string) => `Auf ${host} öffnen`,
  newWindow: ' (neues Fenster)',
  beforeClick: (host: string) =>
    `Ohne deinen Klick laden wir nichts von dort. Zeigst du die Seite hier an, sieht ${host} deine IP-Adresse und kann Cookies setzen.`,
  refused: (host: string) =>
    `Bleibt das Feld leer, lässt ${host} sich hier nicht anzeigen. Dann öffne die Seite in einem neuen Fenster.`,
  toPrint: 'Zum Ausdrucken öffne die Seite in einem neuen Fenster.',
  frameTitle: (title: string, host: string) => `${title} auf ${host}`,
  loading: 'Die Seite wird geladen …',

  missing: 'Diese Seite ist noch nicht eingerichtet.',
  cartStays: 'Dein Warenkorb bleibt, wie er ist.',
  toFeedback: 'Zum Feedback-Formular',
  toJobs: 'Zu den Jobs',
  toPublicEvents: 'Zu den Veranstaltungen',
  toProgram: commonTexts.toProgram,
  toFlohmarkt: commonTexts.toFlohmarkt,
};

export const ownDetailsTexts = {
  telephone: 'Telefon',
  email: 'E-Mail',
  company: 'Unternehmen',
  companyRows: {
    name: 'Name',
    legalForm: 'Rechtsform',
    address: 'Anschrift',
    managingDirectors: 'Geschäftsführung',
    registerNumber: 'Firmenbuchnummer',
    court: 'Firmenbuchgericht',
    vatId: 'UID-Nummer',
    chamber: 'Mitglied bei',
    authority: 'Aufsichtsbehörde',
  },
};

export const measuredVisitsTexts = {
  title: 'Messung von Besuchen',
  consent: 'Erlaubst du in den Cookie-Einstellungen die Statistik, gilt:',
  sent: 'Das melden wir, wenn du die Seite verlässt, als Art der Seite und nie mit ihrer Adresse. Ohne deine Zustimmung melden wir nichts davon, nach einem Widerruf sofort nichts mehr.',
  reports:
    'Unabhängig davon meldet dein Browser selbst, wenn er auf einer Seite des Shops fremden Code oder fremde Inhalte aufgehalten hat: die Adressen dieser und der vorigen Seite, was er aufgehalten hat, von einem Text dessen Anfang, und seinen eigenen Namen.',
};

export const redirectTexts = {
  /** Verbatim (requirements 2.1). */
  title: 'Sie werden weitergeleitet...',
  names: {
    tiktok: 'TikTok',
    facebook: 'Facebook',
    facebookFlohmarkt: 'Facebook (Flohmarkt)',
    facebookKinderflohmarkt: 'Facebook (Kinderflohmarkt)',
    instagram: 'Instagram',
    instagramFlohmarkt: 'Instagram (Flohmarkt)',
    instagramKinderflohmarkt: 'Instagram (Kinderflohmarkt)',
  } satisfies Record<SocialPage, string>,
  hint: 'Falls nichts geschieht, nimm diesen Link:',
  goOn: (name: string, host: string) => `Weiter zu ${name} auf ${host}`,
  stayed: (name: string) => `Weiter zu ${name}`,
  missing: 'Diese Seite ist noch nicht eingerichtet.',
  others: 'Hier findest du uns schon:',
  toHome: 'Zur Startseite',
};
