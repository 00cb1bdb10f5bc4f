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
