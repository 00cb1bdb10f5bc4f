import { sharedTexts } from '@/texts/shared';

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
