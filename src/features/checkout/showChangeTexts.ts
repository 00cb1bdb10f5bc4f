export const showChangeTexts = {
  /** In the place of „Heute Abend“, where the show is not on as ordered. */
  title: { changed: 'Termin geändert', gone: 'Termin nicht gefunden', cancelled: 'Termin abgesagt' },
  announced: {
    changed: (name: string) => `${name}: Zu diesem Termin gibt es eine Durchsage.`,
    cancelled: (name: string) => `${name}: Dieser Termin ist abgesagt.`,
  },
  changed: (name: string) => `${name}: Hier hat sich etwas geändert.`,
  now: { when: 'Neuer Termin:', place: 'Neuer Ort:', name: 'Neuer Titel:' },
  before: 'bisher:',
  gone: 'Diesen Termin finden wir im Programm nicht mehr.',
  ask: 'Frag nach, bevor du kommst, und nenn deine Bestellnummer:',
  contact: 'Kontakt',
  asOf: (moment: string) => `Stand: ${moment}`,
};
