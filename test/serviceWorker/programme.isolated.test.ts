import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { programmeCache } from '@/serviceWorker/files';
import { startWorker } from './workerUnderTest';

const shows = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';
const upcoming = '/rest/movie/getUpcomingMovies';
const storedAt = Date.UTC(2026, 3, 16, 10);
const day = 24 * 60 * 60 * 1000;

let worker: Awaited<ReturnType<typeof startWorker>>;

const json = (status = 200) => Response.json({ dataEntries: [] }, { status });
const broken = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const askFor = async (path: string) => (await worker.answerTo(path))!;

beforeAll(async () => {
  worker = await startWorker(['shell.html']);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: storedAt });
  worker.begin();
});

afterEach(() => void vi.useRealTimers());

async function storeOne(path: string): Promise<void> {
  worker.network.mockResolvedValueOnce(json());
  expect(await (await askFor(path)).json()).toEqual({ dataEntries: [] });
  vi.setSystemTime(storedAt + day);
}

test.each([shows, upcoming])('without a network the last answer to %s says when it came', async (path) => {
  await storeOne(path);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await (await askFor(path)).json()).toEqual({ dataEntries: [], asOf: storedAt });
});

test('the moment of an answer is the host’s, its age the device’s, whose clock may be years ahead', async () => {
  const hostsTime = storedAt - 3 * 365 * day;
  const headers = { date: new Date(hostsTime).toUTCString() };
  worker.network.mockResolvedValueOnce(Response.json({ dataEntries: [] }, { headers }));
  await askFor(shows);
  vi.setSystemTime(storedAt + day);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  const stored = await askFor(shows);
  expect(await stored.json()).toEqual({ dataEntries: [], asOf: hostsTime });
  // It would set the clock of whoever reads it to the time at which it was stored.
  expect(stored.headers.get('date')).toBeNull();
});

test('a backend in trouble counts as none where an answer is stored, and speaks for itself where none is', async () => {
  worker.network.mockImplementation(() => Promise.resolve(json(503)));
  expect((await askFor(shows)).status).toBe(503);
  await storeOne(shows);
  expect(await (await askFor(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt });
});

test('a newer answer takes the place of the last one', async () => {
  await storeOne(shows);
  worker.network.mockResolvedValueOnce(json());
  await askFor(shows);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await (await askFor(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt + day });
});

test('what is asked for is what is answered: another list has an answer of its own', async () => {
  await storeOne(shows);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(askFor('/rest/show/getCurrentShows?s1=fetch&showtype=flohmarkt')).rejects.toThrow();
});

test('an answer of a week ago tells nothing of what is on', async () => {
  await storeOne(shows);
  vi.setSystemTime(storedAt + 7 * day);
  worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(askFor(shows)).rejects.toThrow();
});

test.each([
  ['a page', broken],
  ['a refusal', () => json(401)],
  ['no answer yet', () => json(202)],
])('%s is passed on and not kept', async (_, answer) => {
  worker.network.mockImplementation(() => Promise.resolve(answer()));
  expect((await askFor(shows)).status).toBe(answer().status);
  expect(worker.stored(programmeCache)).toEqual([]);
});
