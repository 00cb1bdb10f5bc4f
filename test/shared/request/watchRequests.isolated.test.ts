import { configureStore, createReducer, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { defineRequest } from '@/shared/request/defineRequest';
import { answerFailure, RequestFailure } from '@/shared/request/errors';
import { newContext } from '@/shared/request/lastOutcomes';
import { watchRequests } from '@/shared/request/watchRequests';
import { addCleanup } from '@test/support/cleanups';
import { takeProblems } from '@test/support/problems';
import { passTime, pause, flushPending, stopTime } from '@test/support/time';

vi.unmock('@/shared/config/constants');

type Call = {
  arg: string;
  signal: AbortSignal;
  answer: (result: string) => void;
  fail: (error: unknown) => void;
};

let names = 0;

function controlled(kind: 'read' | 'write', retry = false) {
  const calls: Call[] = [];
  const send = (arg: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => calls.push({ arg, signal, answer, fail }));
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
  const context = newContext();
  const saga = createSagaMiddleware({ context });
  const reducer = createReducer(0, (builder) =>
    builder.addMatcher(
      ({ payload }: UnknownAction) => payload === 'boom',
      () => {
        throw new Error('a reducer threw');
      },
    ),
  );
  const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(saga, record) });
  const watcher = saga.run(watchRequests);
  addCleanup(() => watcher.cancel());
  return {
    store,
    actions,
    saga,
    outcomes: context.lastOutcomes,
    types: () => actions.map(({ type }) => type.split('/').at(-1)),
  };
}

const networkError = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });

describe('a read', () => {
  it('takes the latest, aborts the one before and ignores its late response', async () => {
    const { request, calls } = controlled('read');
    const { store, actions } = start();
    store.dispatch(request.start('A'));
    store.dispatch(request.start('B'));
    expect(calls.map(({ arg, signal }) => [arg, signal.aborted])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    calls[1]!.answer('of B');
    calls[0]!.answer('of A');
    await settleNow();
    expect(actions.filter(request.success.match).map(({ payload, meta }) => [payload, meta.arg])).toEqual([
      ['of B', 'B'],
    ]);
  });

  it('that is reset ends silently, one that is cancelled fails as cancelled', async () => {
    const { request, calls } = controlled('read');
    const { store, actions, types } = start();
    store.dispatch(request.start('A'));
    store.dispatch(request.reset());
    store.dispatch(request.start('B'));
    store.dispatch(request.cancel());
    calls.forEach(({ answer }) => answer('late'));
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

  it('is retried when the backend says, and not before', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(answerFailure(503, {}, '20'));
    await passTime(19_999);
    expect(calls).toHaveLength(1);
    await passTime(1);
    calls[1]!.fail(answerFailure(429, {}, '10'));
    await passTime(10_000);
    calls[2]!.answer('fine');
    await passTime(0);
    expect(types()).toEqual(['start', 'success']);
  });

  it.each([
    ['that says no time', [undefined], 1],
    ['that says a time of more than 30 s', ['31'], 1],
    ['that says times of more than 30 s in total', ['20', '11'], 2],
    ['for the third time', ['0', '0', '0'], 3],
  ] as const)('fails after an answer of too much traffic %s', async (_, times, expected) => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store, types } = start();
    store.dispatch(request.start('A'));
    for (const time of times) {
      calls.at(-1)!.fail(answerFailure(429, {}, time));
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
    calls[0]!.fail(answerFailure(429, {}, '1'));
    await passTime(60_000);
    expect(calls).toHaveLength(1);
    expect(types()).toEqual(['start', 'fail']);
  });

  it('with retries stores its last outcome, until it starts or ends again', async () => {
    const { request, calls } = controlled('read', true);
    const { store, outcomes } = start();
    store.dispatch(request.start('A'));
    calls[0]!.answer('of A');
    await settleNow();
    expect(outcomes.get(request.name)).toMatchObject(request.success('of A', 'A'));
    store.dispatch(request.start('B'));
    expect(outcomes.size).toBe(0);
    calls[1]!.answer('of B');
    await settleNow();
    store.dispatch(request.reset());
    expect(outcomes.size).toBe(0);
  });

  it('without retries stores no outcome', async () => {
    const { request, calls } = controlled('read');
    const { store, outcomes } = start();
    store.dispatch(request.start('A'));
    calls[0]!.answer('of A');
    await settleNow();
    expect(outcomes.size).toBe(0);
  });

  it('is not retried if the visitor leaves during the delay', async () => {
    stopTime();
    const { request, calls } = controlled('read', true);
    const { store } = start();
    store.dispatch(request.start('A'));
    calls[0]!.fail(networkError);
    await flushPending();
    store.dispatch(request.reset());
    await passTime(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('a write', () => {
  it('takes the first until it ends', async () => {
    const { request, calls } = controlled('write');
    const { store, actions } = start();
    for (const arg of ['A', 'B', 'C']) store.dispatch(request.start(arg));
    expect(calls.map(({ arg }) => arg)).toEqual(['A']);
    calls[0]!.answer('done');
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
    calls[0]!.answer('boom');
    await settleNow();
    expect(takeProblems().join()).toContain('a reducer threw');
    store.dispatch(request.start('B'));
    calls[1]!.answer('fine');
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
    calls[0]!.answer('fine');
    await settleNow();
    expect(takeProblems().join()).toContain('a reaction threw');
    store.dispatch(request.start('B'));
    calls[1]!.answer('fine');
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
