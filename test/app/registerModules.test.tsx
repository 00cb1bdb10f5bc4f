import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { put, takeEvery } from 'typed-redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from '@/app/lazyPage';
import { createStore, registerModules } from '@/app/store';
import { addCleanup } from '@test/support/cleanups';
import { button, heading } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';
import { disconnectHost } from '@test/support/server';

/** A state area of its own for each test, for what is installed stays: it counts what its saga hears. */
function lazyModule(area: string) {
  const slice = createSlice({
    name: area,
    initialState: { heard: 0 },
    reducers: {
      asked: (state, _: PayloadAction<undefined>) => state,
      heard: (state) => ({ heard: state.heard + 1 }),
      broken: (state) => state,
    },
    selectors: { selectHeard: ({ heard }) => heard },
  });
  const { asked, heard, broken } = slice.actions;
  function* saga() {
    yield* takeEvery(asked, function* () {
      yield* put(heard());
    });
    yield* takeEvery(broken, () => {
      throw new Error('broken reaction');
    });
  }
  return { slice, flow: { slices: [slice], sagas: [saga] }, ask: () => asked(undefined), broken };
}

function openStore() {
  const { store, stop } = createStore();
  addCleanup(stop);
  const areaOf = (area: string) => (store.getState() as unknown as Record<string, unknown>)[area];
  return { store, stop, areaOf };
}

describe('what a screen brings', () => {
  it('comes to every store there is and to those to come, with its sagas at work', () => {
    const { flow, ask } = lazyModule('everywhere');
    const before = [openStore(), openStore()];
    for (const { areaOf } of before) expect(areaOf('everywhere')).toBeUndefined();
    registerModules([flow]);
    const all = [...before, openStore()];
    for (const { store, areaOf } of all) {
      expect(areaOf('everywhere')).toEqual({ heard: 0 });
      store.dispatch(ask());
      expect(areaOf('everywhere')).toEqual({ heard: 1 });
    }
  });

  it('comes once, however often and with however many screens it is named', () => {
    const { flow, slice, ask } = lazyModule('once');
    const { store, areaOf } = openStore();
    registerModules([flow, flow]);
    store.dispatch(ask());
    registerModules([flow]);
    registerModules([{ slices: [slice] }, { sagas: flow.sagas }, {}]);
    expect(areaOf('once')).toEqual({ heard: 1 });
    store.dispatch(ask());
    expect(areaOf('once')).toEqual({ heard: 2 });
  });

  it('finds the rest of the state as it was', () => {
    const { flow } = lazyModule('beside');
    const { store } = openStore();
    const before = store.getState();
    registerModules([flow]);
    expect(store.getState()).toEqual({ ...before, beside: { heard: 0 } });
    expect(store.getState().cart).toBe(before.cart);
  });

  it('does not wake a store that was stopped', () => {
    const { flow, ask } = lazyModule('stopped');
    const { store, stop, areaOf } = openStore();
    stop();
    registerModules([flow]);
    store.dispatch(ask());
    expect(areaOf('stopped')).toEqual({ heard: 0 });
  });

  it('goes on after one of its reactions failed', () => {
    const { flow, ask, broken } = lazyModule('restartOnError');
    const { store, areaOf } = openStore();
    registerModules([flow]);
    store.dispatch(broken());
    store.dispatch(ask());
    expect(areaOf('restartOnError')).toEqual({ heard: 1 });
    expect(takeProblems().join()).toContain('broken reaction');
  });

  it('is taken along by none that cannot begin', () => {
    const { flow, ask } = lazyModule('beginning');
    const { store, areaOf } = openStore();
    // It stays installed, and the stores of other tests begin it as well.
    const begin = vi
      .fn(function* () {})
      .mockImplementationOnce(() => {
        throw new Error('broken start');
      });
    registerModules([{ sagas: [begin] }, flow]);
    store.dispatch(ask());
    expect(areaOf('beginning')).toEqual({ heard: 1 });
    expect(takeProblems().join()).toContain('broken start');
  });
});

describe('a screen with modules of its own', () => {
  function open(area: string) {
    const { flow, slice, ask } = lazyModule(area);
    const seen: number[] = [];
    function Shown() {
      const dispatch = useDispatch();
      const heard = useSelector(slice.selectors.selectHeard);
      seen.push(heard);
      return (
        <>
          <h1>{`Gehört: ${heard}`}</h1>
          <button onClick={() => dispatch(ask())}>Fragen</button>
        </>
      );
    }
    const module = { Shown, modules: [flow] };
    const load = vi.fn(() => Promise.resolve(module));
    const Screen = lazyPage(load, 'Shown');
    const { store, areaOf } = openStore();
    const show = () =>
      render(
        <StrictMode>
          <Provider store={store}>
            <MemoryRouter>
              <Screen />
            </MemoryRouter>
          </Provider>
        </StrictMode>,
      );
    return { user: userEvent.setup({ delay: null }), seen, load, Screen, areaOf, show };
  }

  it('finds its area in the state at its first render, and its sagas at work', async () => {
    const { user, seen, show } = open('shown');
    show();
    await heading('Gehört: 0');
    expect(seen[0]).toBe(0);
    await user.click(button('Fragen'));
    await heading('Gehört: 1');
  });

  it('finds them too where its code was fetched ahead and where it is shown again', async () => {
    const { user, Screen, areaOf, show } = open('ahead');
    expect(areaOf('ahead')).toBeUndefined();
    await Screen.load();
    const { unmount } = show();
    expect(screen.getByRole('heading', { name: 'Gehört: 0' })).toBeVisible();
    await user.click(button('Fragen'));
    await heading('Gehört: 1');
    unmount();
    show();
    await heading('Gehört: 1');
    expect(areaOf('ahead')).toEqual({ heard: 1 });
  });

  it('whose code does not arrive leaves nothing behind, and all of it comes with the next try', async () => {
    disconnectHost();
    const { user, load, areaOf, show } = open('failing');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    show();
    await heading('Diese Seite konnte nicht geladen werden');
    expect(areaOf('failing')).toBeUndefined();
    expect(takeProblems().join()).toContain('The code did not load.');
    await user.click(button('Erneut versuchen'));
    await heading('Gehört: 0');
    await user.click(button('Fragen'));
    await heading('Gehört: 1');
  });
});
