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
};
