import type { LostState, UnderwayState } from '@/domain/payment';
import { commonTexts } from '@/shop/commonTexts';

/** Does not break at its hyphen, which centred texts would do. */
const email = 'E\u2011Mail';

type StateText = { title: string; lead: string };

export const paymentTexts = {
  title: 'Bezahlung',
  description: 'So steht es um deine Zahlung.',
  orderNumber: (orderId: string) => `Bestellnummer ${orderId}`,
  amount: 'Betrag',
  checking: 'Wir fragen nach, ob deine Zahlung angekommen ist …',
  paidTitle: 'Danke, deine Bestellung ist bezahlt!',
  paid: `Die Bestätigung kommt per ${email}.`,
  waiting: {
    open: {
      title: 'Deine Zahlung ist noch offen',
      lead: 'Hast du gerade bezahlt, dann dauert es manchmal ein paar Minuten, bis wir davon erfahren.',
    },
    pending: {
      title: 'Deine Zahlung ist noch unterwegs',
      lead: 'Das kann ein paar Minuten dauern. Bitte bezahl nicht noch einmal.',
    },
    authorized: {
      title: 'Deine Zahlung ist bestätigt, aber noch nicht verbucht',
      lead: 'Du musst nichts mehr tun.',
    },
    unknown: {
      title: 'Wie es um deine Zahlung steht, ist noch unklar',
      lead: 'Wir haben eine Antwort bekommen, die wir nicht einordnen können. Schau in deinen Posteingang, bevor du noch einmal bestellst.',
    },
  } satisfies Record<'open' | 'unknown' | UnderwayState, StateText>,
  asking: 'Diese Seite fragt von selbst nach.',
  waitedOut: 'Wir haben noch keine Nachricht. Du kannst später noch einmal nachsehen – unter dieser Adresse.',
  receivedTitle: 'Deine Bestellung ist eingegangen',
  received: `Zu bezahlen ist dafür nichts mehr. Die Bestätigung kommt per ${email}.`,
  cancelledTitle: 'Diese Bestellung ist storniert',
  cancelledAt: (moment: string) => `Storniert hast du sie am ${moment}.`,
  refund: 'Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode.',
  noWayToPay: 'Den Weg zur Zahlung kennt nur der Browser, in dem du bestellt hast.',
  /** The order history has the order, but as dropped or without a trusted payment address. */
  noWayBack: 'Von hier führt kein Weg mehr zur Zahlung.',
  lost: {
    failed: {
      title: 'Die Zahlung hat nicht geklappt',
      lead: 'Du kannst es noch einmal versuchen, vielleicht mit einer anderen Zahlungsart.',
    },
    canceled: {
      title: 'Die Zahlung wurde abgebrochen',
      lead: 'Du kannst es noch einmal versuchen oder vorher deinen Warenkorb ändern.',
    },
    expired: {
      title: 'Die Zeit zum Bezahlen ist abgelaufen',
      lead: 'Bestell noch einmal, dann öffnet sich eine neue Bezahlseite.',
    },
  } satisfies Record<LostState, StateText>,
  /** By what is in the cart. */
  unpaid: {
    same: 'Deine Bestellung ist nicht bezahlt. Dein Warenkorb ist noch da.',
    other: 'Deine Bestellung ist nicht bezahlt.',
    empty: 'Deine Bestellung ist nicht bezahlt. In diesem Browser ist der Warenkorb leer.',
  },
  tryAgain: 'Noch einmal zur Kassa',
  checkAgain: 'Noch einmal nachsehen',
  missingTitle: 'Welche Bestellung meinst du?',
  missing: `In der Adresse steht keine Bestellnummer. Du findest sie in deiner ${email}.`,
  number: 'Bestellnummer',
  showOrder: 'Nachsehen',
  numberMissing: 'Bitte gib deine Bestellnummer ein.',
  numberUnfit: 'Das ist zu lang für eine Bestellnummer von uns.',
  unknownTitle: 'Diese Bestellung kennen wir nicht',
  unknown: `Prüf die Bestellnummer. Wenn du bezahlt hast, hilft dir deine ${email} weiter.`,
  unreachableTitle: 'Wir können den Stand deiner Zahlung gerade nicht abfragen',
  unreachable:
    'Vielleicht ist deine Zahlung schon da: Schau in deinen Posteingang, bevor du noch einmal bestellst.',
  toCart: 'Zum Warenkorb',
  toProgram: commonTexts.toProgram,
};

export const confirmationTexts = {
  title: 'Das hast du gekauft',
  orderedAt: (moment: string) => `Bestellt am ${moment}`,
  columns: { description: 'Beschreibung', count: 'Anzahl', total: 'Summe' },
  total: 'Gesamtsumme',
  vat: commonTexts.vat,
  otherSum: (sum: string) =>
    `In deinem Warenkorb stand zuletzt eine Gesamtsumme von ${sum}. Bezahlt hast du den Betrag oben.`,
  elsewhere: 'Was du gekauft hast, zeigt diese Seite nur im Browser, in dem du bestellt hast.',
  noInvoice: 'Diese Übersicht ist keine Rechnung.',
  print: 'Bestätigung drucken',
  entry: (orderId: string, address: string) => `Bestellnummer ${orderId}\nTickets und Infos: ${address}`,
  calendarOf: (shows: number) => (shows === 1 ? 'der gekaufte Termin' : `${shows} gekaufte Termine`),
  calendarReadyMany: 'Die Kalenderdatei ist bereit. Öffne sie, dann stehen die Termine in deinem Kalender.',
};

export const helpTexts = {
  title: 'Hast du eine Frage?',
  lead: 'Nenn uns deine Bestellnummer.',
  contact: 'Kontakt',
  cinemaFaqs: 'Fragen und Antworten zum Autokino',
  flohmarktFaqs: 'Fragen und Antworten zum Flohmarkt',
};

export const installTexts = {
  title: 'Beim nächsten Mal schneller da',
  lead: 'Leg den Shop auf deinen Startbildschirm: Programm und Warenkorb öffnest du dann mit einem Tipp.',
  install: 'Installieren',
  decline: 'Nein, danke',
};

/** The headings of the packing list (`src/features/infoPages/pages/flohmarkt-wien/packliste.mdx`), each with the most needed. */
export const sellerChecklistTexts = {
  title: 'Checkliste für deinen Stand',
  items: [
    { heading: 'Für den Stand', things: 'Tisch, Tischtuch, Decke, Klappsessel' },
    { heading: 'Fürs Verkaufen', things: 'Wechselgeld, Bauchtasche, Preisschilder, Sackerln' },
    { heading: 'Gegen Wetter und Wind', things: 'Plane, Klammern, Regenjacke, Sonnencreme' },
    { heading: 'Werkzeugkistl', things: 'Schere, Schnur, Taschenlampe, Müllsäcke' },
    { heading: 'Für dich', things: 'diese Bestätigung, Zusatzakku, Wasser, Jause' },
  ],
};
