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
};

export const extraCarTexts = {
  title: 'Weiteres Auto hinzufügen',
  lead: 'Kommt ihr mit mehreren Autos? Jedes Auto braucht ein eigenes Ticket.',
  toShow: 'Zur Vorstellung',
};
