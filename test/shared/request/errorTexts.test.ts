import { expect, it } from 'vitest';
import { errorText, errorTexts, failureTitle, type ErrorKind } from '@/shared/request/errorTexts';

const kinds: ErrorKind[] = [
  ...(['network', 'timeout', 'unauthorized', 'notFound', 'refused', 'busy'] as const),
  ...(['malformed', 'server', 'cancelled', 'unexpected'] as const),
];

it('each kind of failure has a text of its own, in whole sentences', () => {
  for (const kind of kinds) expect(errorText({ kind }), kind).toMatch(/^\p{Lu}.*\.$/u);
  expect(new Set(kinds.map((kind) => errorText({ kind }))).size).toBe(kinds.length);
});

it('the server’s own message is preferred', () => {
  expect(errorText({ kind: 'refused', message: 'So nicht.' })).toBe('So nicht.');
  expect(errorText({ kind: 'refused' })).toBe(errorTexts.refused);
});

it('a load that the visitor cancelled has not failed', () => {
  expect(failureTitle({ kind: 'cancelled' }, 'Nicht zu erreichen')).toBe('Laden abgebrochen');
  expect(failureTitle({ kind: 'server' }, 'Nicht zu erreichen')).toBe('Nicht zu erreichen');
});
