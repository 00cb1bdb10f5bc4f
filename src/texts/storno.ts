export const stornoTexts = {
  title: 'Bestellung stornieren',
  description: 'Eine Bestellung ansehen und stornieren.',
};
