// @vitest-environment node
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { defineRequest, isRequestEvent, requestByName } from '@/shared/request/defineRequest';
import {
  isGone,
  isTransient,
  mayHaveArrived,
  normaliseError,
  RequestFailure,
  UnsentFailure,
} from '@/shared/request/errors';

function errorResponse(status: number, data: unknown = {}, headers: Record<string, string> = {}) {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, data, config, statusText: '', headers };
  return new AxiosError('a library’s words', undefined, config, undefined, response);
}

describe('a failure', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'notFound'],
    [410, 'notFound'],
    [408, 'timeout'],
    [409, 'refused'],
    [422, 'refused'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ])('with status %i is of kind %s', (status, kind) => {
    expect(normaliseError(errorResponse(status))).toEqual({ kind, status });
  });

  it.each([
    [429, undefined, 'gleich', undefined],
    [429, '20', 'in 20\u00a0Sekunden', 20],
    [429, ' 1 ', 'in 2\u00a0Sekunden', 1],
    [429, '0', 'gleich', 0],
    [503, '59', 'in 59\u00a0Sekunden', 59],
    [503, '90', 'in 90\u00a0Sekunden', 90],
    [503, '91', 'in 2\u00a0Minuten', 91],
    [503, '5400', 'in 90\u00a0Minuten', 5400],
    [503, '5401', 'später', 5401],
    [503, '999999999', 'später', 999_999_999],
    [503, 'Thu, 16 Apr 2026 10:00:30 GMT', 'in 30\u00a0Sekunden', 30],
    [429, 'Thu, 16 Apr 2026 09:00:00 GMT', 'gleich', 0],
    [429, 'bald', 'gleich', undefined],
    [429, '-5', 'gleich', undefined],
  ])('with status %i and Retry-After %s is too much traffic: %s', (status, header, when, retryAfter) => {
    vi.setSystemTime(Date.UTC(2026, 3, 16, 10));
    const headers = header === undefined ? {} : { 'retry-after': header };
    expect(normaliseError(errorResponse(status, {}, headers))).toEqual({
      kind: 'busy',
      status,
      message: `Gerade ist viel los. Probier es ${when} noch einmal.`,
      retryAfter,
    });
  });

  it('of too much traffic keeps the backend’s message, and adds only the time', () => {
    const busy = (headers?: Record<string, string>) =>
      normaliseError(errorResponse(429, { errorMessage: 'Zu viele Versuche.' }, headers)).message;
    expect(busy()).toBe('Zu viele Versuche.');
    expect(busy({ 'retry-after': '20' })).toBe(
      'Zu viele Versuche. Probier es in 20\u00a0Sekunden noch einmal.',
    );
  });

  it('with status 503 and an unreadable Retry-After, and with one of another status, is no traffic', () => {
    for (const unreadable of ['bald', '20 Minuten', 'am Sat, 1 Jan 2028'])
      expect(normaliseError(errorResponse(503, {}, { 'retry-after': unreadable })).kind).toBe('server');
    expect(normaliseError(errorResponse(500, {}, { 'retry-after': '20' })).kind).toBe('server');
    expect(normaliseError(errorResponse(409, {}, { 'retry-after': '20' })).kind).toBe('refused');
  });

  it.each([
    ['ERR_NETWORK', 'network'],
    ['ECONNABORTED', 'timeout'],
    ['ETIMEDOUT', 'timeout'],
    ['ERR_CANCELED', 'cancelled'],
    ['ERR_BAD_OPTION', 'unexpected'],
  ])('with the code %s is of kind %s', (code, kind) => {
    expect(normaliseError(new AxiosError('words', code))).toEqual({ kind });
  });

  it.each([
    [{ errorMessage: ' Ausverkauft. ' }, 'Ausverkauft.'],
    [{ errorMessage: 'a\u202Eb' }, 'ab'],
    [{ errorMessage: 42 }, undefined],
    [{ errorMessage: '\u200B' }, undefined],
    ['<html>Fehler</html>', undefined],
    [null, undefined],
  ])('with the response body %j has the message %j', (data, message) => {
    expect(normaliseError(errorResponse(409, data)).message).toBe(message);
  });

  it('shortens a long message', () => {
    const { message } = normaliseError(errorResponse(409, { errorMessage: 'x'.repeat(100_000) }));
    expect(message).toHaveLength(300);
    expect(message?.endsWith('…')).toBe(true);
  });

  it('proves that nothing arrived only if the response is a refusal', () => {
    const kinds = [
      'network',
      'timeout',
      'unauthorized',
      'notFound',
      'refused',
      'busy',
      'malformed',
      'server',
    ] as const;
    expect(kinds.filter((kind) => !mayHaveArrived({ kind }))).toEqual([
      'unauthorized',
      'notFound',
      'refused',
      'busy',
    ]);
    expect(kinds.filter((kind) => isTransient({ kind }))).toEqual(['network', 'timeout', 'server']);
    expect(mayHaveArrived({ kind: 'cancelled' })).toBe(true);
  });

  it('of the API layer is kept as it is', () => {
    expect(normaliseError(new RequestFailure('malformed'))).toEqual({ kind: 'malformed' });
  });

  it('has a readable name in a log', () => {
    expect(String(new RequestFailure('malformed'))).toBe('RequestFailure: malformed');
    expect(String(new RequestFailure('refused', 'Nein.'))).toBe('RequestFailure: Nein.');
  });

  it('before anything was sent cannot have arrived', () => {
    const error = normaliseError(new UnsentFailure());
    expect(error).toEqual({ kind: 'network', isUnsent: true });
    expect(mayHaveArrived(error)).toBe(false);
  });

  it.each([null, undefined, 'text', {}])('that is no error of axios is unexpected: %j', (thrown) => {
    expect(normaliseError(thrown)).toEqual({ kind: 'unexpected' });
  });

  it('means that a thing does not exist only if the backend itself says so', () => {
    expect(isGone({ kind: 'notFound' })).toBe(true);
    expect(isGone({ kind: 'notFound', status: 404, message: 'Gibt es nicht.' })).toBe(true);
    // From a proxy.
    expect(isGone({ kind: 'notFound', status: 404 })).toBe(false);
    expect(isGone({ kind: 'refused', status: 409, message: 'Nein.' })).toBe(false);
    expect(isGone({ kind: 'network' })).toBe(false);
  });
});

describe('a declared request', () => {
  it('exists once under its name', () => {
    const request = defineRequest('test/once', 'read', async () => '');
    expect(requestByName('test/once')).toBe(request);
    expect(() => defineRequest('test/once', 'read', async () => '')).toThrow('test/once');
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { type: 'x' },
    { type: 'x', meta: undefined },
    { type: 'x', meta: {} },
    { type: 'x', meta: { request: 'x' } },
    { type: 'x', meta: { event: 'start' } },
  ])('does not match the action %j', (action) => {
    expect(isRequestEvent()(action)).toBe(false);
  });

  it('puts its name, the event and the argument into each action', () => {
    const request = defineRequest<string, number>('test/actions', 'read', async () => '');
    const meta = (event: string) => ({ request: 'test/actions', event, key: 'test/actions 7' });
    expect(request.start(7)).toMatchObject({ payload: 7, meta: meta('start') });
    expect(request.success('x', 7)).toMatchObject({ payload: 'x', meta: { ...meta('success'), arg: 7 } });
    expect(request.fail({ kind: 'server' }, 7)).toMatchObject({
      payload: { kind: 'server' },
      meta: { ...meta('fail'), arg: 7 },
    });
    expect(request.cancel(7)).toMatchObject({ meta: meta('cancel') });
    expect(request.reset(7)).toMatchObject({ meta: meta('reset') });
  });

  it('is matched by the named events, or by all if none is named', () => {
    const request = defineRequest('test/events', 'read', async () => '');
    expect(isRequestEvent()(request.reset())).toBe(true);
    expect(isRequestEvent('start', 'fail')(request.start())).toBe(true);
    expect(isRequestEvent('start', 'fail')(request.reset())).toBe(false);
  });

  it('has no retries unless it declares them', () => {
    expect(defineRequest('test/plainRead', 'read', async () => '').retry).toBe(false);
    expect(defineRequest('test/plainWrite', 'write', async () => '').retry).toBe(false);
  });
});
