import { choiceTexts } from './choiceTexts';

export const furtherTexts = {
  title: 'Auch an diesen Terminen',
  lead: 'Hak an, wo du dasselbe noch einmal willst. Alles kommt auf einmal in den Warenkorb.',
  loading: 'Die weiteren Termine werden geladen …',
  failed: 'Die weiteren Termine sind gerade nicht zu erreichen.',
  none: 'Gerade ist kein späterer Termin eingetragen.',
  inCart: 'Liegt schon im Warenkorb.',
  beforeDiscount: 'vor Rabatt',
  priceLater: 'Preis nach dem Anhaken',
  otherPrice: 'Anderer Preis als am ersten Termin.',
  checking: 'Preise werden geprüft …',
  late: {
    slow: 'Das dauert länger als üblich.',
    retry: 'Erneut prüfen',
    cancel: 'Ohne diese Termine weiter',
  },
  unread: (reason: string) =>
    `Die angehakten Termine ließen sich nicht prüfen und sind nicht in der Summe. ${reason}`,
  retry: 'Erneut prüfen',
  refused: (when: string, reason: string) => `${when}: ${reason}`,
  total: (dates: number) => (dates === 1 ? choiceTexts.total : `Summe für ${dates} Termine`),
};
