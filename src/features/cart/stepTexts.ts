export const stepTexts = {
  label: 'Schritte der Bestellung',
  done: 'erledigt',
  steps: { cart: 'Warenkorb', checkout: 'Kassa', payment: 'Bezahlung' },
} as const;
