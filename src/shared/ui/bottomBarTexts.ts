export const bottomBarTexts = {
  sumChanged: (label: string, amount: string) => `${label} jetzt ${amount}`,
};
