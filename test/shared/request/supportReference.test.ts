import { describe, expect, it, vi } from 'vitest';
import type { AnyRequest } from '@/shared/request/defineRequest';
import type { RequestError } from '@/shared/request/errors';
import { reportFailure } from '@/shared/request/supportReference';
import { fetchUpcomingMovies } from '@/features/catalogue/api';
import type { Fault } from '@test/sandbox/app';
import { recordedStore } from '@test/support/recordedStore';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { currentDatabase, disturb } from '@test/support/server';

type Failure = Omit<Fault, 'path'>;

/** The error of a request whose calls all fail in this way, and what it writes to the console. */
async function failureOf(request: AnyRequest, fault: Failure) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = currentDatabase();
  database.faults = [];
  vi.spyOn(database.faults, 'find').mockReturnValue({ path: '', ...fault });
  const { store, seen } = recordedStore();
  const before = database.requests.length;
  store.dispatch(request.start(exampleOf(request)));
  const { payload: error } = await seen(request.fail.match);
  const call = database.requests[before]!.path;
  // Without the warning about the response, and without requests that follow.
  const lines = warn.mock.calls
    .map((texts) => texts.join(' '))
    .filter((line) => line.includes(` · ${call} · `));
  return { error, lines, call };
}

const failures: [string, Failure, ending: string][] = [
  ['503', { status: 503, body: { errorMessage: 'ada@example.com, GEHEIM' } }, '503'],
  ['a broken connection', { drop: true }, 'network'],
  ['an unreadable response', { raw: '<html>ada@example.com</html>', contentType: 'text/html' }, 'malformed'],
];

describe.each(declaredRequests.map((request) => [request.name, request] as const))('%s', (_, request) => {
  it.each(failures)('after %s names time, call and outcome only, once', async (_reason, fault, ending) => {
    const { error, lines, call } = await failureOf(request, fault);
    const reference = `2026-04-16T10:00:00Z · ${call} · ${ending}`;
    expect(call).toMatch(/^[a-z]+\/[a-z]+$/i);
    expect(error.supportReference).toBe(reference);
    expect(lines).toEqual([reference]);
  });
});

describe('a request that succeeds at last', () => {
  it('writes nothing to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    disturb('movie/getUpcomingMovies', { status: 503, times: 2 });
    const { store, seen } = recordedStore();
    store.dispatch(fetchUpcomingMovies.start(null));
    await seen(fetchUpcomingMovies.success.match);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const { signal } = new AbortController();

  function reported(failure: RequestError, kind: 'read' | 'write') {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { supportReference } = reportFailure(failure, { name: 'order/save', kind }, signal);
    return { supportReference, lines: warn.mock.calls.flat() };
  }

  const line = '2026-04-16T10:00:00Z · order/save · network';

  it('before the first call has the name of the request', () => {
    expect(reported({ kind: 'network' }, 'read')).toEqual({ supportReference: line, lines: [line] });
  });

  it('of a write without a connection has a reference, because it may have arrived (requirements R2)', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reported({ kind: 'network' }, 'write').supportReference).toBe(line);
  });

  const explained: RequestError[] = [
    { kind: 'refused', message: 'So nicht.' },
    { kind: 'notFound', status: 404, message: 'Diesen Film gibt es nicht.' },
    { kind: 'notFound' },
  ];
  const unexplained: RequestError[] = [
    { kind: 'refused' },
    { kind: 'notFound', status: 404 },
    // It may have arrived.
    { kind: 'server', message: 'Wartung' },
  ];

  it('has a reference unless the backend said what is wrong', () => {
    const hasReference = (failure: RequestError) => reported(failure, 'write').supportReference !== undefined;
    expect(explained.filter(hasReference)).toEqual([]);
    expect(unexplained.filter(hasReference)).toEqual(unexplained);
  });

  it('of a read without a connection has none, but a line, unlike another failure', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reported({ kind: 'network' }, 'read')).toEqual({ lines: [line] });
    expect(reported({ kind: 'timeout' }, 'read').supportReference).toBeDefined();
  });

  it('that sent nothing has none, but a line', () => {
    expect(reported({ kind: 'network', isUnsent: true }, 'write')).toEqual({ lines: [line] });
  });

  it('that is a cancellation has neither', () => {
    expect(reported({ kind: 'cancelled' }, 'read')).toEqual({ lines: [] });
  });
});
