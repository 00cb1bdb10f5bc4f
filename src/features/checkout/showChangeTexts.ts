export const showChangeTexts = {
  /** In the place of „Heute Abend“, where the show is not on as ordered. */
  title: { changed: 'Termin geändert', gone: 'Termin nicht gefunden' },
  changed: (name: string) => `${name}: Hier hat sich etwas geändert.`,
  now: { when: 'Neuer Termin:', place: 'Neuer Ort:', name: 'Neuer Titel:' },
  before: 'bisher:',
  gone: 'Diesen Termin finden wir im Programm nicht mehr.',
  ask: 'Frag nach, bevor du kommst, und nenn deine Bestellnummer:',
  contact: 'Kontakt',
  asOf: (moment: string) => `Stand: ${moment}`,
};
