import type { CallName, Call } from './calls';
import { allCalls } from './calls';
import type { Assumption } from './assumptions';
import { wireDefinitions, wireSchema } from './wireSchema';

/** A request to the sandbox and its response, as JSON. */
export type Example = { query?: Record<string, string>; body?: unknown; response: unknown };
export type Examples = Record<CallName, Example>;

const description = `How the shop uses its backend: the calls that it sends, and what it accepts as a response.
Generated from the schemas of the shop; see \`docs/backend.md\` for the rules and their reasons.

- Fields that are not listed are ignored. In optional fields \`null\` and blank text mean the same as a missing field,
  and a value that does not fit counts as missing.
- An entry of a list that does not fit is dropped; the rest of the list is shown.
- A list may be wrapped once more, as \`[[…]]\` or as the only field of an object.
- Lines under "Assumed" are promised by no document.`;

const failure = {
  type: 'object',
  properties: { errorMessage: { type: ['string', 'null'], description: 'For the visitor, as plain text.' } },
};

const failures = {
  '4XX': { $ref: '#/components/responses/Refused' },
  '5XX': { $ref: '#/components/responses/Failed' },
};

const jsonContent = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

function parameterOf(
  [name, { description: text, required = false, isNumber = false }]: [
    string,
    NonNullable<Call['query']>[string],
  ],
  example: string | undefined,
) {
  const value = isNumber && example !== undefined ? Number(example) : example;
  return {
    name,
    in: 'query',
    required,
    description: text,
    schema: isNumber ? { type: 'integer', minimum: 0 } : { type: 'string' },
    ...(value === undefined ? {} : { example: value }),
  };
}

function operationOf([name, call]: [CallName, Call], example: Example) {
  const parameters = Object.entries(call.query ?? {}).map((query) =>
    parameterOf(query, example.query?.[query[0]]),
  );
  return {
    operationId: name,
    tags: [call.section],
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? { requestBody: { required: true, content: jsonContent(wireSchema(call.body), example.body) } }
      : {}),
    responses: {
      '200': {
        description: 'The response',
        content: jsonContent(wireSchema(call.response), example.response),
      },
      ...(call.isList ? { '204': { description: 'An empty list' } } : {}),
      ...failures,
    },
  };
}

function tagOf(name: string, assumptions: Assumption[]) {
  const own = assumptions.filter(({ section }) => section === name);
  return {
    name,
    description: [
      `\`docs/backend.md\`, "${name}".`,
      ...(own.length > 0 ? ['', 'Assumed:', ''] : []),
      ...own.map((assumption) => `- ${assumption.name}: ${assumption.text}`),
    ].join('\n'),
    ...(own.length > 0 ? { 'x-assumptions': own.map((assumption) => assumption.name) } : {}),
  };
}

/** The calls as OpenAPI 3.1: what the shop sends, and what it accepts. */
export function openApiDocument(examples: Examples, assumptions: Assumption[]) {
  const sections = [...new Set(allCalls.map(([, { section }]) => section))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the ticket shop',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/rest', description: '`VITE_API_BASE_URL`' }],
    security: [{}, { basicAuth: [] }],
    tags: sections.map((name) => tagOf(name, assumptions)),
    paths: Object.fromEntries(
      allCalls.map((entry) => {
        const [name, { method, path }] = entry;
        return [`/${path}`, { [method.toLowerCase()]: operationOf(entry, examples[name]) }];
      }),
    ),
    components: {
      securitySchemes: {
        basicAuth: { type: 'http', scheme: 'basic', description: '`VITE_API_BASIC_AUTH`, public by nature.' },
      },
      responses: {
        Refused: { description: 'Refused, not found or not allowed', content: jsonContent(failure) },
        Failed: { description: 'Failed; the outcome of a write is unclear', content: jsonContent(failure) },
      },
      schemas: wireDefinitions(),
    },
  };
}
