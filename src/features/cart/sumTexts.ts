export const sumTexts = {
  changed: (label: string, amount: string) => `${label} jetzt ${amount}`,
};
