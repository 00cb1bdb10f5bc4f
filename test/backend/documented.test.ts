import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCalls } from '../../scripts/backend/calls';
import { declaredRequests } from '@test/support/requestExamples';

/** `section: METHOD path` of every row in the tables of "Calls". */
function documentedCalls(): string[] {
  const [, chapter = ''] = readFileSync('docs/backend.md', 'utf8').split('\n## Calls\n');
  const [text = ''] = chapter.split('\n## ');
  return text
    .split('\n### ')
    .slice(1)
    .flatMap((part) => {
      const [section] = part.split('\n', 1);
      return [...part.matchAll(/^\| `((?:GET|POST) [^`]+)`/gm)].map(([, call]) => `${section}: ${call}`);
    });
}

it('the tables of "Calls" name every call, and no other', () => {
  const known = allCalls.map(([, { section, method, path }]) => `${section}: ${method} ${path}`);
  expect(documentedCalls().toSorted()).toEqual(known.toSorted());
});

it('every declared request is named by one call', () => {
  const named = allCalls.flatMap(([, { requests }]) => requests.map(({ request }) => request.name));
  expect(named.toSorted()).toEqual(declaredRequests.map(({ name }) => name).toSorted());
});

it('backend-check asks with GET, and never cancels an order', () => {
  for (const [name, { method, asked = [] }] of allCalls) {
    if (asked.length > 0) expect(method, name).toBe('GET');
    if (name === 'cancel') expect(asked).toEqual([]);
  }
});
