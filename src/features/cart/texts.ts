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
  unequal: (many: string, few: string) => `${many}, aber nur ${few}. ${isThatRight}`,
  bookedTwice: (count: number) => `${count}-mal gebucht. ${isThatRight}`,
};

export const sellerTexts = {
  label: 'Für deinen Stand',
  packingList: 'Packliste',
  checklist: 'Checkliste',
  calculator: 'Standrechner',
};

export const voucherTexts = {
  label: 'Gutscheincode',
  submit: 'Gutschein einlösen',
  checking: 'Gutschein wird geprüft …',
  checkoutWaits: 'Einen Moment, dein Gutschein wird noch geprüft. Danach geht es weiter.',
  checkoutStopped: 'Dein Gutschein wurde nicht eingelöst. Du kannst auch ohne ihn zur Kassa gehen.',
  missing: 'Bitte gib einen Gutscheincode ein.',
  alreadyRedeemed: 'Diesen Gutschein hast du schon eingelöst.',
  nothingToRedeemFor: 'Leg zuerst etwas in den Warenkorb, dann kannst du den Gutschein einlösen.',
  code: (code: string) => `Code ${code}`,
  refused: (code: string) => `Der Code ${code} gilt nicht mehr und wurde entfernt.`,
  changed: (code: string, worth: string) => `Der Code ${code} ist jetzt ${worth} wert.`,
  alone: (code: string) =>
    `Der Code ${code} wurde mit entfernt: Ein Gutschein gilt nur zusammen mit etwas, das im Warenkorb liegt.`,
  total: (from: string, to: string) =>
    from === to ? `Die Gesamtsumme bleibt ${to}.` : `Die Gesamtsumme ist jetzt ${to} statt ${from}.`,
  /** Whether a code keeps its rest, only the backend knows. */
  rest: (codes: number, counted: string, left: string) =>
    `Von ${codes === 1 ? 'deinem Code' : 'deinen Codes'} zählen hier ${counted}. Es bleiben ${left} übrig. Ob dir dieser Rest bleibt, wissen wir hier nicht.`,
  heldBy: (orderId: string) => `Diesen Code hält deine Bestellung ${orderId}.`,
  toHolder: 'Zu dieser Bestellung',
  redeemAgain: (code: string) => `${code} noch einmal einlösen`,
  dismiss: 'Verstanden',
  recheckFailed: 'Ob dein Gutschein noch gilt, ist nicht geprüft.',
  recheck: 'Gutschein erneut prüfen',
};

export const voucherOfferTexts = {
  region: 'Gutschein aus deinem Link',
  question: (code: string) => `Gutschein ${code} einlösen?`,
  waits: (code: string) =>
    `Dein Gutschein ${code} wartet: Leg etwas in den Warenkorb, dann kannst du ihn hier einlösen.`,
  alreadyRedeemed: (code: string) => `Den Gutschein ${code} hast du schon eingelöst.`,
  accept: 'Einlösen',
  decline: 'Nicht jetzt',
  close: 'Schließen',
};
