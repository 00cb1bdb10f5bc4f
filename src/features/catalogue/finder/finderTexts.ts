/** What stands above a list before a visitor looks for something. */
export const finderTexts = {
  open: 'Termin finden',
  allKindsHeading: 'Alle Termine',
  allKindsToday: 'Alle Termine heute',
};
