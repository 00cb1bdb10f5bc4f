import * as v from 'valibot';
import { unwrapped } from '../../src/shared/api/fields';
import { isResponse, type Access, type BackendResponse, type NoResponse } from './ask';
import { entryName, listedIn } from './entries';
import { inspect, type FieldFacts } from './inspect';
import { callOf, listSteps, type Step } from './plan';
import { wireSchema } from './wireSchema';

/** What differs from docs/backend.md (`problem`), or is worth knowing (`note`). */
export type Finding = { level: 'problem' | 'note'; field?: string; text: string };

export type Report = {
  step: Step;
  response: BackendResponse | NoResponse;
  findings: Finding[];
  fields: FieldFacts[];
  /** What the shop reads; `undefined` if the response does not fit. */
  read: unknown;
};

const problem = (text: string, field?: string): Finding => ({
  level: 'problem',
  text,
  ...(field && { field }),
});
const note = (text: string, field?: string): Finding => ({ level: 'note', text, ...(field && { field }) });

const uncompressedLimit = 1024;
const startsLikeHtml = /^\s*</;

/** Runs the shop's parser and keeps its warnings about dropped entries. */
export function readAsShop<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
): { read: Output | undefined; issues: string[]; dropped: string[] } {
  const dropped: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => dropped.push(String(text));
  try {
    const result = v.safeParse(schema, body);
    if (result.success) return { read: result.output, issues: [], dropped };
    return { read: undefined, issues: [v.summarize(result.issues)], dropped };
  } finally {
    console.warn = warn;
  }
}

/** The origin and path of an address: its query may hold a secret. */
function withoutQuery(address: string, base: string): string {
  if (!URL.canParse(address, base)) return 'an unreadable address';
  const url = new URL(address, base);
  return url.origin + url.pathname;
}

/** What keeps a response from being read at all, in one sentence with the next step. */
export function failureOf(result: BackendResponse | NoResponse, { base }: Access): string | undefined {
  if (!isResponse(result))
    return `There was no response: ${result.reason}. Check the address and the network.`;
  const { status, headers, text, isJson } = result;
  if (status >= 300 && status < 400)
    return `It redirects to ${withoutQuery(headers.get('location') ?? '', base)}. Give the final address: the shop cannot follow it with its credentials.`;
  if (status === 401 || status === 403)
    return `It refuses access (${status}). Give the credentials with --auth user:password, or ask the operator for access.`;
  if (status >= 500) return `It fails with ${status}. Ask the operator to look into its log.`;
  if (status === 404)
    return 'It does not know this call (404). Check whether the base address ends where the names of calls begin.';
  if (status >= 400)
    return `It refuses the call (${status}). Compare the query with docs/backend.openapi.yaml.`;
  if (isJson) return undefined;
  if (startsLikeHtml.test(text))
    return 'It responds with HTML instead of JSON: probably the page of a website or a proxy. Check the base address.';
  return 'Its JSON ends too early or is broken. Ask the operator which server cuts it.';
}

export function crossOriginFindings({ headers }: BackendResponse, { origin }: Access): Finding[] {
  if (!origin) return [];
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null)
    return [
      problem(`CORS: no Access-Control-Allow-Origin, so browsers withhold the response from ${origin}`),
    ];
  if (allowed !== origin) return [problem(`CORS: allows ${allowed}, not ${origin}`)];
  if (headers.get('access-control-allow-credentials') !== 'true')
    return [
      problem('CORS: no Access-Control-Allow-Credentials: true; the shop sends cookies with every call'),
    ];
  return [];
}

const nameOfCookie = (cookie: string) => cookie.split('=')[0] ?? '';

function cookieFindings({ headers }: BackendResponse, { origin }: Access): Finding[] {
  return headers.getSetCookie().flatMap((cookie) => {
    const name = `cookie ${nameOfCookie(cookie)}`;
    if (!/;\s*samesite=/i.test(cookie)) return [problem(`${name} has no SameSite; browsers treat it as Lax`)];
    if (origin && !/;\s*samesite=none/i.test(cookie))
      return [problem(`${name} is not SameSite=None, so a shop on another host loses it`)];
    return /;\s*httponly/i.test(cookie) ? [] : [note(`${name} is readable by scripts (no HttpOnly)`)];
  });
}

/** The schemes for which browsers ask for a password themselves. */
const boxScheme = /\b(?:basic|digest|negotiate|ntlm)\b/i;

/** Not on another host, where browsers do not ask. */
function passwordBoxFindings({ status, headers }: BackendResponse, { origin }: Access): Finding[] {
  const [scheme] = boxScheme.exec(headers.get('www-authenticate') ?? '') ?? [];
  if (origin || status !== 401 || !scheme) return [];
  return [
    problem(
      `WWW-Authenticate: ${scheme} opens the password box of browsers over the shop; let the proxy hide this header (docs/deployment.md, "Backend")`,
    ),
  ];
}

function transportFindings(response: BackendResponse, access: Access, slow: number): Finding[] {
  const { duration, headers, text } = response;
  return [
    ...(duration > slow ? [problem(`slow: ${Math.round(duration)} ms, the limit is ${slow} ms`)] : []),
    ...crossOriginFindings(response, access),
    ...cookieFindings(response, access),
    ...passwordBoxFindings(response, access),
    ...(text.length > uncompressedLimit && !headers.has('content-encoding')
      ? [note(`not compressed (${text.length} characters)`)]
      : []),
    ...(headers.has('date') ? [] : [note('no Date header: the shop takes its time from it')]),
    ...(text.includes('\uFFFD')
      ? [problem('damaged characters: the charset is not the one that Content-Type names')]
      : []),
  ];
}

function fieldFindings({ path, isKnown, isRequired, owners, filled, misfits }: FieldFacts): Finding[] {
  if (!isKnown) return [problem(`unknown field (in ${owners}); the shop ignores it`, path)];
  return [
    ...(misfits.length > 0 ? [problem(`does not fit: ${misfits.join(', ')}`, path)] : []),
    ...(isRequired && filled < owners ? [problem(`missing in ${owners - filled} of ${owners}`, path)] : []),
  ];
}

function neverFilled(fields: FieldFacts[]): Finding[] {
  const empty = fields.filter(
    ({ isKnown, isRequired, filled, owners }) => isKnown && !isRequired && filled === 0 && owners > 0,
  );
  return empty.length > 0 ? [note(`never filled: ${empty.map(({ path }) => path).join(', ')}`)] : [];
}

/** The shop takes a session that does not exist as "signed out" (backend, "Account"). */
const isNoSession = ({ name }: Step, response: BackendResponse | NoResponse) =>
  name === 'session' && isResponse(response) && response.status === 404;

/** The warning about a dropped entry of a list with its id and title. Other responses also have lists within entries. */
function named(warning: string, step: Step, body: unknown): string {
  const [, start = '', index = '', list = ''] = /^(dropped entry (\d+) of (\w+)):/.exec(warning) ?? [];
  const lists = listSteps.includes(step) ? listedIn(unwrapped(body)) : {};
  const name = entryName((lists[list] ?? lists[''])?.[Number(index)]);
  return name ? warning.replace(start, () => `${start} (${name})`) : warning;
}

/** Compares one response with the documented calls. `slow` is in ms. */
export function reportOf(
  step: Step,
  response: BackendResponse | NoResponse,
  access: Access,
  slow: number,
): Report {
  const failure = failureOf(response, access);
  const transport = isResponse(response) ? transportFindings(response, access, slow) : [];
  if (failure !== undefined || !isResponse(response)) {
    const finding = isNoSession(step, response)
      ? note('404: visitors are signed out')
      : problem(failure ?? '');
    return { step, response, findings: [finding, ...transport], fields: [], read: undefined };
  }
  const call = callOf(step);
  const { read, issues, dropped } = readAsShop(call.response, response.body);
  const fields = response.body === undefined ? [] : inspect(wireSchema(call.response), response.body);
  const findings = [
    ...issues.map((issue) => problem(`the response does not fit: ${issue}`)),
    ...dropped.map((warning) => problem(named(warning, step, response.body))),
    ...fields.flatMap(fieldFindings),
    ...neverFilled(fields),
    ...transport,
  ];
  return { step, response, findings, fields, read };
}
