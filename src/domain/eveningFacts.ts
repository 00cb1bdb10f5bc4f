import { kindOf, type Kinded } from '@/domain/cards';
import { germanNumber } from '@/shared/text/germanNumber';
import type { OwnerFacts } from '@/shop/ownerFacts';

export type EveningFact = { name: string; text: string };

const given = (facts: readonly (readonly [name: string, text: string | undefined])[]): EveningFact[] =>
  facts.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));

/** „96,3 MHz“, with a non-breaking space. */
export const megahertzText = (megahertz: number) => `${germanNumber(megahertz)}\u00a0MHz`;

/** „UKW 96,3 MHz“, with non-breaking spaces. */
export const frequencyText = (megahertz: number) => `UKW\u00a0${megahertzText(megahertz)}`;

/** What the owner says of an evening at the cinema or a day at the flea market; nothing of other kinds of shows. */
export function eveningRules(show: Kinded, facts: OwnerFacts): EveningFact[] {
  const { ownFood, dogs, accessibility } = facts;
  const kind = kindOf(show);
  if (kind !== 'kino' && kind !== 'flohmarkt') return [];
  const place = kind === 'kino' ? 'cinema' : 'markets';
  return given([
    ...(kind === 'kino'
      ? ([
          ['Später kommen', facts.arrivingLate],
          ['Hohe Autos', facts.tallCars],
          ['Motor und Licht', facts.engineAndLight],
        ] as const)
      : []),
    ['Eigenes Essen', ownFood?.[place]],
    ['Hunde', dogs?.[place]],
    ['Barrierefrei', accessibility?.[place]],
  ]);
}

/** The same with the frequency of a film, which the pages of the shop show in a timeline. */
export function eveningFacts(show: Kinded, facts: OwnerFacts): EveningFact[] {
  const { radioFrequency } = facts;
  const isFilm = kindOf(show) === 'kino';
  return [
    ...given([['Ton', isFilm && radioFrequency !== undefined ? frequencyText(radioFrequency) : undefined]]),
    ...eveningRules(show, facts),
  ];
}
