import * as v from 'valibot';
import { show, upcomingShow } from '@/api/entities';
import { list, optionalList } from '@/api/fields';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { listedShows } from '@/domain/listedShows';
import { AsOfNote } from '@/features/connection/AsOfNote';
import type { DayHeading } from '@/features/shows/ShowCard';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Heart } from '@/features/wishlist/Heart';
import { markFirstCards } from '@/lib/firstCardsMark';
import { programLists, showsOfList } from '@/screens/program/programLists';
import { currentMinute } from '@/screens/program/useNow';
import type { ProgramListName } from '@/texts/program';
import { append } from './elements';
import { lastAnswer } from './lastAnswer';

/** Enough for a tall screen. */
const most = 8;

/** What a list holds, read by the same rules as the app does. */
function showsIn(name: string, answer: unknown): Show[] {
  const now = currentMinute();
  if (name === 'upcoming') {
    const { dataEntries } = v.parse(v.object({ dataEntries: list(upcomingShow, name) }), answer);
    return comingShows(dataEntries, now);
  }
  const entries = v.object({
    dataEntries: list(show, name),
    publicEvents: optionalList(show, name),
  });
  const wanted = programLists[name as ProgramListName];
  return showsOfList(wanted, listedShows(v.parse(entries, answer), wanted.kind), now).listed;
}

/** The days that the first cards stand in, each as a whole: its heading and columns are what they will be. */
function firstDays(shows: Show[]): Show[] {
  const first: Show[] = [];
  for (const day of groupByDate(shows)) {
    if (first.length > 0 && first.length + day.shows.length > most) break;
    first.push(...day.shows);
  }
  return first;
}

const nothing = () => undefined;

/** The first cards of a list as the app will show them. */
export function firstCards(name: string, heading: DayHeading, answer: unknown) {
  const shows = firstDays(showsIn(name, answer));
  if (shows.length === 0) return undefined;
  return (
    <ShowsByDate
      shows={shows}
      heading={heading}
      onRemind={nothing}
      filmExtra={(movie) => <Heart movie={movie} onLogin={nothing} />}
    />
  );
}

/** Where the first cards stand; on a page that is in store this script is there before it. */
async function placeOfCards(): Promise<HTMLElement | null> {
  const place = () => document.querySelector<HTMLElement>('.first-cards:empty');
  while (!place() && document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve));
  return place();
}

/**
 * Puts them where their outline stands, once; not where the app was faster, or the visitor went on. Those of a stored
 * answer say when it came until the app has the list.
 */
async function paint(coming: Promise<unknown>): Promise<void> {
  const answer = (await coming) as { asOf?: unknown } | undefined;
  const place = await placeOfCards();
  const { list: name, heading } = place?.dataset ?? {};
  if (!answer || !place || name === undefined) return;
  const cards = firstCards(name, heading as DayHeading, answer);
  if (!cards) return;
  append(place, [cards, typeof answer.asOf === 'number' && <AsOfNote moment={answer.asOf} />] as never);
  markFirstCards();
}

const [asked] = Object.entries(globalThis.earlyAnswers ?? {});
if (asked) {
  const [address, early] = asked;
  // The app reads the same answer, once. Whatever goes wrong: the outline stands, and the app says what there is to say.
  paint(early.then((answer) => answer.clone().json())).catch(nothing);
  paint(lastAnswer(address)).catch(nothing);
}
