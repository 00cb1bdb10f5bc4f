import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { programmeCache } from '@/serviceWorker/files';
import { startWorker } from './startWorker';

const shows = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';
const upcoming = '/rest/movie/getUpcomingMovies';
const storedAt = Date.UTC(2026, 3, 16, 10);
const day = 24 * 60 * 60 * 1000;

let worker: Awaited<ReturnType<typeof startWorker>>;

const json = (status = 200) => Response.json({ dataEntries: [] }, { status });
const broken = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const request = async (path: string) => (await worker.responseTo(path))!;

beforeAll(async () => {
  worker = await startWorker(['shell.html']);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: storedAt });
  worker.reset();
});

afterEach(() => void vi.useRealTimers());

async function storeOne(path: string): Promise<void> {
  worker.network.mockResolvedValueOnce(json());
  expect(await (await request(path)).json()).toEqual({ dataEntries: [] });
  vi.setSystemTime(storedAt + day);
}

test.each([shows, upcoming])(
  'an offline request for %s returns the last response with its time',
  async (path) => {
    await storeOne(path);
    worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await request(path)).json()).toEqual({ dataEntries: [], asOf: storedAt });
  },
);

test('a stored response has the time of the host, and its age is measured by the device clock, which may be wrong', async () => {
  const hostTime = storedAt - 3 * 365 * day;
  const headers = { date: new Date(hostTime).toUTCString() };
  worker.network.mockResolvedValueOnce(Response.json({ dataEntries: [] }, { headers }));
  await request(shows);
  vi.setSystemTime(storedAt + day);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  const stored = await request(shows);
  expect(await stored.json()).toEqual({ dataEntries: [], asOf: hostTime });
  // The app would set its clock to this header.
  expect(stored.headers.get('date')).toBeNull();
});

test('a server error returns the stored response, or the error if none is stored', async () => {
  worker.network.mockImplementation(() => Promise.resolve(json(503)));
  expect((await request(shows)).status).toBe(503);
  await storeOne(shows);
  expect(await (await request(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt });
});

test('a newer response replaces the stored one', async () => {
  await storeOne(shows);
  worker.network.mockResolvedValueOnce(json());
  await request(shows);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await (await request(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt + day });
});

test('each list has its own stored response', async () => {
  await storeOne(shows);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(request('/rest/show/getCurrentShows?s1=fetch&showtype=flohmarkt')).rejects.toThrow();
});

test('a response expires after a week', async () => {
  await storeOne(shows);
  vi.setSystemTime(storedAt + 7 * day);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(request(shows)).rejects.toThrow();
});

test.each([
  ['an HTML page', broken],
  ['status 401', () => json(401)],
  ['status 202', () => json(202)],
])('%s is returned and not stored', async (_, respond) => {
  worker.network.mockImplementation(() => Promise.resolve(respond()));
  expect((await request(shows)).status).toBe(respond().status);
  expect(worker.stored(programmeCache)).toEqual([]);
});
