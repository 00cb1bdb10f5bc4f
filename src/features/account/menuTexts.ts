/** Texts of the header; those of the dialog load with it (`authTexts.ts`). */
export const accountTexts = {
  open: 'Anmelden oder registrieren',
  menu: 'Mein Konto',
  signedIn: 'Du bist angemeldet.',
  signedOut: 'Du bist abgemeldet.',
};
