import { isAnyOf } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchShowDetail } from '@/features/catalogue/detailApi';
import { fetchShows } from '@/features/catalogue/api';
import type { AnyRequest } from '@/shared/request/defineRequest';
import { callDirectly } from '@test/support/directCalls';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { brokenResponses, mutationsOf, typesAsIn, unfitNumbers } from '@test/support/mutations';
import { takeProblems } from '@test/support/problems';
import { recordedStore } from '@test/support/recordedStore';
import { currentDatabase, disturb } from '@test/support/server';
import { lastResponse, makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';
import { pause } from '@test/support/time';

type Case = { name: string; request: AnyRequest; example: () => unknown; twins: AnyRequest[] };

const allShows = fetchShows as unknown as AnyRequest;

const declared = declaredRequests
  .filter(({ name }) => name !== fetchShows.name)
  .map((request): Case => {
    // Requests that send the same differ only in what the store does with the response.
    const [, ...twins] = declaredRequests.filter(({ send }) => send === request.send);
    const name = [request, ...twins].map((one) => one.name).join(', ');
    return { name, request, example: () => exampleOf(request), twins };
  })
  .filter(({ request, twins }) => !twins.includes(request));

const cases: Case[] = [
  ...declared,
  { name: 'shows/fetch of all kinds', request: allShows, example: () => ({}), twins: [] },
  {
    name: 'show/fetchDetail of a market',
    request: fetchShowDetail as unknown as AnyRequest,
    example: () => ({ id: 501 }),
    twins: [],
  },
];

/** Other types that the backend may send (backend, "Cancellations"). */
const ruled = ['orderHeadId is null'];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shrinkDatabase();
  await makeOrderSeven();
});

/** A store, and a function that sends the request and waits for its end, which the twins share. */
function start(request: AnyRequest, example: () => unknown, twins: AnyRequest[] = []) {
  const { success, fail } = request;
  const { store, next } = recordedStore();
  async function ask() {
    const whenEnded = next(isAnyOf(success, fail));
    store.dispatch(request.start(example()));
    const ended = await whenEnded;
    for (const twin of twins) {
      const arg = exampleOf(twin);
      store.dispatch(success.match(ended) ? twin.success(ended.payload, arg) : twin.fail(ended.payload, arg));
      await pause(0);
    }
    return ended;
  }
  return { store, ask };
}

it.each(cases.map((one) => [one.name, one] as const))(
  '%s: the shop survives broken responses, and every field that is missing, null or of a wrong type (requirements R9)',
  async (_, { request, example, twins }) => {
    const { store, ask } = start(request, example, twins);
    const otherTypes = typesAsIn((await ask()).payload);
    const { path, body: intact } = await lastResponse();

    for (const { name, ...fault } of brokenResponses) {
      currentDatabase().faults = [];
      disturb(path, fault);
      const ended = await ask();
      if (request.fail.match(ended)) expect(ended.payload.kind, name).not.toBe('unexpected');
      expect(unfitNumbers(store.getState()), name).toEqual([]);
      expect(takeProblems(), name).toEqual([]);
    }

    callDirectly();
    const mutations = mutationsOf(intact);
    expect(mutations).not.toEqual([]);
    for (const { name, body } of mutations) {
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
  },
);

describe('the programme', () => {
  beforeEach(callDirectly);

  it('drops one invalid entry and keeps the others', async () => {
    const { store, ask } = start(allShows, () => ({}));
    await ask();
    const all = store.getState().shows.shows;
    const { path, body: intact } = await lastResponse();
    const entry = /^dataEntries\.#\.(showId|date|movie|movie\.price|event\.eventId): /;
    const harmful = mutationsOf(intact).filter(({ name }) => entry.test(name));
    expect(harmful.length).toBeGreaterThan(30);
    for (const { name, path: changed, body } of harmful) {
      currentDatabase().faults = [];
      disturb(path, { body });
      expect(fetchShows.success.match(await ask()), name).toBe(true);
      const others = all.filter((_show, index) => index !== changed[1]);
      expect(store.getState().shows.shows, name).toEqual(expect.arrayContaining(others));
    }
  });

  it('has its films where no public event can be read, and fails where neither can, or no film', async () => {
    const { ask } = start(allShows, () => ({}));
    await ask();
    const { path, body } = await lastResponse();
    const [films, events] = [(body as { dataEntries: object[] }).dataEntries, [{ eventName: 'Konzert' }]];
    for (const [dataEntries, publicEvents, isRead] of [
      [films, events, true],
      [films, [], true],
      [[films], events, true],
      [[], events, false],
      [[[]], events, false],
      [null, events, false],
      [events, films, false],
      [events, events, false],
    ] as const) {
      currentDatabase().faults = [];
      disturb(path, { body: { dataEntries, publicEvents } });
      const what = JSON.stringify([dataEntries, publicEvents]);
      expect(fetchShows.success.match(await ask()), what).toBe(isRead);
    }
  });

  it('keeps entries that lack a field which only some backends send', async () => {
    const { store, ask } = start(allShows, () => ({}));
    await ask();
    const { body } = await lastResponse();
    const sent = new Set((body as { dataEntries: object[] }).dataEntries.flatMap(Object.keys));
    const required = ['showId', 'date', 'movie', 'event'];
    const optional = [...sent].filter((field) => !required.includes(field));
    expect(optional.length).toBeGreaterThan(15);
    for (const field of optional) {
      for (const show of currentDatabase().shows) show.wire = { [field]: undefined };
      expect(fetchShows.success.match(await ask()), field).toBe(true);
      const { shows, events } = store.getState().shows;
      expect(shows.length + events.length, field).toBe(4);
    }
  });
});
