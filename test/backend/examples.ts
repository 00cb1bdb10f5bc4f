import { allCalls, calls, type Call } from '../../scripts/backend/calls';
import type { Example, Examples } from '../../scripts/backend/openApi';
import { startSandbox, type StartedSandbox } from '@test/sandbox/testing';

const stornoIdentifier = calls.storno.example.query.stornoIdentifier;
const mostEntries = 1;

/** Examples are read by people: the first entry of a list is enough. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shortened(inner)]));
}

async function responseOf(sandbox: StartedSandbox, { path, example }: Call): Promise<unknown> {
  const { query, body } = example;
  if (body !== undefined) return sandbox.post(path, body);
  return sandbox.get(query ? `${path}?${new URLSearchParams(query).toString()}` : path);
}

/** The sandbox's complete responses to one request of each call. */
export async function sandboxResponses(): Promise<Examples> {
  const sandbox = startSandbox();
  const examples: [string, Example][] = [];
  for (const [name, call] of allCalls) {
    examples.push([name, { ...call.example, response: await responseOf(sandbox, call) }]);
    for (const order of sandbox.database().orders) order.stornoIdentifier = stornoIdentifier;
  }
  return Object.fromEntries(examples) as Examples;
}

export function shortExamples(examples: Examples): Examples {
  const short = Object.entries(examples).map(([name, { response, ...request }]) => [
    name,
    { ...request, response: shortened(response) },
  ]);
  return Object.fromEntries(short) as Examples;
}
