import { notificationText } from '@/features/notifications/texts';

/** Shared by the forms that are sent to the owner. */
export const formTexts = {
  required: 'Wir brauchen alle Angaben bis auf die freiwilligen.',
  summary: 'Bitte prüfe diese Angaben:',
  choose: 'Bitte wählen …',
  charactersLeft: (count: number) => `Noch ${count} Zeichen möglich`,
  /** For screen readers, which announce it with a delay. */
  charactersLeftAtMost: (count: number) => `Noch höchstens ${count} Zeichen möglich`,
  charactersOver: (count: number) => `${count} Zeichen zu viel`,
  draft: 'Was du einträgst, bleibt in diesem Tab, bis du es abschickst oder den Tab schließt.',
  privacyBefore: 'Wer wir sind und was mit deinen Daten geschieht: ',
  privacyLink: 'Impressum und Datenschutz',
  privacyAfter: '.',
  sending: 'Wird gesendet …',
  slow: 'Das dauert länger als üblich.',
  slowDetail: 'Wenn du nicht länger wartest, bleibt unklar, ob es angekommen ist.',
  stopWaiting: 'Nicht länger warten',
  again: 'Noch einmal senden',
  failed: (message?: string) => notificationText('feedbackFailed', message),
  kept: 'Was du eingetragen hast, ist noch da. Du kannst es ändern und noch einmal senden.',
  unclear:
    'Wir haben keine brauchbare Antwort bekommen. Was du eingetragen hast, ist noch da. Von selbst wird es nicht noch einmal geschickt. Sendest du es noch einmal, kommt es vielleicht doppelt an.',
  errors: {
    email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    day: 'Bitte gib ein vollständiges, gültiges Datum an oder lass das Feld leer.',
    tooLong: 'Das ist zu lang. Bitte kürze es.',
  },
};

const { day, email, tooLong } = formTexts.errors;

const topicOf = {
  film: 'Autokino',
  stall: 'Flohmarkt',
  carSpot: 'Automarkt',
  event: 'Veranstaltung',
} as const;

export const feedbackTexts = {
  title: 'Deine Meinung zählt',
  description: 'Sag uns, wie es dir im Autokino, auf dem Flohmarkt oder beim Kauf gefallen hat.',
  lead: 'Was war schön, was geht besser? Schreib uns, was dir wichtig ist.',
  topic: 'Worum geht es?',
  /** By what was visited. */
  topicOf,
  topics: [
    topicOf.film,
    topicOf.stall,
    'Kinderflohmarkt',
    topicOf.carSpot,
    topicOf.event,
    'Tickets und Website',
    'Etwas anderes',
  ],
  rating: 'Wie hat es dir gefallen?',
  ratings: ['Gar nicht', 'Weniger', 'Mittel', 'Gut', 'Sehr gut'],
  stars: (count: number) => (count === 1 ? '1 Stern:' : `${count} Sterne:`),
  visitDate: 'Wann warst du da? (freiwillig)',
  message: 'Deine Nachricht',
  name: 'Name (freiwillig)',
  email: 'E-Mail-Adresse (freiwillig)',
  emailHint: 'Ohne Adresse können wir dir nicht antworten.',
  submit: 'Rückmeldung senden',
  unclearTitle: 'Es ist unklar, ob deine Rückmeldung angekommen ist',
  errors: {
    topic: 'Bitte wähl aus, worum es geht.',
    rating: 'Bitte wähl aus, wie es dir gefallen hat.',
    visitDate: { readable: day, otherwise: 'Bitte gib einen Tag an, der nicht in der Zukunft liegt.' },
    message: { required: 'Bitte schreib uns eine Nachricht.', otherwise: tooLong },
    name: tooLong,
    email: { maxLength: tooLong, otherwise: email },
  },
};

export const feedbackSavedTexts = {
  title: 'Daten gespeichert',
  heading: 'Danke für deine Meinung!',
  lead: 'Deine Rückmeldung ist gespeichert.',
  again: 'Noch etwas schreiben',
  toHome: 'Zur Startseite',
  notSaved: {
    heading: 'Hier steht sonst die Bestätigung deiner Rückmeldung',
    lead: 'Diese Seite erscheint, wenn du uns eine Rückmeldung geschickt hast. Ob eine von dir angekommen ist, lässt sich hier nicht sehen.',
    toForm: 'Rückmeldung schreiben',
  },
};

const required = (text: string) => ({ required: text, otherwise: tooLong });

export type JobsSection = 'kino' | 'flohmarkt';

export const jobsTexts = {
  sections: {
    kino: {
      title: 'Jobs im Autokino',
      description:
        'Kassa, Einweisen, Kiosk oder Technik: Sag uns, welche Arbeit im Autokino dich interessiert, und bewirb dich online.',
      lead: 'Du möchtest arbeiten, wo andere im Auto Filme schauen? Schreib uns, was dich interessiert.',
      positions: ['Kassa und Einlass', 'Einweisen der Autos', 'Kiosk', 'Technik und Ton', 'Etwas anderes'],
      otherSection: 'Lieber auf den Flohmarkt? Zu den Jobs am Flohmarkt',
    },
    flohmarkt: {
      title: 'Jobs am Flohmarkt',
      description:
        'Kassa, Einlass und was am Markttag sonst zu tun ist: Sag uns, welche Arbeit am Flohmarkt dich interessiert.',
      lead: 'Du magst Frühaufstehen, frische Luft und viele Leute? Schreib uns, was dich interessiert.',
      positions: [
        'Kassa und Einlass',
        'Einteilen der Standplätze',
        'Kinderflohmarkt',
        'Auf- und Abbau',
        'Etwas anderes',
      ],
      otherSection: 'Lieber ins Autokino? Zu den Jobs im Autokino',
    },
  } satisfies Record<JobsSection, unknown>,
  noPromise: 'Schick uns deine Bewerbung, wir melden uns.',
  form: 'Deine Bewerbung',
  position: 'Wofür interessierst du dich?',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer (freiwillig)',
  availableFrom: 'Ab wann hättest du Zeit? (freiwillig)',
  message: 'Erzähl uns von dir',
  submit: 'Bewerbung senden',
  unclearTitle: 'Es ist unklar, ob deine Bewerbung angekommen ist',
  errors: {
    position: 'Bitte wähl aus, wofür du dich interessierst.',
    firstName: required('Bitte gib deinen Vornamen ein.'),
    lastName: required('Bitte gib deinen Nachnamen ein.'),
    email: { maxLength: tooLong, otherwise: email },
    phone: tooLong,
    availableFrom: {
      readable: day,
      otherwise: 'Bitte gib einen Tag an, der nicht in der Vergangenheit liegt.',
    },
    message: required('Bitte erzähl uns ein wenig von dir.'),
  },
};

export const applicationSentTexts = {
  title: 'Bewerbung abgeschickt',
  heading: 'Danke für deine Bewerbung!',
  lead: 'Deine Anfrage ist gespeichert, wir melden uns in Kürze.',
  redirect: (seconds: number) =>
    seconds === 1
      ? 'In 1 Sekunde geht es von selbst zur Startseite.'
      : `In ${seconds} Sekunden geht es von selbst zur Startseite.`,
  toHomeNow: 'Jetzt zur Startseite',
  stay: 'Hier bleiben',
  staying: 'Gut, du bleibst hier.',
  notSaved: {
    heading: 'Hier steht sonst die Bestätigung deiner Bewerbung',
    lead: 'Diese Seite erscheint, wenn du uns eine Bewerbung geschickt hast. Ob eine von dir angekommen ist, lässt sich hier nicht sehen.',
    toForm: 'Bewerbung schreiben',
    toHome: 'Zur Startseite',
  },
};
