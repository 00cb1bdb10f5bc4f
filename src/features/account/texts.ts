import { commonTexts } from '@/shop/commonTexts';

export const heartTexts = {
  mark: 'Merken',
  marked: 'Gemerkt',
  problems: {
    loginNeeded:
      'Zum Merken brauchst du ein Konto. Melde dich an, dann steht der Film gleich in deinen Favoriten.',
    failed: 'Das hat gerade nicht geklappt. Bitte drück noch einmal auf das Herz.',
  },
  login: commonTexts.login,
};

/** Texts of the header; those of the dialog load with it (`authTexts.ts`). */
export const accountTexts = {
  open: 'Anmelden oder registrieren',
  menu: 'Mein Konto',
  signedIn: 'Du bist angemeldet.',
  signedOut: 'Du bist abgemeldet.',
};
