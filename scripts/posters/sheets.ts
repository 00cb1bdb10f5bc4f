import type { Show } from '../../src/domain/entities';
import type { ShowsOfDay } from '../../src/domain/groupByDate';
import type { Format } from './formats';
import type { Poster } from './posters';
import type { Sheet, Size } from './PosterView';

/** From the best. The columns of a week leave no room for the largest type, and nobody reads a list in the smallest on a phone. */
const sizes = {
  show: ['huge', 'large', 'medium', 'small', 'tiny'],
  week: ['large', 'medium', 'small'],
  weekOnPaper: ['large', 'medium', 'small', 'tiny'],
} as const satisfies Record<string, readonly Size[]>;

type Dated = { date: string; show: Show };

function byDay(rows: readonly Dated[]): ShowsOfDay[] {
  const days: ShowsOfDay[] = [];
  for (const { date, show } of rows) {
    const last = days.at(-1);
    if (last?.date === date) last.shows.push(show);
    else days.push({ date, shows: [show] });
  }
  return days;
}

/** The rows on so many sheets, about as many on each. */
function divided(rows: readonly Dated[], count: number): Dated[][] {
  const most = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, index) => rows.slice(index * most, (index + 1) * most)).filter(
    (part) => part.length > 0,
  );
}

/**
 * The ways to set a poster, from the best: large type first; then paper continues on further sheets, and a picture
 * leaves shows out.
 */
export function* settings(poster: Poster, { paper }: Format): Generator<Sheet[]> {
  if (!('days' in poster)) {
    for (const size of sizes.show) yield [{ days: [], missing: 0, size }];
    return;
  }
  const { days } = poster;
  for (const size of paper ? sizes.weekOnPaper : sizes.week) yield [{ days, missing: 0, size }];
  const rows = days.flatMap(({ date, shows }) => shows.map((show) => ({ date, show })));
  for (let count = 2; count <= rows.length; count += 1) {
    if (paper) yield divided(rows, count).map((part) => ({ days: byDay(part), missing: 0, size: 'tiny' }));
    else {
      const shown = rows.slice(0, 1 - count);
      yield [{ days: byDay(shown), missing: rows.length - shown.length, size: 'small' }];
    }
  }
}
