type Season = Record<'flohmarktDay' | 'flohmarktClosedIn' | 'flohmarktReopensIn' | 'boxOfficeFrom', string>;

export const offSeasonTexts = {
  cinema: {
    title: 'Winterpause',
    lead: (past: string, returns: string) =>
      `Die Kinosaison ${past} ist vorbei. Im ${returns} geht auf der Leinwand das Licht wieder an.`,
    ofOthers: 'Noch steht kein Termin fest. Sobald es weitergeht, findest du ihn hier.',
  },
  facts: (season: Season) => [
    {
      label: 'Flohmarkt',
      text: `Jeden ${season.flohmarktDay}; im ${season.flohmarktClosedIn} geschlossen, im ${season.flohmarktReopensIn} geht es weiter.`,
    },
    { label: 'Tageskassa', text: `Tickets gibt es auch vor Ort, ab ${season.boxOfficeFrom} Uhr.` },
  ],
  /** As specified; English, so the page marks its language. */
  emptyEvents: 'Empty events',
  emptyEventsLead: (day: string) =>
    `Gerade ist kein Termin eingetragen. Sobald es wieder losgeht, steht hier jeder ${day}, an dem du stöbern oder verkaufen kannst.`,
  toGiftCards: 'Kinogutschein kaufen',
  toFlohmarkt: 'Zum Flohmarkt',
  toUpcoming: 'Demnächst im Kino',
};

export const nothingTodayTexts = {
  noFilmToday: 'Heute läuft kein Film.',
  nothingToday: 'Heute gibt es keinen Termin.',
  next: 'Das läuft als Nächstes',
};

export const nothingListedTexts = {
  none: {
    list: 'Gerade ist kein Termin eingetragen.',
    kids: 'Gerade ist kein Kinderfilm eingetragen.',
    prebooking: 'Gerade ist kein Termin im Vorverkauf eingetragen.',
    automarkt: 'Gerade ist kein Automarkt eingetragen.',
    publicevent: 'Gerade ist keine Veranstaltung eingetragen.',
    upcoming: 'Gerade ist kein neuer Film angekündigt.',
  },
  wholeProgram: 'Zum ganzen Kinoprogramm',
};

export const printedListTexts = {
  print: 'Programm drucken',
  page: 'Seite dieses Programms',
  place: (place: string) => `Ort: ${place}`,
  asOf: (moment: string) => `Stand: ${moment}`,
};

export const upcomingTexts = {
  title: 'Demnächst im Kino',
  description: 'Welche Filme als Nächstes ins Autokino kommen. Merk dir deine vor, wir schreiben dir.',
  lead: 'Das kommt als Nächstes. Merk dir vor, was du nicht verpassen willst.',
  byGenre: 'Nach Genre vormerken',
  loading: 'Die Vorschau wird geladen …',
  failedTitle: 'Die Vorschau ist gerade nicht zu erreichen',
  refreshFailed: 'Die Vorschau konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
};
