export const sumTexts = {
  /** Announced after a sum has changed. */
  changed: (label: string, amount: string) => `${label} jetzt ${amount}`,
};
