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
