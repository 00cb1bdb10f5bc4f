export const bottomBarTexts = {
  sumChanged: (label: string, amount: string) => `${label} jetzt ${amount}`,
  withCounts: (counts: string[], sum: string) => (counts.length > 0 ? `${counts.join(', ')}. ${sum}` : sum),
};
