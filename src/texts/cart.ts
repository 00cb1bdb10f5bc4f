import { sharedTexts } from '@/texts/shared';

export const cartTexts = {
  title: 'Warenkorb',
  description: 'Dein Warenkorb: Tickets, Standplätze und Gutscheine.',
  columns: { description: 'Beschreibung', price: 'Preis', count: 'Anzahl', total: 'Summe' },
  stacked: { description: 'Produkt', price: 'Einzelpreis', count: 'Anzahl', total: 'Positionssumme' },
  remove: 'Entfernen',
  empty: 'Dein Warenkorb ist noch leer.',
  toProgram: sharedTexts.toProgram,
  toFlohmarkt: sharedTexts.toFlohmarkt,
  total: 'Gesamtsumme',
  vat: sharedTexts.vat,
  checkout: 'Zur Kasse',
  extraCar: 'Weiteres Auto hinzufügen',
  voucher: {
    label: 'Gutscheincode',
    submit: 'Gutschein einlösen',
    checking: 'Gutschein wird geprüft …',
    checkoutWaits: 'Einen Moment, dein Gutschein wird noch geprüft.',
    missing: 'Bitte gib einen Gutscheincode ein.',
    alreadyRedeemed: 'Diesen Gutschein hast du schon eingelöst.',
    nothingToRedeemFor: 'Lege zuerst etwas in den Warenkorb, dann kannst du den Gutschein einlösen.',
    code: (code: string) => `Code ${code}`,
  },
};

export const extraCarTexts = {
  title: 'Weiteres Auto hinzufügen',
  lead: 'Kommt ihr mit mehreren Autos? Jedes Auto braucht ein eigenes Ticket.',
  toShow: 'Zur Vorstellung',
};
