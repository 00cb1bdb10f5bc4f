/** Words to avoid, and their replacements. */
const unwanted: readonly [word: RegExp, instead: string][] = [
  [/\bJanuar/, 'Jänner'],
  [/\bFeber\b/, 'Februar'],
  [/\bTüten?\b|tüten?\b/, 'Sackerl'],
  [/\bKasse\b|[a-zäöü]kasse\b/, 'Kassa'],
  [/\b(?:Apfelsine|Tomate|Kartoffel|Quark|Sahne|Brötchen|Pflaume|Hackfleisch)/, 'das österreichische Wort'],
  [/\b(?:Sonnabend|Schornstein|Portemonnaie|Geldbeutel|Fahrstuhl|Bürgersteig)/, 'das österreichische Wort'],
  [/\b(?:(?:an)?guck(?:en|t|st)|lecker\p{L}*|Jungs?|tschüss?)\b/u, 'das österreichische Wort'],
  [/\b(?:Stuhl|Stühlen?)\b/, 'Sessel'],
  [/\b(?:Kleider|Küchen)?[Ss]chr(?:ank|änken?)\b/, 'Kasten'],
  [/\bTreppen?\b/, 'Stiege'],
  [/\b(?:Emails|Emailadressen?|[Ee]-mails?|eMail)\b/, 'E-Mail'],
  [/\bdieses Jahr\b/, 'heuer'],
  [/(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre[mnrs]?)\b/u, 'du'],
];

/** The required sentences with „Sie“ (requirements 2.1, requirements 8); all other texts say „du“. */
export const formalSentences = [
  'Sie werden weitergeleitet...',
  'Bitte geben Sie eine gültige Emailadresse ein!',
  'Bitte wählen Sie mind. einen Film für den Sie sich interessieren!',
  'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!',
  'Diese Website benutzt Cookies. Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.',
];

/** Sentences with „Sie“ that are not required, also at the start of a sentence where it may mean “they”. */
export function formalProblems(text: string): string[] {
  const own = formalSentences.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text);
  return own.match(/[^.!?\n]*\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b[^.!?\n]*/gu) ?? [];
}

/** Quotations may contain any word. */
const quotations = /„[^“]*“/g;

/** Avoided words outside quotations, with their replacements. */
export function wordingProblems(text: string): string[] {
  const own = text.replace(quotations, ' ');
  return unwanted.flatMap(([pattern, instead]) => {
    const found = pattern.exec(own)?.[0];
    return found === undefined ? [] : [`„${found}“: ${instead}`];
  });
}

const marks: readonly [mark: RegExp, why: string][] = [
  [/"[^"\n]{0,20}/, 'a straight quotation mark'],
  [/.{0,10}'.{0,10}/, 'a straight apostrophe'],
  [/.{0,10}\.\.\./, 'three dots instead of …'],
  [/.{0,10}”/, 'an English quotation mark'],
  [/(?:^|[\s(])“\S{0,10}/m, 'a closing quotation mark that opens'],
  [/\S{1,10} {2,}\S{1,10}/, 'two spaces'],
  [/.{0,10}\p{L} [,;.!?](?!\p{L}|\d)/u, 'a space before a mark'],
  [/\S{1,10} - \S{1,10}/, 'a hyphen instead of a dash'],
  [/(?<![\p{L}-])(\p{L}{2,}) \1(?!\p{L})/u, 'a word twice'],
];

/** Faults of punctuation and typography. */
export function markProblems(text: string): string[] {
  const problems = marks.flatMap(([pattern, why]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${why}: ${found.trim()}`];
  });
  const count = (mark: string) => text.split(mark).length;
  return count('„') === count('“') ? problems : [...problems, 'a quotation that is not closed or not opened'];
}

const placeholders =
  /\b(?:lorem|ipsum|xxx|todo|fixme|undefined|NaN|invalid date)\b|\bplatzhalter|\[object |\$\{|\{\{/i;

/** Placeholders and raw values. */
export function placeholderProblems(text: string): string[] {
  const found = placeholders.exec(text)?.[0];
  return found === undefined ? [] : [`an unfinished place: ${found}`];
}
