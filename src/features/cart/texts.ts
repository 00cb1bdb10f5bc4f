import { commonTexts } from '@/shop/commonTexts';

export const cartTexts = {
  title: 'Warenkorb',
  description: 'Dein Warenkorb: Tickets, Standplätze und Gutscheine.',
  columns: { description: 'Beschreibung', price: 'Preis', count: 'Anzahl', total: 'Summe' },
  stacked: { description: 'Produkt', price: 'Einzelpreis', count: 'Anzahl', total: 'Positionssumme' },
  remove: 'Entfernen',
  empty: 'Dein Warenkorb ist leer.',
  toProgram: commonTexts.toProgram,
  toFlohmarkt: commonTexts.toFlohmarkt,
  total: 'Gesamtsumme',
  vat: commonTexts.vat,
  checkout: 'Zur Kasse',
  extraCar: 'Weiteres Auto hinzufügen',
  recalculate: 'Summe neu berechnen',
  undo: 'Rückgängig machen',
  emptied:
    'Deine Bestellung ist bezahlt. Was sie enthält, weiß dieser Browser nicht: Deshalb ist dein Warenkorb jetzt leer. War noch etwas anderes darin, hol ihn zurück.',
  restoreEmptied: 'Warenkorb zurückholen',
  /** `others`: how many add-ons were removed with it. */
  removed: (name: string, others: number) =>
    `„${name}“ wurde ${others > 0 ? `mit ${others === 1 ? 'einem Zusatz' : `${others} Zusätzen`} ` : ''}entfernt.`,
};

export const vatTexts = {
  heading: 'Darin enthaltene USt.',
  rate: (percent: string) => `${percent} %`,
  onInvoice: 'Die enthaltene USt. steht auf der Rechnung.',
  othersOnInvoice: 'Die USt. der übrigen Positionen steht auf der Rechnung.',
  contained: (amount: string) => `USt. ${amount}`,
};

export const extraCarTexts = {
  title: 'Weiteres Auto hinzufügen',
  lead: 'Kommt ihr mit mehreren Autos? Jedes Auto braucht ein eigenes Autoticket.',
  toShow: 'Zur Vorstellung',
};

export const stepTexts = {
  label: 'Schritte der Bestellung',
  done: 'erledigt',
  steps: { cart: 'Warenkorb', checkout: 'Kassa', payment: 'Bezahlung' },
} as const;

const isThatRight = 'Stimmt das so?';

/** `many` and `few` are counted names: „2 × Autoticket“. */
export const cartHintTexts = {
  unequal: (show: string, many: string, few: string) => `${show}: ${many}, aber nur ${few}. ${isThatRight}`,
  bookedTwice: (show: string, count: number) => `${show}: ${count}-mal gebucht. ${isThatRight}`,
};
