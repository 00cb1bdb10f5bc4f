import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mutationsOf } from '@test/support/mutations';
import { answerOf } from '@test/support/server';
import { appDates, builtScript, expectSame, painted } from './painted';

type Answer = { dataEntries: Record<string, unknown>[] };

const worlds = ['kino', 'flohmarkt'] as const;

let script: string;
let whole: Answer;
beforeAll(async () => {
  script = await builtScript('world');
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  whole = (await answerOf('show/getCurrentShows?s1=fetch')) as Answer;
});

/** Fails unless each world holds what the app shows there; returns how many of its dates were painted. */
async function comparedDates(answer: unknown): Promise<number[]> {
  const places = await painted(script, answer, ...worlds.map((world) => ({ world })));
  for (const [index, world] of worlds.entries()) {
    const [own, ...more] = await appDates(world, answer);
    expect(more).toEqual([]);
    const [early, ...others] = places[index]?.children ?? [];
    expect(others).toEqual([]);
    expectSame(early, own);
  }
  return places.map((place) => place.querySelectorAll('.world-date').length);
}

it('paints the next dates of both worlds as the home page does', async () => {
  expect(await comparedDates(whole)).toEqual([3, 3]);
});

it('leaves the outline where a world has no date', async () => {
  const films = await answerOf('show/getCurrentShows?s1=fetch&showtype=kino');
  expect(await comparedDates(films)).toEqual([3, 0]);
  expect(await comparedDates({ dataEntries: [] })).toEqual([0, 0]);
});

it('shows what the home page shows where a field is missing or of a wrong type', async () => {
  const ofKind = (key: string) => whole.dataEntries.find((entry) => key in entry) ?? {};
  for (const { name, answer } of mutationsOf({ dataEntries: [ofKind('movie'), ofKind('event')] }))
    await comparedDates(answer).catch((error: unknown) => {
      throw new Error(name, { cause: error });
    });
});
