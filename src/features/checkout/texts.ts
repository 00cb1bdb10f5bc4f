import { commonTexts } from '@/shop/commonTexts';
import { pageNames } from '@/shop/pageTexts';

export const orderTexts = {
  refused: 'Dein Warenkorb ist unverändert.',
  retry: 'Du kannst es noch einmal probieren.',
  repaired: 'Dein Warenkorb ist geändert. Wenn es jetzt passt, bestell noch einmal.',
  unclearTitle: 'Es ist unklar, ob deine Bestellung angekommen ist',
  unclear:
    'Wir haben keine brauchbare Antwort bekommen. Schau zuerst in deinen Posteingang. Ist dort keine Bestätigung, bestell noch einmal: Wir schicken dieselbe Kennung mit, damit es als dieselbe Bestellung erkannt werden kann. Dein Warenkorb ist noch da.',
  unclearOther:
    'Das war vor deiner letzten Änderung am Warenkorb. Schau zuerst in deinen Posteingang. Was du jetzt bestellst, ist eine weitere Bestellung.',
  emptied: 'Dein Warenkorb ist jetzt leer.',
  overtaken:
    'Dein Warenkorb hat sich gerade geändert. Deine Bestellung ist noch nicht abgeschickt. Sieh sie dir noch einmal an, dann bestell.',
  staleSum:
    'Auf dieser Seite stand eine andere Summe als die deines Warenkorbs. Deine Bestellung ist nicht abgeschickt. Jetzt steht die richtige Summe da: Sieh sie dir an, dann bestell. Kommt das noch einmal, schalt die Übersetzung und Erweiterungen deines Browsers für diese Seite aus.',
  leavingTitle: 'Du wirst zur Zahlung weitergeleitet …',
  leaving: 'Falls nichts passiert:',
  unpaidTitle: 'Zahlung nicht abgeschlossen',
  unpaid: (orderId: string | null) =>
    orderId
      ? `Deine Bestellung ${orderId} ist angelegt, aber noch nicht bezahlt.`
      : 'Deine Bestellung ist angelegt, aber noch nicht bezahlt.',
  checkingTitle: 'Wir prüfen deine letzte Bestellung',
  checking: (orderId: string) =>
    `In diesem Browser ist zuletzt die Bestellung ${orderId} angelegt worden. Wir fragen gerade nach, ob sie schon bezahlt ist …`,
  unaskedTitle: 'Ist deine letzte Bestellung schon bezahlt?',
  unasked: (orderId: string) =>
    `Das ließ sich für die Bestellung ${orderId} gerade nicht abfragen. Vielleicht ist deine Zahlung schon da: Schau in deinen Posteingang, bevor du noch einmal zahlst oder bestellst.`,
  unknown: (orderId: string) =>
    `Zur Bestellung ${orderId} finden wir gerade nichts. Schau in deinen Posteingang, bevor du noch einmal bestellst.`,
  noNumber:
    'Wir haben dafür keine Bestellnummer und können nicht nachfragen. Schau in deinen Posteingang, bevor du noch einmal zahlst oder bestellst.',
  checkAgain: 'Noch einmal nachsehen',
  continuePayment: 'Weiter zur Zahlung',
  askingFirst: 'Wir fragen kurz nach …',
  checkPayment: 'Zahlung prüfen',
  orderAgain: 'Neu bestellen',
  againWarning:
    'Bestellst du neu, kann diese Bestellung trotzdem noch bezahlt werden. Bezahl dann nur eine von beiden.',
  elsewhereTitle: 'In einem anderen Tab wurde gerade bestellt',
  elsewhere:
    'Was du hier eingetragen hast, bleibt stehen. Willst du hier trotzdem bestellen, wähl zuerst „Neu bestellen“.',
  orderingElsewhere:
    'In einem anderen Fenster wird gerade bestellt. Warte kurz: Hier steht gleich, was daraus geworden ist.',
  failedElsewhere:
    'Im anderen Fenster ist keine Bestellung entstanden. Diese hier ist noch nicht abgeschickt: Bestell, wenn sie so passt.',
  elsewhereFirst:
    'Oben steht, was in einem anderen Tab bestellt wurde. Bitte entscheide zuerst, wie es weitergeht.',
  /** The order was not sent because an earlier one turned out to be paid. */
  paidMeanwhile: (orderId: string) =>
    `Deine Bestellung ${orderId} ist inzwischen bezahlt. Diese hier ist noch nicht abgeschickt. Willst du sie zusätzlich, bestell noch einmal.`,
  paid: (orderId: string) => `Danke, deine Bestellung ${orderId} ist bezahlt!`,
  paidLead: 'Was du dafür im Warenkorb hattest, haben wir herausgenommen.',
  toPaid: 'Zur Bestellung',
  close: 'Schließen',
  lost: (orderId: string) => `Deine Bestellung ${orderId} ist nicht bezahlt.`,
  goodsFirst: 'Gerade gibt es nichts zu bestellen: Dein Warenkorb ist leer.',
  placed: (when: string) => `Bestellt ${when}`,
  /** `day` is undefined for today; `clock` is „12:03 Uhr“. */
  when: (day: string | undefined, clock: string) =>
    day === undefined ? `heute um ${clock}` : `am ${day} um ${clock}`,
  lines: 'Das hast du bestellt',
  total: 'Gesamtsumme',
};

export const duplicateTexts = {
  title: (when: string, orderId: string | null) =>
    `Genau das hast du ${when} schon bestellt${orderId ? ` (Bestellnummer ${orderId})` : ''}.`,
  toOrder: 'Zu dieser Bestellung',
};

export const repairTexts = {
  title: 'Hier kannst du ihn anpassen und es noch einmal probieren:',
  none: 'Nichts davon ist noch im Warenkorb.',
  remove: 'Entfernen',
};

export const changeTexts = {
  title: 'Seit du es in den Warenkorb gelegt hast, hat sich etwas geändert',
  price: (name: string, now: string) => `${name}: jetzt ${now}`,
  /** For screen readers; the old price is struck through. */
  before: ', bisher',
  moved: (name: string, before: string, now: string) => `${name} ist verschoben: von ${before} auf ${now}`,
  unavailable: (name: string, reason: string) => `${name}: ${reason}`,
  gone: 'Gibt es nicht mehr.',
  unpriced: 'Der Preis ist gerade nicht zu lesen.',
  take: (prices: number, dates: number) => {
    if (prices > 0 && dates > 0) return 'Änderungen übernehmen';
    if (dates > 0) return dates === 1 ? 'Neuen Termin übernehmen' : 'Neue Termine übernehmen';
    return prices === 1 ? 'Neuen Preis übernehmen' : 'Neue Preise übernehmen';
  },
  taken: (total: string) => `Übernommen. Gesamtsumme: ${total}`,
  remove: 'Entfernen',
  removed: (name: string) => `${name} ist nicht mehr im Warenkorb.`,
  keep: 'Im Warenkorb lassen',
  kept: 'Bleibt im Warenkorb. Ob es noch geht, zeigt sich beim Bestellen.',
  toCart: 'Zum Warenkorb',
  checking: 'Preise werden geprüft …',
  answerFirst: 'Oben steht, was sich geändert hat. Bitte entscheide zuerst darüber.',
  failed: 'Ob sich Preise oder Termine geändert haben, ließ sich gerade nicht prüfen.',
  orderAnyway: 'Bestellen kannst du trotzdem.',
  again: 'Noch einmal prüfen',
};

export const orderListTexts = {
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
  page: (orderId: string) => `Seite der Bestellung ${orderId}`,
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
  routeTo: (name: string) => `Route: ${name}`,
  howWasIt: 'Wie war’s?',
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
