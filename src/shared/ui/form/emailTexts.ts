export const emailTexts = {
  didYouMean: (email: string) => `Meintest du ${email}?`,
  unusual: 'Diese Adresse sieht ungewöhnlich aus.',
  keep: 'Stimmt deine Adresse so? Dann lass sie, wie sie ist.',
};
