import type { Task } from 'redux-saga';
import { call, cancel, cancelled, delay, put, spawn, take } from 'typed-redux-saga';
import { retryDelays } from '@/shared/config/constants';
import { isRequestEvent, requestByName, type AnyRequest } from './defineRequest';
import { isTransient, normaliseError } from './errors';
import { lastOutcomes } from './lastOutcomes';
import { reportFailure } from './supportReference';

/** How long a read waits in total where the backend says when it has time again. */
const maxRetryWait = 30_000;

const isCommand = isRequestEvent('start', 'cancel', 'reset');

type Running = { task: Task; arg: unknown };

/** Runs every declared request: of reads the latest, aborting the one before; of writes the first until it ends. */
export function* watchRequests() {
  const running = new Map<string, Running>();
  const outcomes = yield* lastOutcomes();
  while (true) {
    const action = yield* take(isCommand);
    const request = requestByName(action.meta.request);
    if (!request) continue;
    outcomes.delete(request.name);
    const current = running.get(request.name);
    const busy = current?.task.isRunning() ? current : undefined;
    if (action.meta.event === 'start') {
      if (busy && request.kind === 'write') continue;
      if (busy) yield* cancel(busy.task);
      const task = yield* spawn(run, request, action.payload);
      running.set(request.name, { task, arg: action.payload });
    } else if (busy) {
      yield* cancel(busy.task);
      if (action.meta.event === 'cancel') yield* put(request.fail({ kind: 'cancelled' }, busy.arg));
    }
  }
}

function* run(request: AnyRequest, arg: unknown) {
  const controller = new AbortController();
  try {
    const outcome = yield* call(attempt, request, arg, controller.signal);
    if (request.retry) (yield* lastOutcomes()).set(request.name, outcome);
    yield* put(outcome);
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
