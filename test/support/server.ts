import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { createSandbox, type Fault, type Sandbox, type SandboxDatabase } from '@test/sandbox/app';

/** A Thursday noon in spring, Vienna time: every test starts at this moment. */
export const startOfTests = Date.UTC(2026, 3, 16, 10);

let sandbox: Sandbox | undefined;

function currentSandbox(): Sandbox {
  sandbox ??= createSandbox();
  return sandbox;
}

/** The backend's database of the current test. */
export function currentDatabase(): SandboxDatabase {
  return currentSandbox().database();
}

/** Throws the database away; the next test makes its own. */
export function dropDatabase(): void {
  sandbox = undefined;
}

/** The winter break: a programme without shows. */
export function startWinter(): void {
  currentSandbox().reset(undefined, { scenario: 'winter' });
}

/** The shop's own host answers with this time (epoch ms). */
export function setHostTime(time: number): void {
  const headers = { date: new Date(time).toUTCString() };
  server.use(http.head('*/robots.txt', () => new HttpResponse(null, { headers })));
}

/** A device whose clock is so many ms ahead of the host's, which stays in the time that tests start in. */
export function setDeviceAhead(ahead: number): void {
  vi.setSystemTime(startOfTests + ahead);
  currentSandbox().reset(undefined, { now: () => Date.now() - ahead });
  setHostTime(startOfTests);
}

/** Disturbs the calls of one path. */
export function disturb(path: string, fault: Omit<Fault, 'path'>): void {
  currentDatabase().faults.push({ path, ...fault });
}

/**
 * Holds the calls of one path back until the returned function lets them go: what a test sees before their answer
 * depends on no clock. The backend knows of them only then.
 */
export function deferResponses(path: string): () => void {
  let release = () => undefined as void;
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A handler without an answer leaves the call to the next one, which is the backend.
  server.use(http.all(`*/rest/${path}`, () => whenReleased));
  return release;
}

/** Takes the shop's own host out of reach, whatever the backend says. Returns what brings it back. */
export function disconnectHost(): () => void {
  let isLost = true;
  server.use(http.head('*/robots.txt', () => (isLost ? HttpResponse.error() : undefined)));
  return () => {
    isLost = false;
  };
}

/** The calls of one path so far. */
export function requestsTo(path: string) {
  return currentDatabase().requests.filter((request) => request.path === path);
}

/** What the backend would answer, read past the app. */
export async function answerOf(path: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await currentSandbox().app.fetch(new Request(`http://backend.example/rest/${path}`, init));
  return response.json();
}

/** What the backend says to a call. */
export async function answerTo(request: Request): Promise<Response> {
  return currentSandbox().app.fetch(request);
}

export const server = setupServer(
  // The shop's own host, asked whether it is there.
  http.head('*/robots.txt', () => new Response()),
  http.all('*/rest/*', ({ request }) => answerTo(request)),
  http.all('*/sandbox/*', ({ request }) => answerTo(request)),
);
