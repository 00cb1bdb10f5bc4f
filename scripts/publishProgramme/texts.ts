export const publishedTexts = {
  /** Above the dates after the first days of a list. */
  later: 'Weitere Termine',
  withoutScripts: 'Für den Ticketkauf brauchst du JavaScript im Browser.',
};
