import { runInThisContext } from 'node:vm';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { programmeCache, storedAtHeader } from '@/serviceWorker/files';
import { fakeCaches } from '@test/serviceWorker/fakeCaches';
import { answerOf, startOfTests } from '@test/support/server';
import { builtScript } from './painted';

const address = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';
const stand = 'Stand: Do., 16.04.2026, 10:30 Uhr';
const hour = 60 * 60 * 1000;
const storedAt = startOfTests - 1.5 * hour;

let script: string;
let store: ReturnType<typeof fakeCaches>;
let place: HTMLElement;

beforeAll(async () => {
  script = await builtScript('list');
});

beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store.caches);
  beControlled(true);
  place = Object.assign(document.createElement('div'), { className: 'first-part' });
  Object.assign(place.dataset, { list: 'program', heading: 'h2' });
  document.body.append(place);
});

afterEach(() => {
  place.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function beControlled(isControlled: boolean): void {
  const value = { controller: isControlled ? {} : null };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

async function keep(answer: unknown, moment: number): Promise<void> {
  const headers = { [storedAtHeader]: String(moment) };
  await (await store.caches.open(programmeCache)).put(address, Response.json(answer, { headers }));
}

/** Runs the script on a page whose call is answered by `early`. */
async function run(early: Promise<Response>): Promise<void> {
  globalThis.earlyAnswers = { [address]: early };
  runInThisContext(script);
  await settled();
}

/** What is there is read and painted without waiting for a clock. */
async function settled(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
}

const films = () => answerOf('show/getCurrentShows?s1=fetch&showtype=kino') as Promise<object>;
const unanswered = () => new Promise<Response>(() => undefined);

it('paints the last answer at once, with the moment it came, and leaves what follows to the app', async () => {
  await keep(await films(), storedAt);
  let arrive: (answer: Response) => void = () => undefined;
  await run(new Promise((resolve) => (arrive = resolve)));
  expect(within(place).getAllByRole('article').length).toBeGreaterThan(3);
  expect(screen.getByText(stand)).toBeVisible();
  const [first] = within(place).getAllByRole('article');

  arrive(Response.json({ dataEntries: [] }));
  await settled();
  expect(within(place).getAllByRole('article')[0]).toBe(first);
  expect(screen.getByText(stand)).toBeVisible();
});

it('waits for the place of the cards where the page is not read to its end', async () => {
  await keep(await films(), storedAt);
  place.remove();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await run(unanswered());
  document.body.append(place);
  state.mockReturnValue('interactive');
  await settled();
  expect(screen.getByText(stand)).toBeVisible();
});

it('paints nothing on another screen to which the visitor went meanwhile', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  await run(new Promise((resolve) => (arrive = resolve)));
  const other = place.cloneNode() as HTMLElement;
  place.replaceWith(other);
  arrive(Response.json(await films()));
  await settled();
  expect(other).toBeEmptyDOMElement();
  other.remove();
});

it.each([
  ['nothing is kept', () => Promise.resolve()],
  ['what is kept is a week old', async () => keep(await films(), startOfTests - 7 * 24 * hour)],
  ['what is kept says nothing of a show', () => keep({ dataEntries: [] }, storedAt)],
  ['what is kept is no answer', () => keep('Hallo', storedAt)],
  [
    'no worker stands behind the page',
    async () => keep(await films(), storedAt).then(() => beControlled(false)),
  ],
])('paints what comes from the network, without a note, where %s', async (_, prepare) => {
  await prepare();
  await run(unanswered());
  expect(place).toBeEmptyDOMElement();
  await run(Promise.resolve(Response.json(await films())));
  expect(within(place).getAllByRole('article').length).toBeGreaterThan(3);
  expect(within(place).queryByText(/^Stand/)).toBeNull();
});

it('shows nothing that is over by now', async () => {
  await keep(await films(), storedAt);
  vi.useFakeTimers({ toFake: ['Date'], now: startOfTests + 20 * hour });
  await run(unanswered());
  vi.useRealTimers();
  expect(within(place).getAllByRole('article').length).toBeGreaterThan(0);
  expect(within(place).queryByRole('heading', { name: 'Donnerstag, 16. April 2026' })).toBeNull();
});
