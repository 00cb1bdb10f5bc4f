export const sumTexts = {
  /** What is said once a sum has changed; `label` is „Summe“ or ends so. */
  changed: (label: string, amount: string) => `Neue ${label}: ${amount}`,
};
