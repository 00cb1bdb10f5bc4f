import { commonTexts } from '@/shop/commonTexts';

export const favouritesTexts = {
  title: 'Deine Favoriten',
  description: 'Die Filme, die du dir gemerkt hast, mit ihren nächsten Terminen.',
  reading: 'Deine Favoriten werden geladen …',
  signedOut: 'Melde dich an, dann stehen hier die Filme, die du dir gemerkt hast.',
  wanted: (titles: string) => `Nach dem Anmelden kommt dazu: ${titles}`,
  login: commonTexts.login,
  empty:
    'Noch hast du dir keinen Film gemerkt. Drück bei einem Film auf das Herz, dann findest du ihn hier wieder.',
  kept: 'Deine Favoriten sind nur in diesem Browser und nur für dein Konto gespeichert.',
  toProgram: commonTexts.toProgram,
  toUpcoming: 'Demnächst im Kino',
  next: 'Nächster Termin',
  noDate: 'Zurzeit steht kein Termin im Programm.',
  dateFollows: 'Termin folgt.',
  remove: 'Entfernen',
  dates: {
    loading: 'Die Termine werden geladen …',
    loaded: 'Die Termine sind da.',
    failedTitle: 'Die Termine sind gerade nicht zu erreichen',
    failed: 'Deine Favoriten siehst du trotzdem.',
  },
};
