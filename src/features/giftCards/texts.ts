import { commonTexts } from '@/shop/commonTexts';

export const giftCardTexts = {
  title: 'Kinogutschein kaufen',
  description: 'Einen Abend im Autokino verschenken: Kinogutscheine online aussuchen und gleich bezahlen.',
  lead: 'Verschenk einen Abend im Autokino. Such dir aus, wie viel er wert sein soll.',
  loading: 'Die Gutscheine werden geladen …',
  failedTitle: 'Die Gutscheine sind gerade nicht zu erreichen',
  refreshFailed: 'Die Gutscheine konnten nicht aktualisiert werden. Du siehst den letzten Stand.',
  choices: 'Gutscheine',
  none: 'Gerade gibt es keine Gutscheine online.',
  noneLead: 'Schau bald wieder vorbei. Im Programm findest du inzwischen alle Vorstellungen.',
  nothingChosen: 'Bitte wähl zuerst, wie viele Gutscheine du möchtest.',
  total: 'Summe',
  vat: commonTexts.vat,
  addToCart: 'In den Warenkorb',
  toCart: 'Zum Warenkorb',
  toProgram: commonTexts.toProgram,
  toFlohmarkt: commonTexts.toFlohmarkt,
};
