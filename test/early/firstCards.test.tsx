import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ProgramListName } from '@/texts/program';
import { hostileValues } from '@test/support/hostile';
import { mutationsOf } from '@test/support/mutations';
import { answerOf } from '@test/support/server';
import { appDays, builtScript, expectSame, paintedDays } from './painted';

type Entry = Record<string, unknown>;
type List = { dataEntries: Entry[]; publicEvents?: Entry[] };

let script: string;
beforeAll(async () => {
  script = await builtScript('list');
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** As many as are painted whatever days they are on. */
const fewEnough = 6;

const inChunks = <Part,>(parts: Part[]): Part[][] =>
  parts.length === 0 ? [] : [parts.slice(0, fewEnough), ...inChunks(parts.slice(fewEnough))];

/** Fails unless each painted day is what the app shows there; returns how many were painted. */
async function comparedDays(list: ProgramListName, answer: unknown): Promise<number> {
  const painted = await paintedDays(script, list, answer);
  const shown = await appDays(list, answer);
  expect(painted.length > 0).toBe(shown.length > 0);
  const cards = shown.flatMap((day) => [...day.querySelectorAll('.show-card')]);
  if (cards.length <= fewEnough) expect(painted).toHaveLength(shown.length);
  painted.forEach((day, place) => expectSame(day, shown[place]));
  return painted.length;
}

const lists: [ProgramListName, string][] = [
  ['program', 'kino'],
  ['flohmarkt', 'flohmarkt'],
  ['automarkt', 'automarkt'],
  ['publicevent', 'publicevent'],
];

it.each(lists)('paints every card of the list "%s" as the app does', async (list, kind) => {
  const answer = (await answerOf(`show/getCurrentShows?s1=fetch&showtype=${kind}`)) as List;
  expect(await comparedDays(list, answer)).toBeGreaterThan(0);
  const entries = [...answer.dataEntries, ...(answer.publicEvents ?? [])];
  expect(entries.length).toBeGreaterThan(0);
  for (const dataEntries of inChunks(entries)) await comparedDays(list, { dataEntries });
});

it("paints today's list, and nothing of other days", async () => {
  const answer = await answerOf('show/getCurrentShows?s1=fetch&showtype=kino');
  await comparedDays('today', answer);
});

/** One film and one market, which have every field between them. */
async function twoShows(): Promise<List> {
  const films = (await answerOf('show/getCurrentShows?s1=fetch&showtype=kino')) as List;
  const markets = (await answerOf('show/getCurrentShows?s1=fetch&showtype=flohmarkt')) as List;
  return { dataEntries: [films.dataEntries[0] ?? {}, markets.dataEntries[0] ?? {}] };
}

it('shows what the app shows where a field is missing or of a wrong type', async () => {
  const answers = mutationsOf(await twoShows());
  const ofEntries = answers.filter(({ path }) => path.length > 2);
  for (const { answer } of answers.filter(({ path }) => path.length <= 2))
    await comparedDays('program', answer);
  for (const chunk of inChunks(ofEntries)) {
    const dataEntries = chunk.map(({ path, answer }) => (answer as List).dataEntries[Number(path[1])]);
    await comparedDays('program', { dataEntries }).catch((error: unknown) => {
      throw new Error(chunk.map(({ name }) => name).join(', '), { cause: error });
    });
  }
});

it('takes hostile texts as texts', async () => {
  const [film, market] = (await twoShows()).dataEntries;
  for (const value of hostileValues) {
    const changed = { location: value, urlIdentifier: value, movieUrlIdentifier: value };
    const dataEntries = [
      { ...film, ...changed, movie: { ...(film?.['movie'] as Entry), movieName: value, imageName: value } },
      {
        ...market,
        ...changed,
        showName: value,
        event: { ...(market?.['event'] as Entry), thumbImage: value },
      },
    ];
    await comparedDays('program', { dataEntries });
  }
  expect(document.querySelector('[data-hostile]')).toBeNull();
});

it('paints nothing where there is nothing to show, or no list', async () => {
  for (const answer of [{ dataEntries: [] }, {}, null, 'Hallo', 7]) {
    expect(await paintedDays(script, 'program', answer)).toEqual([]);
  }
});
