export const voucherTexts = {
  label: 'Gutscheincode',
  submit: 'Gutschein einlösen',
  checking: 'Gutschein wird geprüft …',
  checkoutWaits: 'Einen Moment, dein Gutschein wird noch geprüft.',
  missing: 'Bitte gib einen Gutscheincode ein.',
  alreadyRedeemed: 'Diesen Gutschein hast du schon eingelöst.',
  nothingToRedeemFor: 'Lege zuerst etwas in den Warenkorb, dann kannst du den Gutschein einlösen.',
  code: (code: string) => `Code ${code}`,
};
