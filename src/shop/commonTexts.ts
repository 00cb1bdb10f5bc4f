/** Texts that several features share. */
export const commonTexts = {
  vat: 'inkl. USt.',
  toProgram: 'Zum Kinoprogramm',
  toFlohmarkt: 'Zum Flohmarktkalender',
  login: 'Anmelden',
  withoutScripts: 'Für das Programm und den Ticketkauf brauchst du JavaScript im Browser.',
};
