import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jsonSchema, problemsOf } from '@test/backend/validate';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { currentDatabase } from '@test/support/server';

type Operation = { parameters?: { name: string }[]; requestBody?: unknown };
type Document = { paths: Record<string, Record<string, Operation>> };

const document = parse(readFileSync('docs/backend.openapi.yaml', 'utf8')) as Document;
const { signal } = new AbortController();

/** What the shop sent, without the calls of other tests. */
async function sentBy(request: (typeof declaredRequests)[number]) {
  const before = currentDatabase().requests.length;
  // Whether the sandbox accepts the example does not matter here.
  await request.send(exampleOf(request), signal).catch(() => undefined);
  return currentDatabase().requests.slice(before);
}

describe('the OpenAPI document', () => {
  it.each(declaredRequests.map((request) => [request.name, request] as const))(
    'describes every call of %s: address, query and body',
    async (_, request) => {
      const sent = await sentBy(request);
      expect(sent.length).toBeGreaterThan(0);
      for (const { method, path, query, body } of sent) {
        const operation = document.paths[`/${path}`]?.[method.toLowerCase()];
        expect(operation, `${method} ${path}`).toBeDefined();
        const described = (operation?.parameters ?? []).map(({ name }) => name);
        expect(Object.keys(query).filter((name) => !described.includes(name))).toEqual([]);
        expect(Boolean(operation?.requestBody)).toBe(method === 'POST');
        if (method !== 'POST') continue;
        const at = ['paths', `/${path}`, 'post', 'requestBody', ...jsonSchema];
        expect(problemsOf(document, at, body)).toEqual([]);
      }
    },
  );

  it('describes no call that the shop does not send', async () => {
    const sent = new Set<string>();
    for (const request of declaredRequests)
      for (const { path } of await sentBy(request)) sent.add(`/${path}`);
    expect(Object.keys(document.paths).filter((path) => !sent.has(path))).toEqual([]);
  });
});
