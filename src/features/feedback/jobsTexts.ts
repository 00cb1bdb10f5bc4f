import { formTexts } from './formTexts';

const { day, email, tooLong } = formTexts.errors;
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
