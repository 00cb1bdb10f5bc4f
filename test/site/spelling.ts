import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-de-at';
import { createHunspellFromStrings } from 'hunspell-wasm';

/** Letters, inner hyphens and apostrophes. „Hin- und Rückfahrt“ keeps the trailing hyphen of its first word. */
const words = /\p{L}+(?:[-’]\p{L}+)*-?/gu;

/** Host names, which are not words. */
const hosts = /\b[\w-]+(?:\.[\w-]+)*\.(?:at|org)\b/g;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function projectWords(): string[] {
  return readFileSync('test/site/woerter.txt', 'utf8').split('\n').filter(Boolean);
}

async function dictionaryWith(list: readonly string[]): Promise<(word: string) => boolean> {
  const read = new TextDecoder();
  const hunspell = await createHunspellFromStrings(read.decode(dictionary.aff), read.decode(dictionary.dic));
  for (const line of list) {
    const [word = '', model] = line.split('/');
    if (model) hunspell.addWordWithAffix(word, model);
    else hunspell.addWord(word);
  }
  const results = new Map<string, boolean>();
  return (word) => {
    const known = results.get(word) ?? hunspell.testSpelling(word);
    results.set(word, known);
    return known;
  };
}

/**
 * Returns a function that lists the unknown words of a text, by the Austrian dictionary and the word list. A line is a
 * word, a word with a model for its inflection (`Flohmarkt/Markt`), or a phrase (`Meryl Streep`).
 */
export async function spellerWith(list: readonly string[]): Promise<(text: string) => string[]> {
  const isKnown = await dictionaryWith(list.filter((line) => !line.includes(' ')));
  const phrases = list.filter((line) => line.includes(' ')).map((line) => new RegExp(quoted(line), 'g'));
  return (text) => {
    const plain = [hosts, ...phrases].reduce((rest, pattern) => rest.replace(pattern, ' '), text);
    return [...new Set(plain.match(words))].filter(
      (word) => !isKnown(word) && !(word.endsWith('-') && isKnown(word.slice(0, -1))),
    );
  };
}
