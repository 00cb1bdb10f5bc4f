/** Loaded with the list, before the finder opens. */
export const finderTexts = {
  open: 'Termin finden',
  allKindsHeading: 'Alle Termine',
  allKindsToday: 'Alle Termine heute',
};
