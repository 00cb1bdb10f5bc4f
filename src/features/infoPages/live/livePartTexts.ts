import { season } from '@/shop/season';
import { sentence } from '@/shared/text/text';
import { nextDatesTexts, toListTexts } from '@/features/catalogue/texts';
import { nothingListedTexts, offSeasonTexts } from '@/features/catalogue/listTexts';

const allIn = (list: string) => `Alle Termine ${list}`;

export const pageDatesTexts = {
  loading: 'Die Termine werden geladen …',
  failedTitle: 'Die Termine sind gerade nicht zu erreichen',
  /** There are dates, but none is on sale. */
  noneOnSale: 'Gerade ist kein Termin online buchbar.',
  lists: {
    kino: {
      none: offSeasonTexts.cinema.lead(season.past, season.cinemaReturns),
      all: allIn('im Kinoprogramm'),
    },
    kinder: { none: nothingListedTexts.none.kids, all: allIn('im Kinderkino') },
    flohmarkt: { none: nothingListedTexts.none.list, all: allIn('im Flohmarktkalender') },
    automarkt: { none: nothingListedTexts.none.list, all: allIn('der Automärkte') },
    publicevent: { none: nothingListedTexts.none.list, all: allIn('der Veranstaltungen') },
  },
};

export const filmDatesTexts = {
  loading: pageDatesTexts.loading,
  failedTitle: pageDatesTexts.failedTitle,
  none: 'Gerade nicht im Programm.',
  toMovie: nextDatesTexts.allOfMovie,
  toUpcoming: offSeasonTexts.toUpcoming,
  toProgram: toListTexts.kino,
};

export const stallPricesTexts = {
  loading: 'Die Preise werden geladen …',
  failedTitle: 'Die Preise sind gerade nicht zu erreichen',
  caption: (name: string, when: string) => `${name}, ${when}`,
  product: 'Produkt',
  price: 'Preis inkl. USt.',
  none: 'Für diesen Termin sind noch keine Preise eingetragen.',
  book: 'Diesen Termin buchen',
  noMarket: pageDatesTexts.lists.flohmarkt.none,
  noneOnSale: pageDatesTexts.noneOnSale,
  toCalendar: toListTexts.flohmarkt,
};

export const bookStallTexts = {
  label: 'Standplatz buchen',
  loading: 'Der nächste Markt wird geladen …',
  failedTitle: 'Der nächste Markt ist gerade nicht zu erreichen',
  next: 'Nächster buchbarer Markt',
  running: (until: string) => `läuft ${until}`,
  book: 'Standplatz buchen',
};

export const stallCalculatorTexts = {
  title: 'Standrechner',
  loading: 'Der Rechner wird geladen …',
  failedTitle: 'Der Rechner ist gerade nicht zu erreichen',
  date: 'Markttag',
  option: (name: string, when: string, where: string | undefined) =>
    [when, name, where].filter(Boolean).join(', '),
  lines: 'Das kostet es im Einzelnen',
  add: 'In den Warenkorb',
  toShow: 'Mit dieser Auswahl zum Termin',
  reset: 'Zurücksetzen',
  isReset: 'Der Rechner ist zurückgesetzt.',
};

type Sketch = { name: string; goal: string };

export const routeSketchTexts = {
  you: 'Du',
  entrance: 'Einfahrt',
  sketches: {
    kino: {
      name: 'Skizze: Du fährst durch die Einfahrt auf das Gelände mit der Leinwand.',
      goal: 'Leinwand',
    },
    flohmarkt: {
      name: 'Skizze: Du fährst durch die Einfahrt auf das Gelände mit den Ständen.',
      goal: 'Stände',
    },
  } satisfies Record<string, Sketch>,
  loading: 'Der nächste Ort wird geladen …',
  failedTitle: 'Der nächste Ort ist gerade nicht zu erreichen',
  next: (when: string, where: string) => `${sentence(when)} Ort: ${where}.`,
  noVenue: `Gerade ist kein Termin mit Ort eingetragen. Am ${season.flohmarktDay} oder Filmabend zählt, was beim Termin steht.`,
  plan: 'Route zu diesem Ort planen',
};
