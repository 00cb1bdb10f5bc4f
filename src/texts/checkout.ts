import { sharedTexts } from '@/texts/shared';

export const checkoutTexts = {
  title: 'Kassa',
  description: 'Bestellung prüfen und abschicken.',
  contact: 'Deine Daten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Hierher schicken wir deine Tickets.',
  phone: 'Telefonnummer (freiwillig)',
  acceptTermsBefore: 'Ich akzeptiere die ',
  acceptTermsLink: 'AGB',
  acceptTermsAfter: '.',
  positions: 'Deine Bestellung',
  total: 'Gesamtsumme',
  vat: sharedTexts.vat,
  submit: 'Zahlungspflichtig bestellen',
  submitting: 'Bestellung wird gesendet …',
  slow: 'Wenn du nicht länger wartest, bleibt unklar, ob deine Bestellung angekommen ist.',
  stopWaiting: 'Nicht länger warten',
  backToCart: 'Zurück zum Warenkorb',
  withdrawal:
    'Tickets und Standplätze gelten für einen festen Termin. Dafür gibt es kein gesetzliches Rücktrittsrecht.',
  withdrawalVoucher: 'Gutscheine kannst du innerhalb der gesetzlichen Frist zurückgeben.',
  errors: {
    summary: 'Bitte prüfe diese Angaben:',
    firstName: 'Bitte gib deinen Vornamen ein.',
    lastName: 'Bitte gib deinen Nachnamen ein.',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    terms: 'Bitte akzeptiere die AGB.',
  },
  refused: 'Dein Warenkorb ist unverändert. Du kannst ihn anpassen und es noch einmal probieren.',
  unclearTitle: 'Es ist unklar, ob deine Bestellung angekommen ist',
  unclear:
    'Wir haben keine brauchbare Antwort bekommen. Schau zuerst in deinen Posteingang. Ist dort keine Bestätigung, bestell noch einmal: Wir schicken dieselbe Kennung mit, damit es als dieselbe Bestellung erkannt werden kann. Dein Warenkorb ist noch da.',
  unclearOther:
    'Das war vor deiner letzten Änderung am Warenkorb. Schau zuerst in deinen Posteingang. Was du jetzt bestellst, ist eine weitere Bestellung.',
  leavingTitle: 'Du wirst zur Zahlung weitergeleitet …',
  leaving: 'Falls nichts passiert:',
  unpaidTitle: 'Zahlung nicht abgeschlossen',
  unpaid: (orderId: string | null) =>
    orderId
      ? `Deine Bestellung ${orderId} ist angelegt, aber noch nicht bezahlt.`
      : 'Deine Bestellung ist angelegt, aber noch nicht bezahlt.',
  continuePayment: 'Weiter zur Zahlung',
  checkPayment: 'Zahlung prüfen',
  orderAgain: 'Neu bestellen',
};

export const paymentTexts = {
  title: 'Bezahlung',
  description: 'So steht es um deine Zahlung.',
  orderNumber: (orderId: string) => `Bestellnummer ${orderId}`,
  amount: 'Betrag',
  checking: 'Wir fragen nach, ob deine Zahlung angekommen ist …',
  paidTitle: 'Danke, deine Bestellung ist bezahlt!',
  paid: 'Die Bestätigung kommt per E-Mail.',
  waitingTitle: 'Deine Zahlung ist noch unterwegs',
  waiting: 'Das kann ein paar Minuten dauern. Diese Seite fragt von selbst nach.',
  waitedOut: 'Wir haben noch keine Nachricht. Du kannst später noch einmal nachsehen – unter dieser Adresse.',
  lost: {
    failed: 'Die Zahlung hat nicht geklappt',
    canceled: 'Die Zahlung wurde abgebrochen',
    expired: 'Die Zeit zum Bezahlen ist abgelaufen',
  },
  lostLead: 'Deine Bestellung ist nicht bezahlt. Dein Warenkorb ist noch da.',
  tryAgain: 'Noch einmal zur Kasse',
  checkAgain: 'Noch einmal nachsehen',
  missingTitle: 'Welche Bestellung meinst du?',
  missing: 'In der Adresse steht keine Bestellnummer. Du findest sie in deiner E-Mail.',
  unknownTitle: 'Diese Bestellung kennen wir nicht',
  unknown: 'Prüfe die Bestellnummer in der Adresse. Wenn du bezahlt hast, hilft dir deine E-Mail weiter.',
  unreachableTitle: 'Wir können den Stand deiner Zahlung gerade nicht abfragen',
  toCart: 'Zum Warenkorb',
  toProgram: sharedTexts.toProgram,
};
