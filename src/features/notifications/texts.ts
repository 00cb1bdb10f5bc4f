/** Notifications by key. Those that requirements 8 lists have its exact texts, some in English; others are ours. */
export const notifications = {
  productAdded: { flag: 'success', text: 'Produkt wurde dem Warenkorb hinzugefügt' },
  removalUndone: { flag: 'success', text: 'Wieder im Warenkorb' },
  productRemoved: { flag: 'success', text: 'Produkt wurde entfernt' },
  voucherAdded: { flag: 'success', text: 'Gutschein wurde dem Warenkorb hinzugefügt' },
  voucherInvalid: { flag: 'failure', text: 'Gutschein ungültig' },
  cartEmpty: { flag: 'failure', text: 'Der Warenkorb darf nicht leer sein.' },
  sumMismatch: {
    flag: 'failure',
    text: 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!',
  },
  cartExpired: {
    flag: 'failure',
    text: 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.',
  },
  cartDamaged: {
    flag: 'failure',
    text: 'Dein gespeicherter Warenkorb war nicht ganz lesbar. Bitte schau nach, ob etwas fehlt.',
  },
  cartNotKept: {
    flag: 'failure',
    text: 'Dein Browser speichert nichts: Lädst oder schließt du die Seite, ist der Warenkorb leer.',
  },
  orderFailed: { flag: 'failure', text: 'Bestellung wurde nicht erstellt' },
  feedbackFailed: { flag: 'failure', text: 'Beim Speichern ist ein Fehler aufgetreten' },
  jobApplicationSaved: {
    flag: 'success',
    text: 'Deine Anfrage wurde gespeichert, wir melden uns in Kürze. Du wirst gleich auf unsere Startseite weitergeleitet',
  },
  stornoDone: {
    flag: 'success',
    text: 'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!',
  },
  stornoFailed: {
    flag: 'failure',
    text: 'Beim stornieren der Bestellung ist ein Fehler aufgetreten, bitte probiere es später noch einmal',
  },
  favouriteAdded: { flag: 'success', text: 'Product was added', isEnglish: true },
  favouriteRemoved: { flag: 'success', text: 'Product was removed', isEnglish: true },
  loginNeeded: { flag: 'failure', text: 'Please, log in to continue...', isEnglish: true },
  reminderForMovies: {
    flag: 'success',
    text: 'Gemerkt! Wir schreiben dir, sobald deine Filme einen neuen Termin haben.',
  },
  reminderForGenres: {
    flag: 'success',
    text: 'Gemerkt! Wir schreiben dir, wenn Filme aus deinen Lieblingsgenres kommen.',
  },
  done: { flag: 'success', text: 'Alles im grünen Bereich, Aktion erfolgreich!' },
  failed: { flag: 'failure', text: 'Es ist ein Fehler aufgetreten!' },
} as const satisfies Record<string, { flag: 'success' | 'failure'; text: string; isEnglish?: true }>;

export type NotificationKey = keyof typeof notifications;

export const notificationEmoji = {
  success: ['🎉', '🍿', '🚗', '👍', '✨', '🙌'],
  failure: ['😕', '🙈', '😬', '🚧', '🤔'],
} as const;

/** The text, with the server's message appended. */
export function notificationText(key: NotificationKey, detail?: string): string {
  const { text } = notifications[key];
  return detail ? `${text}${/[.!?]$/.test(text) ? '' : ':'} ${detail}` : text;
}

export const notificationsTexts = { region: 'Hinweise' };
