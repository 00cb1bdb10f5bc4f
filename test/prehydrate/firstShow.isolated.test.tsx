import { use } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mutationsInTurn } from '@test/support/mutations';
import { answerOf } from '@test/support/server';
import { appShow, builtScript, expectSame, painted } from './painted';

// It comes by itself, later than the show.
vi.mock('@/features/booking/components/Description', () => {
  const onItsWay = new Promise<never>(() => undefined);
  return { Description: () => use(onItsWay) };
});

type Listed = { dataEntries: { showId: number }[]; publicEvents?: { showId: number }[] };

let script: string;
beforeAll(async () => {
  script = await builtScript('show');
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const detailOf = (showId: number) => answerOf(`show/getShowDetailData?showid=${showId}`) as Promise<object>;

/** Fails unless the script paints what the app shows of the same answer; returns what was painted. */
async function comparedShow(answer: unknown): Promise<Element | undefined> {
  const [place] = await painted(script, answer, { show: 'true' });
  const [early, ...others] = place?.children ?? [];
  expect(others).toEqual([]);
  expectSame(early, await appShow(answer));
  return early;
}

it.each(['kino', 'flohmarkt', 'automarkt', 'publicevent'])(
  'paints every show of the kind %s',
  async (kind) => {
    const { dataEntries, publicEvents = [] } = (await answerOf(
      `show/getCurrentShows?s1=fetch&showtype=${kind}`,
    )) as Listed;
    const ids = [...dataEntries, ...publicEvents].map(({ showId }) => showId);
    expect(ids.length).toBeGreaterThan(0);
    for (const showId of ids) expect(await comparedShow(await detailOf(showId))).toBeDefined();
  },
);

it('leaves the outline where the answer is of no show', async () => {
  const { movie: _, ...rest } = (await detailOf(305)) as Record<string, unknown>;
  for (const answer of [rest, {}, { success: false }, 'Hallo', null])
    expect(await comparedShow(answer)).toBeUndefined();
});

it.each([305, 501])(
  'shows what the app shows where a field of show %i is missing or of a wrong type',
  async (id) => {
    const { products: _, productPackages: __, ...answer } = (await detailOf(id)) as Record<string, unknown>;
    for (const { name, answer: mutated } of mutationsInTurn(answer))
      await comparedShow(mutated).catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
  },
);
