// @vitest-environment node
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { defineRequest, isRequestEvent, requestByName } from '@/request/defineRequest';
import { isTransient, mayHaveArrived, normaliseError, RequestFailure } from '@/request/errors';

function answered(status: number, data: unknown = {}) {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, data, config, statusText: '', headers: {} };
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
    [500, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ])('with status %i is of kind %s', (status, kind) => {
    expect(normaliseError(answered(status))).toEqual({ kind, status });
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
  ])('keeps of the answer %j the words %j', (data, message) => {
    expect(normaliseError(answered(409, data)).message).toBe(message);
  });

  it('keeps a flood of words short', () => {
    const { message } = normaliseError(answered(409, { errorMessage: 'x'.repeat(100_000) }));
    expect(message).toHaveLength(300);
    expect(message?.endsWith('…')).toBe(true);
  });

  it('proves that nothing arrived only where the answer says no', () => {
    const kinds = [
      'network',
      'timeout',
      'unauthorized',
      'notFound',
      'refused',
      'malformed',
      'server',
    ] as const;
    expect(kinds.filter((kind) => !mayHaveArrived({ kind }))).toEqual([
      'unauthorized',
      'notFound',
      'refused',
    ]);
    expect(kinds.filter((kind) => isTransient({ kind }))).toEqual(['network', 'timeout', 'server']);
    expect(mayHaveArrived({ kind: 'cancelled' })).toBe(true);
  });

  it('of the API layer is kept as it is', () => {
    expect(normaliseError(new RequestFailure('malformed'))).toEqual({ kind: 'malformed' });
  });
});

describe('a declaration', () => {
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
  ])('does not claim the action %j', (action) => {
    expect(isRequestEvent()(action)).toBe(false);
  });
});
