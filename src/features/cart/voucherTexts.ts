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
