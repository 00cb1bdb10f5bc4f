import type { ShowKind } from '@/domain/entities';
import { bookingTexts, cardTexts } from './programTexts';
import { commonTexts } from '@/shared/config/commonTexts';

/** The button that adds a show to the cart; for an event the same text as on its card. */
export const addTexts: Record<ShowKind, string> = { kino: 'In den Warenkorb', ...bookingTexts };

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

export const showTexts = {
  title: 'Termin',
  loading: 'Der Termin wird geladen …',
  failedTitle: 'Diese Seite ist gerade nicht zu erreichen',
  description: (name: string, when: string) => `${name}, ${when}: alles zu diesem Termin.`,
  where: 'Ort',
  cast: (names: string) => `Mit: ${names}`,
  producer: (names: string) => `Produktion: ${names}`,
  choices: 'Deine Auswahl',
  mandatory: 'gehört dazu',
  countInCart: 'Die Anzahl änderst du im Warenkorb.',
  options: 'Dazu passt',
  packages: 'Im Paket',
  packageFallback: (position: number) => `Paket ${position}`,
  packageChoose: 'Übernehmen',
  packageTaken: (name: string) => `${name} ist ausgewählt.`,
  total: 'Summe',
  vat: commonTexts.vat,
  toCart: 'Zum Warenkorb',
  unavailable: {
    over: 'Dieser Termin ist schon vorbei.',
    soldOut: cardTexts.soldOut,
    presaleStopped: cardTexts.presaleStopped,
    futureSales: cardTexts.salesSoon,
    unscheduled: 'Der Termin steht noch nicht fest.',
    onSiteOnly: cardTexts.onSiteOnly,
    closed: cardTexts.closed,
  },
  toProgram: commonTexts.toProgram,
};

export const movieTexts = {
  title: 'Film',
  loading: 'Der Film wird geladen …',
  failedTitle: 'Dieser Film ist gerade nicht zu erreichen',
  notFoundTitle: 'Film nicht gefunden',
  dates: 'Alle Termine',
  noDates: 'Gerade ist kein Termin eingetragen.',
  description: (name: string) => `${name} im Autokino: Inhalt und alle Termine.`,
};

export const quantityTexts = {
  /** With non-breaking spaces. */
  times: (count: number) => `${count}\u00a0×`,
  counted: (count: number, name: string) => `${count}\u00a0×\u00a0${name}`,
  group: (name: string) => `Anzahl: ${name}`,
  decrease: (name: string) => `Menge verringern: ${name}`,
  increase: (name: string) => `Menge erhöhen: ${name}`,
  input: (name: string) => `Menge: ${name}`,
  limited: (count: number) => `Die Menge wurde auf ${count} gesetzt.`,
  refused: (count: number) => `Diese Menge geht nicht. Es bleibt bei ${count}.`,
};

type Counted = { purchaseProductId: number; productName: string };

/** „2 × Popcorn“ by product. */
export function countsOf(products: readonly Counted[], chosen: Readonly<Record<number, number>>) {
  return Object.fromEntries(
    products.flatMap(({ purchaseProductId, productName }) => {
      const count = chosen[purchaseProductId];
      return count ? [[purchaseProductId, quantityTexts.counted(count, productName)]] : [];
    }),
  );
}
