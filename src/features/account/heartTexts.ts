import { commonTexts } from '@/shared/config/commonTexts';

export const heartTexts = {
  mark: 'Merken',
  marked: 'Gemerkt',
  problems: {
    loginNeeded: 'Zum Merken brauchst du ein Konto. Nach dem Anmelden merken wir dir den Film gleich.',
    failed: 'Das hat gerade nicht geklappt. Bitte drück noch einmal auf das Herz.',
  },
  login: commonTexts.login,
};
