/** What several screens say in the same words. */
export const commonTexts = {
  vat: 'inkl. USt.',
  toProgram: 'Zum Kinoprogramm',
  toFlohmarkt: 'Zum Flohmarktkalender',
  login: 'Anmelden',
};
