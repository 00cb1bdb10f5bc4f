/** What the header says of the visitor's account; the dialog's own words come with it (`auth.ts`). */
export const accountTexts = {
  open: 'Anmelden oder registrieren',
  menu: 'Mein Konto',
  signedIn: 'Du bist angemeldet.',
  signedOut: 'Du bist abgemeldet.',
};
