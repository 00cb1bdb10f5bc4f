export const shareTexts = {
  calendar: 'In den Kalender',
  calendarReady: 'Die Kalenderdatei ist bereit. Öffne sie, dann steht der Termin in deinem Kalender.',
  calendarFailed: 'Die Kalenderdatei ist nicht fertig geworden. Bitte probier es noch einmal.',
  entry: (address: string) => `Tickets und Infos: ${address}`,
  share: 'Teilen',
  copied: 'Link kopiert.',
  address: 'Link zum Kopieren',
};
