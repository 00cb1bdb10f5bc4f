import { withoutDigraphs, wordsOf } from '@/domain/searchWords';

/** Consecutive words of a name as one, and what punctuation separates: „Spider-Man“ is also found as „Spiderman“. */
export function joinedWords(name: string): string[] {
  const words = wordsOf(name);
  const runs = words.flatMap((_, at) =>
    words.slice(at + 1).map((__, more) => words.slice(at, at + more + 2)),
  );
  return [...runs.map((run) => run.join('')), ...name.split(/\s+/).map((part) => wordsOf(part).join(''))];
}

/** Words on nearly every page, folded. */
const fillers = new Set(
  `ab aber alle alles als also am an andere anderen auch auf aus bei beim besser bevor bin bis bleiben bleibt
  brauchst braucht da dabei dafur damit danach dann das dass dazu dein deine deinem deinen deiner dem den denn
  der des dich die dies diese diesem diesen dieser dir doch dort drei du durch eigene eigenen ein eine einem
  einen einer eines einmal er erst ersten es etwa etwas euch euer eure funf fur gegen gehort geht gibt gleich
  gut haben hast hat hatte hier hilft ich ihm ihn ihr ihre im immer in ins ist ja jede jedem jeden jeder jedes
  jemand kann kannst kein keine keinen kommt kurz lass lassen lasst leg liegt macht man mehr mein meine mich mir
  mit muss musst nach nicht nichts nie niemand nimm noch nur ob oder oft ohne pro schau schon schreib sein
  selbst sich sie siehst sind so soll sonst stehen steht uber um und uns unser unsere unter viel viele vom von
  vor vorher war was weil welche welchem welchen welcher welches wenn wer werden wie wieder wir wird wirst wo zu
  zuerst zum zur zwei zb dh ua`
    .split(/\s+/)
    .map(withoutDigraphs),
);

/** Folds a word of a name; `undefined` for single letters. */
export function nameWord(word: string): string | undefined {
  const short = withoutDigraphs(word);
  return short.length > 1 ? short : undefined;
}

/** Folds a word of a text; `undefined` for fillers too. */
export function proseWord(word: string): string | undefined {
  const known = nameWord(word);
  return known === undefined || fillers.has(known) ? undefined : known;
}
