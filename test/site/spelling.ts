import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-de-at';
import { createHunspellFromStrings } from 'hunspell-wasm';

/** Letters with what stands within a word: a hyphen, an apostrophe. Of „Hin- und Rückfahrt“ the first keeps its own. */
const words = /\p{L}+(?:[-’]\p{L}+)*-?/gu;

/** Names of other sites, which are no words. */
const hosts = /\b[\w-]+(?:\.[\w-]+)*\.(?:at|org)\b/g;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines of the project's word list. */
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
  const answers = new Map<string, boolean>();
  return (word) => {
    const known = answers.get(word) ?? hunspell.testSpelling(word);
    answers.set(word, known);
    return known;
  };
}

/**
 * What names the unknown words of a text, each once, by the Austrian dictionary and the lines of a list: a word; a word
 * after whose model it is inflected and put together (`Flohmarkt/Markt`); several words, which are right only as they
 * stand there (`Meryl Streep`).
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
