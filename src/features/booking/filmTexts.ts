export const movieTexts = {
  title: 'Film',
  loading: 'Der Film wird geladen …',
  failedTitle: 'Dieser Film ist gerade nicht zu erreichen',
  notFoundTitle: 'Film nicht gefunden',
  dates: 'Alle Termine',
  noDates: 'Gerade ist kein Termin eingetragen.',
  description: (name: string) => `${name} im Autokino: Inhalt und alle Termine.`,
};

export const filmTexts = {
  loading: movieTexts.loading,
  loaded: 'Alle Termine sind da.',
  failedTitle: 'Der Film konnte nicht vollständig geladen werden',
  failed: 'Du siehst, was das Programm über ihn weiß.',
};

export const filmTicketTexts = {
  title: 'Ticket kaufen',
  date: 'Termin',
  choose: 'Termin wählen …',
  option: (when: string, details: string) => (details ? `${when}, ${details}` : when),
  missing: 'Bitte wähl zuerst einen Termin.',
  loading: 'Der Preis wird geladen …',
  awaited: 'Der Preis wird noch geladen. Danach kommt dein Ticket in den Warenkorb.',
  failedTitle: 'Der Preis ist gerade nicht zu erreichen',
  gone: 'Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.',
  unavailable: (reason: string) => `${reason.replace(/[.]$/, '')}. Bitte wähl einen anderen Termin.`,
  moved: (when: string) => `Dieser Termin wurde verlegt auf: ${when}`,
  withExtras: 'Mit Snacks und Extras',
};
