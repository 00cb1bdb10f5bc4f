import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { announcementsFile } from '@/shop/announcements';
import { createSandbox, type Fault, type Sandbox, type SandboxDatabase } from '@test/sandbox/app';
import type { Playback } from '@test/sandbox/recorded/play';

/** Thursday noon in spring, Vienna time: every test starts at this moment. */
export const startOfTests = Date.UTC(2026, 3, 16, 10);

let sandbox: Sandbox | undefined;

function currentSandbox(): Sandbox {
  sandbox ??= createSandbox();
  return sandbox;
}

export function currentDatabase(): SandboxDatabase {
  return currentSandbox().database();
}

export function dropDatabase(): void {
  sandbox = undefined;
}

/** Plays a recording from the moment at which it was made. */
export function startPlayback(playback: Playback): void {
  vi.setSystemTime(playback.recordedAt);
  sandbox = createSandbox({ playback });
}

/** Off-season: a programme without shows. */
export function startWinter(): void {
  currentSandbox().reset(undefined, { scenario: 'winter' });
}

/** Sets the `Date` header of the shop's host (epoch ms). */
export function setHostTime(time: number): void {
  const headers = { date: new Date(time).toUTCString() };
  server.use(http.head('*/robots.txt', () => new HttpResponse(null, { headers })));
}

/** Sets the device's clock `ahead` ms before the host's, which stays at the start of tests. */
export function setDeviceAhead(ahead: number): void {
  vi.setSystemTime(startOfTests + ahead);
  currentSandbox().reset(undefined, { now: () => Date.now() - ahead });
  setHostTime(startOfTests);
}

export function disturb(path: string, fault: Omit<Fault, 'path'>): void {
  currentDatabase().faults.push({ path, ...fault });
}

/**
 * Defers the calls of a path, or only the next one (`once`), until the returned function is called, so that a test
 * sees the pending state without timers. The backend receives the calls only then.
 */
export function deferResponses(path: string, { once = false } = {}): () => void {
  let release = () => undefined as void;
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A handler without a response passes the call to the next one, the backend.
  server.use(http.all(`*/rest/${path}`, () => whenReleased, { once }));
  return release;
}

/** Makes the shop's host unreachable; returns the way back. */
export function disconnectHost(): () => void {
  let isLost = true;
  server.use(http.head('*/robots.txt', () => (isLost ? HttpResponse.error() : undefined)));
  return () => {
    isLost = false;
  };
}

export function requestsTo(path: string) {
  return currentDatabase().requests.filter((request) => request.path === path);
}

/** The backend's response, requested outside of the app. */
export async function responseOf(path: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await currentSandbox().app.fetch(new Request(`http://backend.example/rest/${path}`, init));
  return response.json();
}

export async function respondTo(request: Request): Promise<Response> {
  return currentSandbox().app.fetch(request);
}

export const server = setupServer(
  // The shop's host, for the server status.
  http.head('*/robots.txt', () => new Response()),
  // Calendars to subscribe to, which the host need not have.
  http.head('*/kalender/*', () => new HttpResponse(null, { status: 204 })),
  http.get(`*${announcementsFile}`, ({ request }) => respondTo(request)),
  http.all('*/rest/*', ({ request }) => respondTo(request)),
  http.all('*/sandbox/*', ({ request }) => respondTo(request)),
);
