import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { apiAddress } from '@/shared/api/address';
import { fetchShows } from '@/features/catalogue/api';
import { calls, type ShowListQuery } from '@/features/catalogue/calls';
import { fetchShowDetail } from '@/features/catalogue/detailApi';
import { createStore, registerModules } from '@/app/store';
import { settings } from '@/shared/config/settings';
import { listedShows } from '@/domain/listedShows';
import { readStoredCart } from '@/domain/storedCart';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';
import { cartSlice } from '@/features/cart/cartSlice';
import { setCart, initialState } from '@/features/cart/lines/cartState';
import { GroupedShows } from '@/features/catalogue/GroupedShows';
import { CartContents } from '@/features/cart/lines/CartContents';
import { SectionDates } from '@/features/landing/SectionDates';
import { programLists, showsOfList } from '@/features/catalogue/programLists';
import { shopMinute } from '@/shared/browser/serverClock';
import { cardHeart } from '@/features/account/FilmHeart';
import { ShowDetails } from '@/features/booking/show/ShowDetails';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { prehydration, prehydrationEntries } from '../../build/prehydrationScripts';
import { standaloneScript } from '../../build/standaloneScript';

const root = process.cwd();

const builds = new Map<string, Promise<string>>();

/** A prehydration script without imports, compiled once per test file. */
export function builtScript(name: keyof typeof prehydrationEntries): Promise<string> {
  const script = builds.get(name) ?? buildScript(name);
  builds.set(name, script);
  return script;
}

function buildScript(name: keyof typeof prehydrationEntries): Promise<string> {
  const context = {
    root,
    mode: 'production',
    define: { __SETTINGS__: JSON.stringify(settings) },
    resolve: { alias: [{ find: '@', replacement: join(root, 'src') }] },
    build: { target: ['chrome111', 'firefox115'] },
  };
  return standaloneScript(prehydrationEntries[name], context, [prehydration()]);
}

const responseWith = (body: unknown) => Promise.resolve(Response.json(body));
const daysIn = (element: Element) => [...element.querySelectorAll('.day')];

/** Handling a response takes a few tasks and no timers. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 8; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs the script on containers with these `data-` attributes and returns the containers. */
export async function prehydrated<Data extends Record<string, string>[]>(
  script: string,
  body: unknown,
  ...data: Data
): Promise<Element[]> {
  const containers = data.map((own) => {
    const container = document.createElement('div');
    container.className = 'prehydrated';
    Object.assign(container.dataset, own);
    return container;
  });
  document.body.append(...containers);
  globalThis.earlyResponses = { request: responseWith(body) };
  runInThisContext(script);
  await settled();
  for (const container of containers) container.remove();
  return containers;
}

export async function prehydratedDays(script: string, list: string, body: unknown): Promise<Element[]> {
  const containers = await prehydrated(script, body, { list, heading: 'h2' });
  return containers.flatMap(daysIn);
}

registerModules([{ slices: [cartSlice] }]);
const { store, stop } = createStore();
// The tests need no sagas.
stop();

async function readShows(query: ShowListQuery, body: unknown) {
  globalThis.earlyResponses = { [apiAddress(...calls.shows(query))]: responseWith(body) };
  const empty = { dataEntries: [], publicEvents: [] };
  const read = await fetchShows.send(query, new AbortController().signal).catch(() => empty);
  return listedShows(read, query.showtype);
}

/** Renders content with React and returns copies of some elements. */
async function rendered(content: ReactNode, pick: (container: Element) => Element[]): Promise<Element[]> {
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

/** The days that the app renders; empty for an invalid response. */
export async function appDays(list: ProgramListName, body: unknown): Promise<Element[]> {
  const { kind } = programLists[list];
  const all = await readShows({ showtype: kind }, body);
  const { listed, days } = showsOfList(programLists[list], all, shopMinute());
  return rendered(
    <GroupedShows shows={listed} days={days} onRemind={() => undefined} filmExtra={cardHeart} />,
    daysIn,
  );
}

/** The next dates of a section on the home page. */
export async function appDates(section: 'kino' | 'flohmarkt', body: unknown): Promise<Element[]> {
  const all = await readShows({}, body);
  return rendered(
    <SectionDates kind={section} theme="light" shows={all} isLoading={false} />,
    (container) => [...container.querySelectorAll('ul.section-dates')],
  );
}

/** Elements that only the app renders. */
const appOnly = '.share, script, .more-dates, .glance, .glance-room, .evening-slot';

/** The show without products; `undefined` for a response without a show. */
export async function appShow(body: unknown): Promise<Element | undefined> {
  const reference = { id: 1 };
  globalThis.earlyResponses = { [apiAddress(...calls.showDetail(reference))]: responseWith(body) };
  const show = await fetchShowDetail.send(reference, new AbortController().signal).catch(() => undefined);
  if (!show) return undefined;
  const noop = () => undefined;
  const read = { data: undefined, asOf: undefined, isLoading: true, error: null, retry: noop, cancel: noop };
  const page = <ShowDetails show={show} read={{ ...read, detail: undefined }} />;
  const [article] = await rendered(page, (container) => [...container.querySelectorAll('article')]);
  for (const part of article?.querySelectorAll(appOnly) ?? []) part.remove();
  return article;
}

/** The cart that the app renders for a stored text. */
export async function appCart(stored: string): Promise<Element | undefined> {
  const { cart, totalPrice } = setCart(initialState, withoutRepeatedCodes(readStoredCart(stored) ?? {}));
  const [parts] = await rendered(<CartContents cart={cart} total={totalPrice} />, (container) => [
    ...container.children,
  ]);
  return parts && readable(parts);
}

/** A copy without attributes that only the app sets: ids, references to them, disabled controls. */
export function readable(parts: Element): Element {
  const copy = parts.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('*')) {
    for (const name of ['id', 'aria-describedby', 'aria-labelledby', 'disabled']) part.removeAttribute(name);
  }
  return copy;
}

/** Expects equal nodes, in any order of attributes. */
export function expectSame(element: Element | undefined, own: Element | undefined): void {
  if (element ? own?.isEqualNode(element) : !own) return;
  expect(element?.outerHTML).toBe(own?.outerHTML);
  expect.fail('The same markup, but not the same nodes.');
}
