import { cardRules, cardState, kindOf } from '../../src/domain/cards';
import { comingShows } from '../../src/domain/comingShows';
import { dayAndTime, longDay, timeOfDay, untilText } from '../../src/domain/dateTexts';
import type { Show, ShowKind } from '../../src/domain/entities';
import { eveningFacts, frequencyText, type EveningFact } from '../../src/domain/eveningFacts';
import { filmMoments } from '../../src/domain/evening';
import { groupByDate, type ShowsOfDay } from '../../src/domain/groupByDate';
import { listPath, showPath } from '../../src/domain/links';
import { dayOf, daysOfShow } from '../../src/domain/showDays';
import { showName } from '../../src/domain/showNames';
import { addressLine, placeText, venueOf } from '../../src/domain/venues';
import { ownerFacts } from '../../src/shop/ownerFacts';
import { posterTexts as texts } from './texts';
import { weekText, type Week } from './week';

/** The lists that have a poster of the week. */
export const weekKinds = ['kino', 'flohmarkt'] as const;
export type WeekKind = (typeof weekKinds)[number];

export type Poster = {
  /** Begins the names of its files. */
  name: string;
  kind: ShowKind;
  title: string;
  when: string;
  /** Of the page that it leads to. */
  path: string;
  /** Before the address. */
  leads: string;
  /** Names the poster in the address of its code. */
  campaign: string;
  facts: EveningFact[];
} & ({ days: ShowsOfDay[]; isOnePlace: boolean } | { show: Show });

/** The shows that visitors can come to, not over at `now` (epoch ms). */
export const postedShows = (shows: Show[], now: number): Show[] =>
  comingShows(shows, now).filter((show) => cardRules[cardState(show)].takesPlace);

function withoutGaps(facts: readonly (readonly [name: string, text: string | undefined])[]): EveningFact[] {
  return facts.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

/** The place of all shows with its address, or the address alone if it has several places. */
function placeOf([first, ...others]: Show[]): { text: string | undefined; isOne: boolean } {
  if (!first) return { text: undefined, isOne: false };
  const { address } = venueOf(first, ownerFacts) ?? {};
  const isOne = others.every(({ location }) => location === first.location);
  const isOneAddress = others.every((show) => venueOf(show, ownerFacts)?.address === address);
  if (isOne) return { text: placeText(first, ownerFacts), isOne };
  return { text: isOneAddress && address ? addressLine(address) : undefined, isOne };
}

/** The poster of a week's shows of a kind; `undefined` if there are none. */
export function weekPoster(shows: Show[], week: Week, kind: WeekKind): Poster | undefined {
  const { name, from, until } = week;
  const isWithin = (day: string) => day >= from && day <= until;
  const own = shows.filter((show) => kindOf(show) === kind && daysOfShow(show).some(isWithin));
  if (own.length === 0) return undefined;
  const place = placeOf(own);
  const { doorsOpenMinutes, radioFrequency } = kind === 'kino' ? ownerFacts : {};
  return {
    name: `woche-${name}-${kind}`,
    kind,
    title: texts.week[kind],
    when: weekText(week),
    path: listPath(kind),
    leads: texts.toWeek[kind],
    campaign: `woche-${name}`,
    facts: withoutGaps([
      [texts.place, place.text],
      [texts.doors, doorsOpenMinutes === undefined ? undefined : texts.doorsBefore(doorsOpenMinutes)],
      ['Ton', radioFrequency === undefined ? undefined : frequencyText(radioFrequency)],
    ]),
    days: groupByDate(own, { from, until }),
    isOnePlace: place.isOne,
  };
}

/** „Freitag, 27. November 2026, 19:30 Uhr“. */
function whenOf(show: Show): string {
  if (untilText(show) !== '') return dayAndTime(show);
  // Lines break after commas only.
  const day = longDay(dayOf(show)).replaceAll(/(?<!,) /g, '\u00a0');
  return [day, timeOfDay(show)].filter(Boolean).join(', ');
}

export function showPoster(show: Show): Poster {
  const kind = kindOf(show);
  const doors = filmMoments(show, ownerFacts).find(({ name }) => name === 'doors')?.text;
  return {
    name: `termin-${show.showId}`,
    kind,
    title: showName(show),
    when: whenOf(show),
    path: showPath(show),
    leads: texts.toShow[kind],
    campaign: `termin-${show.showId}`,
    facts: [
      ...withoutGaps([
        [texts.place, placeText(show, ownerFacts)],
        [texts.doors, doors && texts.doorsAt(doors)],
      ]),
      ...eveningFacts(show, ownerFacts),
    ],
    show,
  };
}

/** The address in the code of a poster, which names poster and format, and the same for readers. */
export function addressesOf({ path, campaign }: Poster, origin: string, format: string) {
  const page = new URL(path, origin);
  const counted = new URL(page);
  counted.search = String(
    new URLSearchParams({ utm_source: 'plakat', utm_medium: format, utm_campaign: campaign }),
  );
  return { counted: counted.href, readable: decodeURI(page.href).replace(/^https?:\/\//, '') };
}
