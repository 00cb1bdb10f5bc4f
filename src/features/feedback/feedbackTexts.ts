import { formTexts } from './formTexts';

const { day, email, tooLong } = formTexts.errors;

export const feedbackTexts = {
  title: 'Deine Meinung zählt',
  description: 'Sag uns, wie es dir im Autokino, auf dem Flohmarkt oder beim Kauf gefallen hat.',
  lead: 'Was war schön, was geht besser? Schreib uns, was dir wichtig ist.',
  topic: 'Worum geht es?',
  topics: [
    'Autokino',
    'Flohmarkt',
    'Kinderflohmarkt',
    'Automarkt',
    'Veranstaltung',
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
