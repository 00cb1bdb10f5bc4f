import { commonTexts } from '@/shop/commonTexts';

export const shareCartTexts = {
  share: 'Warenkorb teilen',
  copied: 'Link kopiert.',
  address: 'Link zum Kopieren',
  title: 'Mein Warenkorb',
  withoutCodes: 'Gutscheincodes und Rabatte sind im Link nicht dabei.',
  tooBig: 'Für einen Link ist dieser Warenkorb zu groß.',
};

export const linkedCartTexts = {
  title: 'Ein Warenkorb für dich',
  loading: 'Termine und Preise werden gelesen …',
  lead: 'Das hat dir jemand zusammengestellt, zum heutigen Preis. In deinen Warenkorb kommt es erst, wenn du es hineinlegst.',
  alreadyInCart: 'Einiges davon liegt schon in deinem Warenkorb. Die Mengen werden zusammengezählt.',
  cut: (most: number) => `Mehr als ${most} Stück gehen nicht. Es bleibt bei ${most}.`,
  discountUnknown: 'Ob es dafür einen Rabatt gibt, ließ sich gerade nicht prüfen.',
  askAgain: 'Erneut prüfen',
  missingTitle: 'Nicht dabei',
  gone: (count: number) =>
    count === 1 ? 'Einen Termin gibt es nicht mehr.' : `${count} Termine gibt es nicht mehr.`,
  giftCardsGone: (count: number) =>
    count === 1
      ? 'Einen Gutschein gibt es nicht mehr zu kaufen.'
      : `${count} Gutscheine gibt es nicht mehr zu kaufen.`,
  unavailable: (what: string, reason: string) => `${what}: ${reason}`,
  unfit: (what: string) => `${what}: Den gewählten Platz gibt es nicht mehr.`,
  missing: (what: string, count: number) =>
    count === 1
      ? `${what}: Ein Produkt gibt es nicht mehr.`
      : `${what}: ${count} Produkte gibt es nicht mehr.`,
  total: 'Summe',
  vat: commonTexts.vat,
  take: 'In den Warenkorb legen',
  decline: 'Nicht übernehmen',
  close: 'Schließen',
  empty: 'Von diesem Warenkorb ist nichts mehr zu haben.',
  unreadable: 'Dieser Link ist nicht vollständig. Lass ihn dir bitte noch einmal schicken.',
  failedTitle: 'Der Warenkorb aus dem Link ist gerade nicht zu lesen',
  taken: 'Erledigt: Es liegt in deinem Warenkorb.',
  declined: 'Der Warenkorb aus dem Link wurde nicht übernommen.',
};
