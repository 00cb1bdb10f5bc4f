import { commonTexts } from '@/shared/config/commonTexts';

/** Of the heart at a film, in the words of the page that lists them. */
export const heartTexts = {
  mark: 'Merken',
  marked: 'Gemerkt',
  problems: {
    loginNeeded: 'Zum Merken brauchst du ein Konto. Nach dem Anmelden merken wir dir den Film gleich.',
    failed: 'Das hat gerade nicht geklappt. Bitte drück noch einmal auf das Herz.',
  },
  login: commonTexts.login,
};
