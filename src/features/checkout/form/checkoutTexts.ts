import type { PositionKind } from '@/domain/withdrawal';
import { commonTexts } from '@/shop/commonTexts';
import { maxCustomerTextLength } from '@/shop/constants';

const tooLong = (what: string) =>
  `${what} ist zu lang. Es passen höchstens ${maxCustomerTextLength}\u00a0Zeichen.`;

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
  privacyBefore: 'Wer wir sind und was mit deinen Daten geschieht: ',
  privacyLink: 'Impressum und Datenschutz',
  privacyAfter: '.',
  newWindow: '\u00a0(neues Fenster)',
  required: 'Bis auf die Telefonnummer brauchen wir alle Angaben.',
  remember: 'Meine Daten merken, bis ich diesen Tab schließe',
  positions: 'Deine Bestellung',
  total: 'Gesamtsumme',
  vat: commonTexts.vat,
  submit: 'Zahlungspflichtig bestellen',
  submitting: 'Bestellung wird gesendet …',
  slow: 'Wenn du nicht länger wartest, bleibt unklar, ob deine Bestellung angekommen ist.',
  stopWaiting: 'Nicht länger warten',
  backToCart: 'Zurück zum Warenkorb',
  each: (price: string) => `je ${price}`,
  code: (code: string) => `Code ${code}`,
  leaving: {
    title: 'Kassa verlassen?',
    lead: 'Was du eingetragen hast, geht dabei verloren. Dein Warenkorb bleibt, wie er ist.',
    stay: 'Hier bleiben',
    keepAndLeave: 'Merken und verlassen',
    leave: 'Verlassen',
  },
  summary: 'Bitte prüfe diese Angaben:',
  errors: {
    firstName: { maxLength: tooLong('Dein Vorname'), otherwise: 'Bitte gib deinen Vornamen ein.' },
    lastName: { maxLength: tooLong('Dein Nachname'), otherwise: 'Bitte gib deinen Nachnamen ein.' },
    email: {
      maxLength: tooLong('Deine E-Mail-Adresse'),
      otherwise: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    },
    phone: tooLong('Deine Telefonnummer'),
    terms: 'Bitte akzeptiere die AGB.',
  },
};

const kindNames: Record<PositionKind, string> = {
  film: 'Kinotickets',
  stall: 'Standplätze',
  carSpot: 'Verkaufsplätze',
  event: 'Tickets für Veranstaltungen',
  giftCard: 'Gutscheine',
};

function named(kinds: PositionKind[]): string {
  const names = kinds.map((kind) => kindNames[kind]);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : names.join('');
}

/** The right of withdrawal (requirements, "Legal wording"). */
export const withdrawalTexts = {
  dated: (kinds: PositionKind[]) =>
    `${named(kinds)} gelten für einen festen Termin. Dafür gibt es kein gesetzliches Rücktrittsrecht.`,
  giftCards: 'Gutscheine kannst du innerhalb der gesetzlichen Frist zurückgeben.',
  datedPositions: 'Das betrifft, samt allem, was du dazu gewählt hast:',
  giftCardPositions: 'Das betrifft:',
};
