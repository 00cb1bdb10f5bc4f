import type { ShowKind } from '@/domain/entities';
import { bookingTexts } from '@/features/catalogue/programTexts';
import { commonTexts } from '@/shop/commonTexts';

/** The button that adds a show to the cart; for an event the same text as on its card. */
export const addTexts: Record<ShowKind, string> = { kino: 'In den Warenkorb', ...bookingTexts };

export const choiceTexts = {
  choices: 'Deine Auswahl',
  countInCart: 'Die Anzahl änderst du im Warenkorb.',
  options: 'Dazu passt',
  packages: 'Im Paket',
  packageFallback: (position: number) => `Paket ${position}`,
  packageChoose: 'Übernehmen',
  packageTaken: (name: string) => `${name} ist ausgewählt.`,
  total: 'Summe',
  vat: commonTexts.vat,
  toCart: 'Zum Warenkorb',
};

export const discountTexts = {
  checking: 'Rabatt wird geprüft …',
  awaited: 'Einen Moment, dein Rabatt wird noch geprüft. Danach kommt deine Auswahl in den Warenkorb.',
  none: 'Kein Rabatt für diese Auswahl.',
  failed: 'Dein Rabatt ließ sich gerade nicht prüfen. Du kannst auch ohne Rabatt weitermachen.',
  notAdded: 'Deine Auswahl liegt noch nicht im Warenkorb.',
  givenUp: 'Du machst ohne Rabatt weiter.',
  retry: 'Rabatt erneut prüfen',
  late: {
    slow: 'Das dauert länger als üblich.',
    retry: 'Erneut prüfen',
    cancel: 'Ohne Rabatt weiter',
  },
};

export const spotTexts = {
  flohmarkt: {
    choices: 'Standplatz aussuchen',
    missing: 'Noch kein Standplatz gewählt.',
    confirm: 'Noch kein Standplatz gewählt. Willst du ohne buchen, drück noch einmal.',
  },
  automarkt: {
    choices: 'Verkaufsplatz aussuchen',
    missing: 'Noch kein Verkaufsplatz gewählt.',
    confirm: 'Noch kein Verkaufsplatz gewählt. Willst du ohne buchen, drück noch einmal.',
  },
};
