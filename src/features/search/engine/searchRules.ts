import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { searchedWords } from '@/domain/searchWords';
import { nameWord, proseWord } from './indexedWords';

/** Tokenizer rules; `prose` names the fields in which fillers are ignored. */
export function indexRules(prose: readonly string[]) {
  return {
    tokenize: (text: string) => searchedWords(text),
    processTerm: (word: string, field?: string) =>
      field !== undefined && prose.includes(field) ? proseWord(word) : nameWord(word),
  };
}

/** All words as typed, all words with typing errors, some words. */
export type Fit = 'exact' | 'close' | 'partly';

export type Ranked = { fit: Fit; result: SearchResult };

/** A query of fillers only keeps them: it may be a title or the start of a longer word. */
function queryWords(text: string): string[] {
  const words = searchedWords(text);
  const meaningful = words.map(proseWord).filter((word) => word !== undefined);
  return meaningful.length > 0 ? meaningful : words.map(nameWord).filter((word) => word !== undefined);
}

/** Allowed errors in letters. */
function tolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const rules: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (word) => word,
  fuzzy: (word) => tolerance(word),
  weights: { fuzzy: 0.05, prefix: 0.05 },
};

/** The library counts swapped letters as two errors, too many for a short word. */
function transpositions(word: string): string[] {
  if (word.length < 4 || word.length > 7) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** A word of the text joined with the one before or after it: „Spider Man“ is also written as one word. */
const joinedAt = (words: readonly string[], at: number) =>
  [words.slice(at - 1, at + 1), words.slice(at, at + 2)].flatMap((two) =>
    two.length > 1 ? two.join('') : [],
  );

function wordQuery(word: string, index: number, words: readonly string[]): Query {
  // The last word may be incomplete; a longer form of the others may be a plural.
  const prefix = index === words.length - 1 || word.length > 3;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix },
      { queries: transpositions(word), prefix: false, fuzzy: false },
      { queries: joinedAt(words, index), prefix, fuzzy: false },
    ],
  };
}

export const fits: Readonly<Record<Fit, number>> = { exact: 0, close: 1, partly: 2 };

type Weights = Readonly<Record<string, number>>;

const prefixWeight = 0.7;

/** Sum of the best field weight of each word. */
function fieldScore({ match }: SearchResult, words: readonly string[], weights: Weights): number {
  const matches = Object.entries(match).map(([term, fields]) => ({
    term,
    isMistyped: !words.some((word) => term.startsWith(word)),
    weight: Math.max(...fields.map((field) => weights[field] ?? 1)),
  }));
  const best = (some: number[]) => Math.max(0, ...some);
  const mistyped = best(matches.filter(({ isMistyped }) => isMistyped).map(({ weight }) => weight));
  return words.reduce((sum, word) => {
    const own = matches.filter(({ term }) => term.startsWith(word));
    if (own.length === 0) return sum + mistyped;
    return sum + best(own.map(({ term, weight }) => (term === word ? weight : weight * prefixWeight)));
  }, 0);
}

function isExact({ terms }: SearchResult, words: readonly string[]): boolean {
  return words.every((word, at) =>
    [word, ...joinedAt(words, at)].some((wanted) => terms.some((term) => term.startsWith(wanted))),
  );
}

/**
 * Results, best fit first. Within a fit, field weights decide before the library's score: the rarity of a word
 * says little among pages on the same subjects.
 */
export function rankedSearch<Thing>(index: MiniSearch<Thing>, text: string, weights: Weights): Ranked[] {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const find = (combineWith: 'AND' | 'OR') =>
    index.search({ queries: words.map(wordQuery), combineWith }, { ...rules, boost: { ...weights } });
  const complete = find('AND');
  const known = new Set(complete.map(({ id }: SearchResult): unknown => id));
  const partial = words.length > 1 ? find('OR').filter(({ id }: SearchResult) => !known.has(id)) : [];
  return [
    ...complete.map((result) => ({
      fit: isExact(result, words) ? ('exact' as const) : ('close' as const),
      result,
    })),
    ...partial.map((result) => ({ fit: 'partly' as const, result })),
  ]
    .map((ranked) => ({ ...ranked, fieldScore: fieldScore(ranked.result, words, weights) }))
    .toSorted(
      (one, other) =>
        fits[one.fit] - fits[other.fit] ||
        other.fieldScore - one.fieldScore ||
        other.result.score - one.result.score,
    );
}
