import type { Middleware } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, delay, fork, put, select, spawn, take } from 'typed-redux-saga';
import { retryDelays } from '@/shared/config/constants';
import { isRequestEvent, requestByName, type AnyRequest, type Subscription } from './defineRequest';
import { isGone, isTransient, normaliseError } from './errors';
import { readsSlice } from './readsSlice';
import { reportFailure } from './supportReference';

/** How long a read waits in total where the backend says when it has time again. */
const maxRetryWait = 30_000;

/** Drops the start of a write that is running, before it changes any state (requirements R1). */
export const oneWriteAtATime: Middleware = () => {
  const running = new Set<string>();
  const isEvent = isRequestEvent();
  return (next) => (action) => {
    if (isEvent(action) && requestByName(action.meta.request)?.kind === 'write') {
      const { key, event } = action.meta;
      if (event !== 'start') running.delete(key);
      else if (running.has(key)) return undefined;
      else running.add(key);
    }
    return next(action);
  };
};

const isCommand = isRequestEvent('subscribe', 'unsubscribe', 'start', 'refresh', 'cancel', 'reset');

/**
 * Runs every declared request, a read once for all who subscribed to it. A new start of a read aborts the one before with
 * the same argument; a read that nobody wants any more is aborted.
 */
export function* watchRequests() {
  const running = new Map<string, { task: Task; arg: unknown; isQuiet?: boolean }>();

  /** Apart from the watcher, which must not miss the start. */
  function* startAfter(pauseMs: number, request: AnyRequest, arg: unknown) {
    if (pauseMs > 0) yield* delay(pauseMs);
    yield* put(request.start(arg));
  }

  /** On a change of pages the next one subscribes in the same task. */
  function* endIfUnwanted(request: AnyRequest, arg: unknown, key: string) {
    yield* call(() => Promise.resolve());
    const reads = yield* select(readsSlice.selectors.selectReads);
    if (reads[key]?.subscribers === 0) yield* put(request.reset(arg));
  }

  while (true) {
    const { payload, meta } = yield* take(isCommand);
    const { arg, event, key } = meta;
    const request = requestByName(meta.request);
    if (!request) continue;
    const current = running.get(key);
    const busy = current?.task.isRunning() ? current : undefined;
    if (event === 'unsubscribe') yield* fork(endIfUnwanted, request, arg, key);
    else if (event === 'subscribe') {
      const { isKnown = false, pauseMs = 0 } = payload as Subscription;
      if (isKnown || (busy && !busy.isQuiet)) continue;
      if (busy) yield* cancel(busy.task);
      running.set(key, { task: yield* spawn(startAfter, pauseMs, request, arg), arg });
    } else if (event === 'refresh') {
      if (!busy) running.set(key, { task: yield* spawn(run, request, arg, true), arg, isQuiet: true });
    } else {
      if (busy) yield* cancel(busy.task);
      if (event === 'start') running.set(key, { task: yield* spawn(run, request, arg, false), arg });
      if (event === 'cancel' && busy) yield* put(request.fail({ kind: 'cancelled' }, busy.arg));
    }
  }
}

function* run(request: AnyRequest, arg: unknown, isQuiet: boolean) {
  const controller = new AbortController();
  try {
    const outcome = yield* call(attempt, request, arg, controller.signal);
    const hasFailed = request.fail.match(outcome) && !isGone(outcome.payload);
    if (!isQuiet || !hasFailed) yield* put(outcome);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

function* attempt(request: AnyRequest, arg: unknown, signal: AbortSignal) {
  const pauses = request.retry ? [...retryDelays] : [];
  let waited = 0;
  while (true) {
    try {
      const result = yield* call(request.send, arg, signal);
      return request.success(result, arg);
    } catch (error) {
      const failure = normaliseError(error);
      const { retryAfter } = failure;
      const usual = pauses.shift();
      const pause = Math.max(usual ?? 0, 1000 * (retryAfter ?? 0));
      waited += pause;
      const mayPass = isTransient(failure) || retryAfter !== undefined;
      if (usual === undefined || !mayPass || waited > maxRetryWait) {
        return request.fail(reportFailure(failure, request, signal), arg);
      }
      yield* delay(pause);
    }
  }
}
