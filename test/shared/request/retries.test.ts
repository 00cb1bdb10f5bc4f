import { isAnyOf } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { recordedStore } from '@test/support/recordedStore';
import { allCalls } from '../../../scripts/backend/calls';
import { currentDatabase } from '@test/support/server';
import { passTime, stopTime } from '@test/support/time';
import type { Fault } from '@test/sandbox/app';

/** The GET of a cancellation changes state, and the session is asked for again on each visit (requirements R6). */
const sentOnce = ['order/orderStorno', 'auth/session'];
const safeReads = allCalls
  .filter(([, { method, path }]) => method === 'GET' && !sentOnce.includes(path))
  .map(([, { path }]) => path)
  .toSorted();

/**
 * Runs one request against a backend that always fails in this way, and returns its calls that reached it, without those of
 * other requests that follow.
 */
async function callsOf(request: (typeof declaredRequests)[number], fault: Omit<Fault, 'path'>) {
  const database = currentDatabase();
  database.faults = [];
  vi.spyOn(database.faults, 'find').mockReturnValue({ path: '', ...fault });
  const { store, seen } = recordedStore();
  const before = database.requests.length;
  store.dispatch(request.start(exampleOf(request)));
  // A recheck of codes succeeds even if a code is refused.
  const ended = await seen(isAnyOf(request.fail, request.success));
  // Longer than the pauses of retries
  await passTime(10);
  const all = database.requests.slice(before);
  return { calls: all.filter(({ path }) => path === all[0]?.path), error: ended.payload };
}

const passing: [string, Omit<Fault, 'path'>][] = [
  ['a broken connection', { drop: true }],
  ['500', { status: 500 }],
  ['503', { status: 503, raw: '<html>Wartung</html>' }],
  ['a time-out of the proxy', { status: 504 }],
];
const final: [string, Omit<Fault, 'path'>][] = [
  ['400', { status: 400 }],
  ['401', { status: 401 }],
  ['404', { status: 404 }],
  ['409', { status: 409 }],
  ['429', { status: 429 }],
  ['503 with a far Retry-After', { status: 503, headers: { 'Retry-After': '3600' } }],
];

beforeEach(stopTime);

describe.each(declaredRequests.map((request) => [request.name, request] as const))('%s', (_, request) => {
  it.each(passing)('is sent again twice after %s only if it is a safe read', async (_reason, fault) => {
    const { calls } = await callsOf(request, fault);
    const [first] = calls;
    const isSafe = first?.method === 'GET' && safeReads.includes(first.path);
    expect(calls).toHaveLength(isSafe ? 3 : 1);
    expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1);
  });

  it.each(final)('is sent once if the response is %s', async (_reason, fault) => {
    const { calls } = await callsOf(request, fault);
    expect(calls).toHaveLength(1);
  });
});

describe('the list of safe reads', () => {
  it('equals the paths of the declared requests with retries', async () => {
    const seen = new Set<string>();
    for (const request of declaredRequests.filter(({ retry }) => retry)) {
      const { calls } = await callsOf(request, { status: 400 });
      seen.add(calls[0]!.path);
    }
    expect([...seen].sort()).toEqual(safeReads);
  });

  it('is requested again when it is old, except where a response has an effect or a pace of its own', () => {
    const others = declaredRequests.filter(({ retry, ages }) => retry && !ages);
    expect(others.map(({ name }) => name).sort()).toEqual([
      // A press asked for them; they contain a POST, and other dates go into the cart.
      'cartLink/read',
      'furtherDates/read',
      // Payments are polled.
      'order/checkPayment',
      'order/fetchPaymentStatus',
      // Asked again at each return.
      'orderstorno/fetch',
      'otherDates/read',
    ]);
    expect(declaredRequests.filter(({ retry, ages }) => ages && !retry)).toEqual([]);
  });
});
