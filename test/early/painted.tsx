import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { apiAddress } from '@/api/address';
import { calls } from '@/api/calls';
import { fetchShows } from '@/api/shows';
import { createStore } from '@/app/store';
import { settings } from '@/config/settings';
import { listedShows } from '@/domain/listedShows';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { programLists, showsOfList } from '@/screens/program/programLists';
import { currentMinute } from '@/screens/program/useNow';
import { cardHeart } from '@/screens/shared/FilmHeart';
import type { ProgramListName } from '@/texts/program';
import { earlyCards, firstCards } from '../../scripts/build/earlyScripts';
import { standaloneScript } from '../../scripts/build/standalone';

const root = process.cwd();

/** The script as the build compiles it, here with all that it imports. */
export function builtScript(): Promise<string> {
  const surroundings = {
    root,
    mode: 'production',
    define: { __SETTINGS__: JSON.stringify(settings) },
    resolve: { alias: [{ find: '@', replacement: join(root, 'src') }] },
    build: { target: ['chrome111', 'firefox115'] },
  };
  return standaloneScript(firstCards, surroundings, [earlyCards()]);
}

const answered = (answer: unknown) => Promise.resolve(Response.json(answer));
const daysIn = (element: Element) => [...element.querySelectorAll('.day')];

/** The days that the script paints for an answer. */
export async function paintedDays(script: string, list: string, answer: unknown): Promise<Element[]> {
  const place = document.createElement('div');
  place.className = 'first-cards';
  place.dataset['list'] = list;
  place.dataset['heading'] = 'h2';
  document.body.append(place);
  globalThis.earlyAnswers = { early: answered(answer) };
  runInThisContext(script);
  // An answer that is there is read and painted without waiting for a clock.
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
  place.remove();
  return daysIn(place);
}

const { store, stop } = createStore();
// No call is made, but what the store began would go on.
stop();

/** The days that the app shows for the same answer; none where it cannot be read. */
export async function appDays(list: ProgramListName, answer: unknown): Promise<Element[]> {
  const { kind } = programLists[list];
  globalThis.earlyAnswers = { [apiAddress(...calls.shows({ showtype: kind }))]: answered(answer) };
  const read = await fetchShows
    .send({ showtype: kind }, new AbortController().signal)
    .catch(() => ({ dataEntries: [], publicEvents: [] }));
  const { listed } = showsOfList(programLists[list], listedShows(read, kind), currentMinute());
  const { container, unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <ShowsByDate shows={listed} onRemind={() => undefined} filmExtra={cardHeart} />
      </MemoryRouter>
    </Provider>,
  );
  const days = daysIn(container).map((day) => day.cloneNode(true) as Element);
  unmount();
  return days;
}
