import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { apiAddress } from '@/shared/api/address';
import { calls, type ShowListQuery } from '@/features/catalogue/calls';
import { fetchShowDetail, fetchShows } from '@/features/catalogue/showsApi';
import { createStore, registerModules } from '@/app/store';
import { settings } from '@/shared/config/settings';
import { listedShows } from '@/domain/listedShows';
import { readStoredCart } from '@/domain/storedCart';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';
import { cartSlice } from '@/features/cart/cartSlice';
import { setCart, initialState } from '@/features/cart/cartState';
import { ShowsByDate } from '@/features/catalogue/cards/ShowsByDate';
import { CartContents } from '@/features/cart/components/CartContents';
import { SectionDates } from '@/features/landing/SectionDates';
import { programLists, showsOfList } from '@/features/catalogue/lists/programLists';
import { shopMinute } from '@/shared/browser/serverClock';
import { cardHeart } from '@/features/account/FilmHeart';
import { ShowDetails } from '@/features/booking/components/ShowDetails';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { prehydration, prehydrationEntries } from '../../build/prehydrationScripts';
import { standaloneScript } from '../../build/standalone';

const root = process.cwd();

const builds = new Map<string, Promise<string>>();

/** The script of a kind of place as the build compiles it, here with all that it imports; compiled once a file of tests. */
export function builtScript(part: keyof typeof prehydrationEntries): Promise<string> {
  const known = builds.get(part) ?? buildScript(part);
  builds.set(part, known);
  return known;
}

function buildScript(part: keyof typeof prehydrationEntries): Promise<string> {
  const surroundings = {
    root,
    mode: 'production',
    define: { __SETTINGS__: JSON.stringify(settings) },
    resolve: { alias: [{ find: '@', replacement: join(root, 'src') }] },
    build: { target: ['chrome111', 'firefox115'] },
  };
  return standaloneScript(prehydrationEntries[part], surroundings, [prehydration()]);
}

const answered = (answer: unknown) => Promise.resolve(Response.json(answer));
const daysIn = (element: Element) => [...element.querySelectorAll('.day')];

/** What the script puts into places with these `data-` attributes for an answer. */
export async function painted<Notes extends Record<string, string>[]>(
  script: string,
  answer: unknown,
  ...notes: Notes
): Promise<Element[]> {
  const places = notes.map((noted) => {
    const place = document.createElement('div');
    place.className = 'prehydrated';
    Object.assign(place.dataset, noted);
    return place;
  });
  document.body.append(...places);
  globalThis.earlyResponses = { early: answered(answer) };
  runInThisContext(script);
  // An answer that is there is read and painted without waiting for a clock.
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
  for (const place of places) place.remove();
  return places;
}

/** The days that the script paints for an answer. */
export async function paintedDays(script: string, list: string, answer: unknown): Promise<Element[]> {
  const places = await painted(script, answer, { list, heading: 'h2' });
  return places.flatMap(daysIn);
}

registerModules([{ slices: [cartSlice] }]);
const { store, stop } = createStore();
// No call is made, but what the store began would go on.
stop();

async function readShows(query: ShowListQuery, answer: unknown) {
  globalThis.earlyResponses = { [apiAddress(...calls.shows(query))]: answered(answer) };
  const nothing = { dataEntries: [], publicEvents: [] };
  const read = await fetchShows.send(query, new AbortController().signal).catch(() => nothing);
  return listedShows(read, query.showtype);
}

/** What the app shows of some content. */
async function shown(content: ReactNode, pick: (container: Element) => Element[]): Promise<Element[]> {
  const page = (
    <Provider store={store}>
      <MemoryRouter>{content}</MemoryRouter>
    </Provider>
  );
  const { container, unmount } = await act(() => Promise.resolve(render(page)));
  const picked = pick(container).map((part) => part.cloneNode(true) as Element);
  unmount();
  return picked;
}

/** The days that the app shows for the same answer; none where it cannot be read. */
export async function appDays(list: ProgramListName, answer: unknown): Promise<Element[]> {
  const { kind } = programLists[list];
  const all = await readShows({ showtype: kind }, answer);
  const { listed } = showsOfList(programLists[list], all, shopMinute());
  return shown(<ShowsByDate shows={listed} onRemind={() => undefined} filmExtra={cardHeart} />, daysIn);
}

/** The next dates that the app's home page shows of one section for the same answer. */
export async function appDates(section: 'kino' | 'flohmarkt', answer: unknown): Promise<Element[]> {
  const all = await readShows({}, answer);
  return shown(<SectionDates kind={section} theme="light" shows={all} isLoading={false} />, (container) => [
    ...container.querySelectorAll('ul.section-dates'),
  ]);
}

/** What comes with the app alone: what is taken along, further dates, what search engines read. */
const late = '.share, script, .more-dates';

/** The page that the app shows of a show before it sells anything; none where the answer is of no show. */
export async function appShow(answer: unknown): Promise<Element | undefined> {
  const reference = { showId: 1 };
  globalThis.earlyResponses = { [apiAddress(...calls.showDetail(reference))]: answered(answer) };
  const show = await fetchShowDetail.send(reference, new AbortController().signal).catch(() => undefined);
  if (!show) return undefined;
  const nothing = () => undefined;
  const page = (
    <ShowDetails show={show} detail={undefined} error={null} onRetry={nothing} onCancel={nothing} />
  );
  const [article] = await shown(page, (container) => [...container.querySelectorAll('article')]);
  for (const part of article?.querySelectorAll(late) ?? []) part.remove();
  return article;
}

/** The parts of a cart that the app shows for the same stored text, as they are without anything under way. */
export async function appCart(stored: string): Promise<Element | undefined> {
  const { cart, totalPrice } = setCart(initialState, withoutRepeatedCodes(readStoredCart(stored) ?? {}));
  const [parts] = await shown(<CartContents cart={cart} total={totalPrice} />, (container) => [
    ...container.children,
  ]);
  return parts && readable(parts);
}

/** The same parts without what only the app needs, or knows: names of its own for elements, and what is under way. */
export function readable(parts: Element): Element {
  const copy = parts.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('*')) {
    for (const name of ['id', 'aria-describedby', 'aria-labelledby', 'disabled']) part.removeAttribute(name);
  }
  return copy;
}

/** Fails unless both are the same nodes, whatever the order of their attributes, and says where they differ. */
export function expectSame(early: Element | undefined, own: Element | undefined): void {
  if (early ? own?.isEqualNode(early) : !own) return;
  expect(early?.outerHTML).toBe(own?.outerHTML);
  expect.fail('The same markup, but not the same nodes.');
}
