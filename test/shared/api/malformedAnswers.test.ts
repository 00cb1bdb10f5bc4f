import { isAnyOf } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchShowDetail, fetchShows } from '@/features/catalogue/showsApi';
import type { AnyRequest } from '@/shared/request/defineRequest';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { brokenAnswers, mutationsOf, typesAsIn, unfitNumbers } from '@test/support/mutations';
import { takeProblems } from '@test/support/problems';
import { recordedStore } from '@test/support/recordedStore';
import { currentDatabase, disturb } from '@test/support/server';
import { lastAnswer, makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';

type Case = [string, AnyRequest, () => unknown];

const cases: Case[] = [
  ...declaredRequests
    .filter(({ name }) => name !== fetchShows.name)
    .map((request): Case => [request.name, request, () => exampleOf(request)]),
  ['shows/fetch of all kinds', fetchShows as unknown as AnyRequest, () => ({})],
  ['show/fetchDetail of a market', fetchShowDetail as unknown as AnyRequest, () => ({ id: 501 })],
];

/** Other types that the backend may send (backend, "Cancellations"). */
const ruled = ['orderHeadId is null'];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shrinkDatabase();
  await makeOrderSeven();
});

describe.each(cases)('%s', (_, request, example) => {
  function start() {
    const recorded = recordedStore();
    async function ask() {
      const { success, fail } = request;
      const ended = recorded.next(isAnyOf(success, fail));
      recorded.store.dispatch(request.start(example()));
      return ended;
    }
    return { ...recorded, ask };
  }

  it('survives every field that is missing, null or of a wrong type (requirements R9)', async () => {
    const { store, ask } = start();
    const otherTypes = typesAsIn((await ask()).payload);
    const { path, answer } = await lastAnswer();
    const mutations = mutationsOf(answer);
    expect(mutations).not.toEqual([]);
    for (const { name, answer: body } of mutations) {
      currentDatabase().faults = [];
      disturb(path, { body });
      const ended = await ask();
      expect(unfitNumbers(store.getState()), name).toEqual([]);
      if (request.success.match(ended)) {
        const odd = otherTypes(ended.payload).filter((type) => !ruled.includes(type));
        expect(odd, name).toEqual([]);
      }
      if (request.fail.match(ended)) expect(ended.payload.kind, name).not.toBe('unexpected');
      expect(takeProblems(), name).toEqual([]);
      expect(store.getState().loadingBar.active, name).toEqual({});
    }
  });

  it.each(brokenAnswers)('survives $name', async ({ name: _name, ...fault }) => {
    const { store, ask } = start();
    await ask();
    const { path } = await lastAnswer();
    disturb(path, fault);
    const ended = await ask();
    if (request.fail.match(ended)) expect(ended.payload.kind).not.toBe('unexpected');
    expect(unfitNumbers(store.getState())).toEqual([]);
  });
});

describe('the programme', () => {
  it('drops one invalid entry and keeps the others', async () => {
    const { store, next } = recordedStore();
    const ask = async () => {
      const ended = next(isAnyOf(fetchShows.success, fetchShows.fail));
      store.dispatch(fetchShows.start({}));
      return ended;
    };
    await ask();
    const all = store.getState().shows.shows;
    const { path, answer } = await lastAnswer();
    const entry = /^dataEntries\.#\.(showId|date|movie|movie\.price|event\.eventId): /;
    const harmful = mutationsOf(answer).filter(({ name }) => entry.test(name));
    expect(harmful.length).toBeGreaterThan(30);
    for (const { name, path: changed, answer: body } of harmful) {
      currentDatabase().faults = [];
      disturb(path, { body });
      expect(fetchShows.success.match(await ask()), name).toBe(true);
      const others = all.filter((_show, index) => index !== changed[1]);
      expect(store.getState().shows.shows, name).toEqual(expect.arrayContaining(others));
    }
  });

  it.each([
    'publicAvailable',
    'upcoming',
    'soldOut',
    'futureSales',
    'displayMoviePageBeforeShowDetail',
    'countFutureShowsForMovie',
    'dateString',
    'location',
    'timeSlot',
    'showName',
    'showType',
    'urlIdentifier',
    'movieUrlIdentifier',
    'fomoStatus',
    'ribbonType',
    'products',
    'time',
  ])('keeps entries without %s', async (field) => {
    const { store, next } = recordedStore();
    const ended = next(fetchShows.success.match);
    for (const show of currentDatabase().shows) show.wire = { [field]: undefined };
    store.dispatch(fetchShows.start({}));
    await ended;
    const { shows, events } = store.getState().shows;
    expect(shows.length + events.length).toBe(4);
  });
});
