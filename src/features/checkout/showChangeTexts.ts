export const showChangeTexts = {
  title: 'Termin geändert',
  changed: (name: string) => `${name}: Hier hat sich etwas geändert.`,
  now: { when: 'Neuer Termin:', place: 'Neuer Ort:', name: 'Neuer Titel:' },
  before: 'bisher:',
  gone: 'Diesen Termin finden wir im Programm nicht mehr.',
  ask: 'Frag nach, bevor du kommst, und nenn deine Bestellnummer:',
  contact: 'Kontakt',
  asOf: (moment: string) => `Stand: ${moment}`,
};
