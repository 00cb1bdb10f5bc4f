import { facts } from '@/features/infoPages/parts/partTexts';
import { ratings } from '@/shop/ratings';
import { season } from '@/shop/season';

const months = `${facts.closedIn}|${facts.reopensIn}`;
const pause = '(?:geschlossen|zu\\b|offen|aufsperr|sperr|weiter|wieder|pause)';
const inGerman = new Intl.NumberFormat('de-DE');
const number = ratings
  .flatMap(({ stars, count }) => [stars, count])
  .map((each) => inGerman.format(each))
  .join('|');
const rating = '(?:Stern|Bewert|Schnitt|Note)';

const typed: readonly [pattern: RegExp, part: string][] = [
  [new RegExp(`\\b(?:im|bis|ab|seit) (?:${months})\\b[^.|\\n]*${pause}`, 'i'), 'a month of the winter break'],
  [new RegExp(`${pause}[^.|\\n]* (?:im|bis|ab|seit) (?:${months})\\b`, 'i'), 'a month of the winter break'],
  [/(?<!\d)0?5[:.]30\b|\bhalb sechs\b/, 'the time of the box office'],
  [new RegExp(`(?<![\\d,])(?:${number})(?![\\d,])[^.|\\n]{0,20}${rating}`, 'i'), 'a rating'],
  [new RegExp(`${rating}[^.|\\n]{0,20}(?<![\\d,])(?:${number})(?![\\d,])`, 'i'), 'a rating'],
  [new RegExp(`\\bjede[nrm]? ${facts.marketDay}\\b`), 'the day of the market'],
  [new RegExp(`${season.cinemaReturns}|Saison ${season.past}`), 'the season'],
];

/** Facts that a text states literally instead of by `<Fact>`, so that they would become outdated. */
export function typedFacts(mdx: string): string[] {
  return typed.flatMap(([pattern, part]) => {
    const found = pattern.exec(mdx)?.[0];
    return found === undefined ? [] : [`${part}: ${found}`];
  });
}
