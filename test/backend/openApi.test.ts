import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readAssumptions } from '../../scripts/backend/assumptions';
import { allCalls, type CallName } from '../../scripts/backend/calls';
import { openApiDocument, type Examples } from '../../scripts/backend/openApi';
import { capture, run, toolPath } from '../../scripts/tool.mjs';
import { sandboxAnswers, shortExamples } from './examples';
import { jsonSchema, problemsOf } from './validate';

const file = 'docs/backend.openapi.yaml';
let answers: Examples;
let document: ReturnType<typeof openApiDocument>;

beforeAll(async () => {
  answers = await sandboxAnswers();
  document = openApiDocument(
    shortExamples(answers),
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
    const command = [toolPath('@redocly/cli', 'redocly'), 'lint', file];
    const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { result, output } = await capture(() => run(process.execPath, command, quiet));
    expect(result, output).toBe(0);
    expect(output).not.toContain('Warning was generated');
  });

  it.each(allCalls.map(([name]) => name))('accepts the whole answer of the sandbox: %s', (name) => {
    expect(answers[name].answer).toBeTypeOf('object');
    expect(
      problemsOf(document, [...operation(name), 'responses', '200', ...jsonSchema], answers[name].answer),
    ).toEqual([]);
  });

  it.each(allCalls.flatMap(([name, { body }]) => (body ? [name] : [])))(
    'accepts the example of a body: %s',
    (name) => {
      expect(
        problemsOf(document, [...operation(name), 'requestBody', ...jsonSchema], answers[name].body),
      ).toEqual([]);
    },
  );
});
