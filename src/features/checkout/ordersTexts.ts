import { commonTexts } from '@/shop/commonTexts';
import { pageNames } from '@/shop/pageTexts';

export const ordersTexts = {
  title: pageNames.orders,
  description: 'Was du in diesem Browser bestellt hast: Nummer, Termin und Stand.',
  lead: 'Was du in diesem Browser bestellt hast – auch ohne Internet.',
  kept: 'Diese Liste steht nur in diesem Browser, ohne deinen Namen und deine E-Mail-Adresse. 90 Tage nach dem letzten Termin verschwindet eine Bestellung von selbst.',

  emptyTitle: 'In diesem Browser gibt es noch keine Bestellung',
  empty:
    'Hier steht, was du in diesem Browser bestellst. Hast du woanders bestellt, findest du alles in deiner E-Mail – oder du siehst mit der Bestellnummer nach.',
  toProgram: commonTexts.toProgram,
  toFlohmarkt: commonTexts.toFlohmarkt,
  byNumber: 'Mit Bestellnummer nachsehen',

  name: (orderId: string | null) => (orderId === null ? 'Bestellung ohne Nummer' : `Bestellung ${orderId}`),
  orderedAt: (moment: string) => `Bestellt am ${moment}`,
  total: 'Gesamtsumme',
  noLines: 'Was darin steht, ist in diesem Browser nicht mehr gespeichert.',
  asOf: (moment: string) => `Stand: ${moment}`,
  earlier: (count: number) => (count === 1 ? 'Eine frühere Bestellung' : `${count} frühere Bestellungen`),

  states: {
    paid: 'Bezahlt',
    received: 'Eingegangen',
    cancelled: 'Storniert',
    lost: 'Nicht bezahlt',
    asking: 'Wir fragen nach, wie es um diese Bestellung steht …',
    open: 'Noch nicht bezahlt',
    unknown: 'Stand unklar',
    unasked: 'Stand nicht abgefragt',
  },
  cancelledHere: 'Storniert wurde sie in diesem Browser.',
  unasked:
    'Der Stand ließ sich gerade nicht abfragen. Schau in deinen Posteingang, bevor du noch einmal zahlst oder bestellst.',
  checkAgain: 'Noch einmal nachsehen',

  route: 'Route',
  routeTo: (name: string) => `: ${name}, öffnet sich in einem neuen Fenster`,
  confirmation: 'Bestätigung ansehen',
  payment: 'Zahlung prüfen',
  cancel: 'Bestellung stornieren',
  remove: 'Aus der Liste entfernen',
  removeTitle: 'Aus der Liste entfernen?',
  removal: (name: string) =>
    `${name} verschwindet nur aus der Liste in diesem Browser. Die Bestellung bleibt gültig und wird dadurch nicht storniert. Die Bestellnummer hast du dann nur noch in deiner E-Mail.`,
  keep: 'Behalten',
  removed: (name: string) => `${name} ist aus der Liste entfernt.`,
};

/** On the confirmation of an order. */
export const toOrdersTexts = {
  before: 'Diese Bestellung findest du in diesem Browser unter „',
  link: pageNames.orders,
  after: '“.',
};
