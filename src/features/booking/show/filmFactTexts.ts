/** „ab 12 Jahren“, and „FSK 12 (ab 12 Jahren)“ if the board is known. */
export function ageRatingText(rating: string): string {
  const years = rating.replace(/\D/g, '');
  const words = years === '0' ? 'ohne Altersbeschränkung' : `ab ${years}\u00a0Jahren`;
  return years === rating ? words : `${rating.replace(' ', '\u00a0')} (${words})`;
}

/** What the short names of cinemas mean. */
const meanings = new Map([
  ['OV', 'Original ohne Untertitel'],
  ['OmU', 'Original mit Untertiteln'],
  ['OmdU', 'Original mit deutschen Untertiteln'],
  ['OmeU', 'Original mit englischen Untertiteln'],
  ['DF', 'deutsche Fassung'],
]);

/** With what a short name in it means: „OmU (Original mit Untertiteln)“. */
export function languageText(language: string): string {
  const words = language.split(/\P{L}+/u);
  const meaning = words.map((word) => meanings.get(word)).find(Boolean);
  return meaning ? `${language} (${meaning})` : language;
}
