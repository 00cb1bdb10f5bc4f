import {
  combineSlices,
  configureStore,
  createReducer,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { defineRequest, isRequestEvent, readKey } from '@/shared/request/defineRequest';
import { responseFailure, RequestFailure } from '@/shared/request/errors';
import { readsSlice } from '@/shared/request/readsSlice';
import { oneWriteAtATime, watchRequests } from '@/shared/request/watchRequests';
import { addCleanup } from '@test/support/cleanups';
import { takeProblems } from '@test/support/problems';
import { passTime, pause, flushPending, stopTime } from '@test/support/time';

vi.unmock('@/shared/config/constants');

type Call = {
  arg: string;
  signal: AbortSignal;
  respond: (result: string) => void;
  fail: (error: unknown) => void;
};

let names = 0;

function controlled(kind: 'read' | 'write', retry = false) {
  const calls: Call[] = [];
  const send = (arg: string, signal: AbortSignal) =>
    new Promise<string>((respond, fail) => calls.push({ arg, signal, respond, fail }));
  names += 1;
  const request =
    kind === 'read'
      ? defineRequest(`test/read${names}`, 'read', send, { retry })
      : defineRequest(`test/write${names}`, 'write', send);
  return { request, calls };
}

function start() {
  const actions: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const saga = createSagaMiddleware();
  const thrower = createReducer(0, (builder) =>
    builder.addMatcher(
      ({ payload }: UnknownAction) => payload === 'boom',
      () => {
        throw new Error('a reducer threw');
      },
    ),
  );
  const starts = createReducer(0, (builder) =>
    builder.addMatcher(isRequestEvent('start'), (count: number) => count + 1),
  );
  const store = configureStore({
    reducer: combineSlices(readsSlice, { thrower, starts }),
    middleware: (defaults) => defaults().concat(oneWriteAtATime, saga, record),
  });
  const watcher = saga.run(watchRequests);
  addCleanup(() => watcher.cancel());
  return {
    store,
    actions,
    saga,
    types: () => actions.map(({ type }) => type.split('/').at(-1)),
  };
}

const networkError = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });

describe('a read', () => {
  it('with the same argument takes the latest start, and ignores the response of the one before', async () => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.start('A'));
    store.dispatch(request.start('A'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]!.respond('second');
    calls[0]!.respond('first');
    await settleNow();
    expect(actions.filter(request.success.match).map(({ payload }) => payload)).toEqual(['second']);
  });

  it('with another argument runs beside it', async () => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.start('A'));
    store.dispatch(request.start('B'));
    calls.forEach(({ arg, respond }) => respond(`of ${arg}`));
    await settleNow();
    expect(actions.filter(request.success.match).map(({ payload, meta }) => [payload, meta.arg])).toEqual([
      ['of A', 'A'],
      ['of B', 'B'],
    ]);
  });

  it('that is reset ends silently, one that is cancelled fails as cancelled', async () => {
    const { request, calls } = controlled('read');
    const { store, actions, types } = start();
    store.dispatch(request.start('A'));
    store.dispatch(request.reset('A'));
    store.dispatch(request.start('B'));
    store.dispatch(request.cancel('B'));
    calls.forEach(({ respond }) => respond('late'));
    await settleNow();
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
    expect(types()).toEqual(['start', 'reset', 'start', 'cancel', 'fail']);
    expect(actions.at(-1)).toMatchObject({ payload: { kind: 'cancelled' }, meta: { arg: 'B' } });
  });

  it('is retried twice with growing delays, if it is declared so', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(networkError);
    await passTime(399);
    expect(calls).toHaveLength(1);
    await passTime(1);
    expect(calls).toHaveLength(2);
    calls[1]!.fail(networkError);
    await passTime(1199);
    expect(calls).toHaveLength(2);
    await passTime(1);
    calls[2]!.fail(networkError);
    await passTime(60_000);
    expect(calls).toHaveLength(3);
    expect(types()).toEqual(['start', 'fail']);
  });

  it('that is refreshed is retried as any other, and changes nothing until it succeeds', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.subscribe('A'));
    calls[0]!.fail(responseFailure(400, {}));
    await passTime(0);
    const before = store.getState();
    expect(before.reads[readKey(request.name, 'A')]!.error).not.toBeNull();
    store.dispatch(request.refresh('A'));
    // Once at a time.
    store.dispatch(request.refresh('A'));
    for (const [index, pause] of [400, 1200, 0].entries()) {
      calls[index + 1]!.fail(networkError);
      await passTime(pause);
    }
    expect(calls).toHaveLength(4);
    expect(types()).toEqual(['subscribe', 'start', 'fail', 'refresh', 'refresh']);
    expect(store.getState()).toEqual(before);
    store.dispatch(request.refresh('A'));
    calls[4]!.respond('new');
    await passTime(0);
    expect(types().slice(5)).toEqual(['refresh', 'success']);
    expect(store.getState().reads[readKey(request.name, 'A')]).toMatchObject({
      isLoading: false,
      error: null,
    });
  });

  it('that is being refreshed is requested afresh for the next subscriber, and aborted with the last one', async () => {
    const { request, calls } = controlled('read');
    const { store, types } = start();
    store.dispatch(request.subscribe('A', { isKnown: true }));
    store.dispatch(request.refresh('A'));
    store.dispatch(request.subscribe('A', { isKnown: true }));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    store.dispatch(request.subscribe('A'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]!.fail(responseFailure(400, {}));
    await settleNow();
    expect(types().slice(-2)).toEqual(['start', 'fail']);
    store.dispatch(request.refresh('A'));
    for (let left = 3; left > 0; left -= 1) store.dispatch(request.unsubscribe('A'));
    await settleNow();
    expect(calls.at(-1)!.signal.aborted).toBe(true);
  });

  it('is retried when the backend says, and not before', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(responseFailure(503, {}, '20'));
    await passTime(19_999);
    expect(calls).toHaveLength(1);
    await passTime(1);
    calls[1]!.fail(responseFailure(429, {}, '10'));
    await passTime(10_000);
    calls[2]!.respond('fine');
    await passTime(0);
    expect(types()).toEqual(['start', 'success']);
  });

  it.each([
    ['that says no time', [undefined], 1],
    ['that says a time of more than 30 s', ['31'], 1],
    ['that says times of more than 30 s in total', ['20', '11'], 2],
    ['for the third time', ['0', '0', '0'], 3],
  ] as const)('fails after a response of too much traffic %s', async (_, times, expected) => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    for (const time of times) {
      calls.at(-1)!.fail(responseFailure(429, {}, time));
      await passTime(60_000);
    }
    expect(calls).toHaveLength(expected);
    expect(types()).toEqual(['start', 'fail']);
  });

  it.each(['read', 'write'] as const)('without retries does not wait: a %s', async (kind) => {
    stopTime();
    const { request, calls } = controlled(kind);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(responseFailure(429, {}, '1'));
    await passTime(60_000);
    expect(calls).toHaveLength(1);
    expect(types()).toEqual(['start', 'fail']);
  });

  it('is not retried if the visitor leaves during the delay', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(networkError);
    await flushPending();
    store.dispatch(request.reset('A'));
    await passTime(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('a read that is subscribed to', () => {
  const statusOf = ({ store }: ReturnType<typeof start>, key: string) => store.getState().reads[key];

  it('is requested once for two who want the same, and again when the page is entered again', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    const { store } = kit;
    store.dispatch(request.subscribe('A'));
    store.dispatch(request.subscribe('A'));
    expect(calls).toHaveLength(1);
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ subscribers: 2, isLoading: true });
    calls[0]!.respond('of A');
    await settleNow();
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ isLoading: false, error: null });
    store.dispatch(request.unsubscribe('A'));
    store.dispatch(request.unsubscribe('A'));
    store.dispatch(request.subscribe('A'));
    expect(calls).toHaveLength(2);
  });

  it('has one key for equal arguments, whatever the order of their fields', () => {
    expect(readKey('list', { b: [{ d: 1, c: 2 }], a: undefined })).toBe(
      readKey('list', { b: [{ c: 2, d: 1 }] }),
    );
    expect(readKey('list', { a: 1 })).not.toBe(readKey('list', { a: '1' }));
    expect(readKey('list', [1, 2])).not.toBe(readKey('list', [2, 1]));
  });

  it('loads side by side with another argument, each with a status of its own', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    for (const arg of ['A', 'B']) kit.store.dispatch(request.subscribe(arg));
    expect(calls.map(({ arg, signal }) => [arg, signal.aborted])).toEqual([
      ['A', false],
      ['B', false],
    ]);
    calls[0]!.fail(networkError);
    await settleNow();
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ error: { kind: 'network' } });
    expect(statusOf(kit, readKey(request.name, 'B'))).toMatchObject({ isLoading: true, error: null });
  });

  it('is aborted when the last one leaves, and it is forgotten with its failure', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    for (const _ of [1, 2]) kit.store.dispatch(request.subscribe('A'));
    kit.store.dispatch(request.unsubscribe('A'));
    await settleNow();
    expect(calls[0]!.signal.aborted).toBe(false);
    kit.store.dispatch(request.unsubscribe('A'));
    await settleNow();
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(kit.store.getState().reads).toEqual({});

    kit.store.dispatch(request.subscribe('A'));
    calls[1]!.fail(networkError);
    await settleNow();
    kit.store.dispatch(request.unsubscribe('A'));
    await settleNow();
    expect(kit.store.getState().reads).toEqual({});
  });

  it('has a status only if somebody subscribed, who keeps it when it is reset', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    kit.store.dispatch(request.start('A'));
    calls[0]!.respond('of A');
    await settleNow();
    expect(kit.store.getState().reads).toEqual({});
    kit.store.dispatch(request.subscribe('A'));
    kit.store.dispatch(request.reset('A'));
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ subscribers: 1, isLoading: false });
  });

  it('keeps its failure when nothing is left to cancel', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    kit.store.dispatch(request.subscribe('A'));
    calls[0]!.fail(networkError);
    await settleNow();
    kit.store.dispatch(request.cancel('A'));
    await settleNow();
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ error: { kind: 'network' } });
  });

  it('goes on between two pages that both want it', async () => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.subscribe('A'));
    store.dispatch(request.unsubscribe('A'));
    store.dispatch(request.subscribe('A'));
    await settleNow();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    calls[0]!.respond('of A');
    await settleNow();
    expect(actions.filter(request.success.match)).toHaveLength(1);
  });

  it('is not requested where what is known is enough', () => {
    const { request, calls } = controlled('read');
    const kit = start();
    kit.store.dispatch(request.subscribe('A', { isKnown: true }));
    expect(calls).toEqual([]);
    expect(statusOf(kit, readKey(request.name, 'A'))).toMatchObject({ subscribers: 1, isLoading: false });
  });

  it('waits for a pause, and requests nothing if it is not wanted any more then', async () => {
    stopTime();
    const { request, calls } = controlled('read');
    const kit = start();
    kit.store.dispatch(request.subscribe('A', { pauseMs: 400 }));
    await passTime(399);
    kit.store.dispatch(request.unsubscribe('A'));
    kit.store.dispatch(request.subscribe('B', { pauseMs: 400 }));
    expect(statusOf(kit, readKey(request.name, 'B'))).toMatchObject({ isLoading: true });
    await passTime(399);
    expect(calls).toEqual([]);
    await passTime(1);
    expect(calls.map(({ arg }) => arg)).toEqual(['B']);
  });

  it('keeps when a stored response was created, until a newer one arrives', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    const key = readKey(request.name, 'A');
    kit.store.dispatch(request.subscribe('A'));
    calls[0]!.respond({ asOf: 7 } as never);
    await settleNow();
    expect(statusOf(kit, key)).toMatchObject({ asOf: 7 });
    kit.store.dispatch(request.unsubscribe('A'));
    await settleNow();
    expect(statusOf(kit, key)).toMatchObject({ asOf: 7, subscribers: 0 });
    kit.store.dispatch(request.subscribe('A'));
    calls[1]!.respond('live');
    await settleNow();
    expect(statusOf(kit, key)).toMatchObject({ asOf: undefined });
  });

  it('that is cancelled fails as cancelled, and can be requested again', async () => {
    const { request, calls } = controlled('read');
    const kit = start();
    const key = readKey(request.name, 'A');
    kit.store.dispatch(request.subscribe('A'));
    kit.store.dispatch(request.cancel('A'));
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(statusOf(kit, key)).toMatchObject({ isLoading: false, error: { kind: 'cancelled' } });
    kit.store.dispatch(request.start('A'));
    expect(statusOf(kit, key)).toMatchObject({ isLoading: true, error: null });
  });
});

describe('a write', () => {
  it('that is refused because one is running changes no state', async () => {
    const { request, calls } = controlled('write');
    const { store } = start();
    for (const arg of ['A', 'B']) store.dispatch(request.start(arg));
    expect(store.getState().starts).toBe(1);
    calls[0]!.respond('done');
    await settleNow();
    store.dispatch(request.start('B'));
    expect(store.getState().starts).toBe(2);
    expect(calls.map(({ arg }) => arg)).toEqual(['A', 'B']);
  });

  it('takes the first until it ends', async () => {
    const { request, calls } = controlled('write');
    const { store, actions } = start();
    for (const arg of ['A', 'B', 'C']) store.dispatch(request.start(arg));
    expect(calls.map(({ arg }) => arg)).toEqual(['A']);
    calls[0]!.respond('done');
    await settleNow();
    store.dispatch(request.start('D'));
    expect(calls.map(({ arg, signal }) => [arg, signal.aborted])).toEqual([
      ['A', false],
      ['D', false],
    ]);
    expect(actions.filter(request.success.match)).toHaveLength(1);
  });

  it('does not block other requests', () => {
    const [one, other] = [controlled('write'), controlled('write')];
    const { store } = start();
    store.dispatch(one.request.start('A'));
    store.dispatch(other.request.start('B'));
    expect([one.calls.length, other.calls.length]).toEqual([1, 1]);
  });
});

describe('an error elsewhere', () => {
  it('in an action of an undeclared request does not end the watcher', async () => {
    const { request, calls } = controlled('read');
    const { store } = start();
    store.dispatch({ type: 'gone/start', meta: { request: 'gone', event: 'start' } });
    store.dispatch(request.start('A'));
    expect(calls).toHaveLength(1);
  });

  it('in a reducer does not end the watcher', async () => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.start('A'));
    calls[0]!.respond('boom');
    await settleNow();
    expect(takeProblems().join()).toContain('a reducer threw');
    store.dispatch(request.start('B'));
    calls[1]!.respond('fine');
    await settleNow();
    expect(actions.filter(request.success.match).at(-1)?.payload).toBe('fine');
  });

  it('in a reaction does not end the watcher', async () => {
    const { request, calls } = controlled('write');
    const { store, saga, actions } = start();
    saga.run(function* () {
      yield* takeEvery(request.success, () => {
        throw new Error('a reaction threw');
      });
    });
    store.dispatch(request.start('A'));
    calls[0]!.respond('fine');
    await settleNow();
    expect(takeProblems().join()).toContain('a reaction threw');
    store.dispatch(request.start('B'));
    calls[1]!.respond('fine');
    await settleNow();
    expect(actions.filter(request.success.match)).toHaveLength(2);
  });

  it.each([
    [new Error('secret detail'), { kind: 'unexpected' }],
    ['a text', { kind: 'unexpected' }],
    [undefined, { kind: 'unexpected' }],
    [new RequestFailure('refused', 'Nein.'), { kind: 'refused', message: 'Nein.' }],
  ])('in `send` becomes one kind of failure: %s', async (thrown, error) => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(thrown);
    await settleNow();
    const failure = actions.find(request.fail.match)?.payload;
    expect(failure).toMatchObject(error);
    expect(JSON.stringify(failure)).not.toContain('secret');
  });
});

/** Lets reactions to settled promises run. */
async function settleNow() {
  await pause(0);
}
