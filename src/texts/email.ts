/** What is asked about an e-mail address that looks mistyped. */
export const emailTexts = {
  didYouMean: (email: string) => `Meintest du ${email}?`,
};
