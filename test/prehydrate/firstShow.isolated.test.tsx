import { use } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mutationsInTurn } from '@test/support/mutations';
import { answerOf } from '@test/support/server';
import { appShow, builtScript, expectSame, prehydrated } from './prehydrated';

// The description loads later than the show.
vi.mock('@/features/booking/components/Description', () => {
  const pending = new Promise<never>(() => undefined);
  return { Description: () => use(pending) };
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

/** Expects the same nodes from the script and from the app. Returns the prehydrated element. */
async function compareShow(answer: unknown): Promise<Element | undefined> {
  const [container] = await prehydrated(script, answer, { show: 'true' });
  const [element, ...others] = container?.children ?? [];
  expect(others).toEqual([]);
  expectSame(element, await appShow(answer));
  return element;
}

it.each(['kino', 'flohmarkt', 'automarkt', 'publicevent'])(
  'renders every show of the kind %s as the app does',
  async (kind) => {
    const { dataEntries, publicEvents = [] } = (await answerOf(
      `show/getCurrentShows?s1=fetch&showtype=${kind}`,
    )) as Listed;
    const ids = [...dataEntries, ...publicEvents].map(({ showId }) => showId);
    expect(ids.length).toBeGreaterThan(0);
    for (const showId of ids) expect(await compareShow(await detailOf(showId))).toBeDefined();
  },
);

it('keeps the skeleton when the response contains no show', async () => {
  const { movie: _, ...rest } = (await detailOf(305)) as Record<string, unknown>;
  for (const answer of [rest, {}, { success: false }, 'Hallo', null])
    expect(await compareShow(answer)).toBeUndefined();
});

it.each([305, 501])(
  'renders the same as the app when a field of show %i is missing or has a wrong type',
  async (id) => {
    const { products: _, productPackages: __, ...answer } = (await detailOf(id)) as Record<string, unknown>;
    for (const { name, answer: mutated } of mutationsInTurn(answer))
      await compareShow(mutated).catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
  },
);
