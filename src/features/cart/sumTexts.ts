export const sumTexts = {
  /** What is said once a sum has changed. */
  changed: (label: string, amount: string) => `${label} jetzt ${amount}`,
};
