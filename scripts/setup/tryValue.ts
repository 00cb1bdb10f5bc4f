import { readBase } from '../backend/address';
import { ask, isResponse, type Access } from '../backend/ask';
import { crossOriginFindings, failureOf, reportOf } from '../backend/findings';
import { callOf, programmeStep } from '../backend/plan';
import type { Setting } from './settings';

/** ms */
const timeout = 20_000;
const slow = 3000;

type Outcome = { problem?: string; hint?: string };

const now = () => performance.now();

/** Sends one safe read of the programme. */
async function tryBackend(value: string, credentials: string, site: string): Promise<Outcome> {
  // A path is on the shop's own host, which does not run yet.
  if (value.startsWith('/')) return {};
  const address = readBase(value);
  if ('problem' in address) return { problem: address.problem };
  const origin = site && site !== new URL(address.base).origin ? site : undefined;
  const access: Access = { base: address.base, credentials, origin, timeout, now };
  const response = await ask(access, callOf(programmeStep).path, programmeStep.query);
  const failure = failureOf(response, access);
  if (failure !== undefined || !isResponse(response))
    return failure === undefined ? {} : { problem: failure };
  const [closed] = crossOriginFindings(response, access);
  if (closed) return { problem: closed.text };
  const { findings, read } = reportOf(programmeStep, response, access, slow);
  const problems = findings.filter(({ level }) => level === 'problem');
  if (read === undefined) return { problem: problems.map(({ text }) => text).join(' ') };
  if (problems.length === 0) return {};
  return {
    hint: `${problems.length} differences from docs/backend.md; npm run backend-check -- ${value} names them`,
  };
}

/** A page that some networks show only to people still exists: only no response and "not found" count. */
async function tryPage(value: string): Promise<Outcome> {
  try {
    const { status } = await fetch(value, { signal: AbortSignal.timeout(timeout) });
    if (status === 404 || status === 410) return { problem: `there is no such page (${status})` };
    return status >= 400 ? { hint: `the page responds with ${status}; open it in a browser` } : {};
  } catch {
    return { problem: 'the page does not respond' };
  }
}

async function tryHosts(value: string): Promise<Outcome> {
  for (const host of value.split(',').map((name) => name.trim())) {
    const { problem } = await tryPage(`https://${host}/`);
    // The start page of a payment host may not exist.
    if (problem && !problem.startsWith('there is')) return { problem: `${host}: ${problem}` };
  }
  return {};
}

/** Tries a value that has the right form; `given` are the values before it. */
export async function tryValue(
  { kind }: Setting,
  value: string,
  given: Record<string, string>,
): Promise<Outcome> {
  if (kind === 'backend')
    return tryBackend(value, given['VITE_API_BASIC_AUTH'] ?? '', given['VITE_SITE_URL'] ?? '');
  if (kind === 'page') return tryPage(value);
  return kind === 'hosts' ? tryHosts(value) : {};
}
