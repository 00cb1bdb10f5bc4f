import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readAssumptions } from '../../scripts/backend/assumptions';
import { allCalls, type CallName } from '../../scripts/backend/calls';
import { openApiDocument, type Examples } from '../../scripts/backend/openApi';
import { commandOf, run } from '../../scripts/tool.mjs';
import { sandboxResponses, shortExamples } from './examples';
import { jsonSchema, problemsOf } from './validate';

const file = 'docs/backend.openapi.yaml';
let responses: Examples;
let document: ReturnType<typeof openApiDocument>;

beforeAll(async () => {
  responses = await sandboxResponses();
  document = openApiDocument(
    shortExamples(responses),
    readAssumptions(readFileSync('docs/backend.md', 'utf8')),
  );
});

const operation = (name: CallName) => {
  const { method, path } = Object.fromEntries(allCalls)[name]!;
  return ['paths', `/${path}`, method.toLowerCase()];
};
describe('the OpenAPI document', () => {
  it('is what the schemas of the shop say', async () => {
    const settings = { ...(await resolveConfig(file)), filepath: file };
    const text = await format(stringify(document, { aliasDuplicateObjects: false }), settings);
    await expect(text).toMatchFileSnapshot(`../../${file}`);
  });

  it('is valid', async () => {
    let output = '';
    const exitCode = await run(...commandOf(['@redocly/cli', 'redocly'], ['lint', file]), {
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      onOutput: (chunk) => (output += chunk.toString()),
    });
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain('Warning was generated');
  });

  it('accepts the responses of the sandbox and the examples of bodies, whole', () => {
    for (const [name, { body }] of allCalls) {
      const { response: received, body: sent } = responses[name];
      expect(received, name).toBeTypeOf('object');
      const response = [...operation(name), 'responses', '200', ...jsonSchema];
      expect(problemsOf(document, response, received), `the response of ${name}`).toEqual([]);
      const request = [...operation(name), 'requestBody', ...jsonSchema];
      if (body) expect(problemsOf(document, request, sent), `the body of ${name}`).toEqual([]);
    }
  });
});
