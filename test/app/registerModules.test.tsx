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

/** A module with its own state area, because modules stay registered. Its saga counts requests. */
function lazyModule(area: string) {
  const slice = createSlice({
    name: area,
    initialState: { heard: 0 },
    reducers: {
      requested: (state, _: PayloadAction<undefined>) => state,
      heard: (state) => ({ heard: state.heard + 1 }),
      broken: (state) => state,
    },
    selectors: { selectHeard: ({ heard }) => heard },
  });
  const { requested, heard, broken } = slice.actions;
  function* saga() {
    yield* takeEvery(requested, function* () {
      yield* put(heard());
    });
    yield* takeEvery(broken, () => {
      throw new Error('broken reaction');
    });
  }
  return { slice, module: { slices: [slice], sagas: [saga] }, request: () => requested(undefined), broken };
}

function openStore() {
  const { store, stop } = createStore();
  addCleanup(stop);
  const areaOf = (area: string) => (store.getState() as unknown as Record<string, unknown>)[area];
  return { store, stop, areaOf };
}

describe('the modules of a page', () => {
  it('are added to every existing and future store, once, with running sagas and no other change', () => {
    const { module, slice, request } = lazyModule('everywhere');
    const before = [openStore(), openStore()];
    for (const { areaOf } of before) expect(areaOf('everywhere')).toBeUndefined();
    const state = before[0]!.store.getState();
    registerModules([module, module]);
    expect(before[0]!.store.getState()).toEqual({ ...state, everywhere: { heard: 0 } });
    expect(before[0]!.store.getState().shows).toBe(state.shows);
    registerModules([module]);
    const all = [...before, openStore()];
    for (const { store, areaOf } of all) {
      expect(areaOf('everywhere')).toEqual({ heard: 0 });
      store.dispatch(request());
      expect(areaOf('everywhere')).toEqual({ heard: 1 });
    }
    registerModules([{ slices: [slice] }, { sagas: module.sagas }, {}]);
    const [{ store, areaOf }] = all as [(typeof all)[0]];
    expect(areaOf('everywhere')).toEqual({ heard: 1 });
    store.dispatch(request());
    expect(areaOf('everywhere')).toEqual({ heard: 2 });
  });

  it('do not run in a stopped store', () => {
    const early = lazyModule('stopped');
    const late = lazyModule('lateInStopped');
    const { store, stop, areaOf } = openStore();
    registerModules([early.module]);
    stop();
    registerModules([late.module]);
    store.dispatch(early.request());
    store.dispatch(late.request());
    expect([areaOf('stopped'), areaOf('lateInStopped')]).toEqual([{ heard: 0 }, { heard: 0 }]);
  });

  it('continue after one of their reactions throws', () => {
    const { module, request, broken } = lazyModule('restartOnError');
    const { store, areaOf } = openStore();
    registerModules([module]);
    store.dispatch(broken());
    store.dispatch(request());
    expect(areaOf('restartOnError')).toEqual({ heard: 1 });
    expect(takeProblems().join()).toContain('broken reaction');
  });

  it('run even when another module throws while it starts', () => {
    const { module, request } = lazyModule('beginning');
    const { store, areaOf } = openStore();
    // It stays registered, so that the stores of other tests start it too.
    const start = vi
      .fn(function* () {})
      .mockImplementationOnce(() => {
        throw new Error('broken start');
      });
    registerModules([{ sagas: [start] }, module]);
    store.dispatch(request());
    expect(areaOf('beginning')).toEqual({ heard: 1 });
    // It is not started again, because it would throw forever.
    expect(start).toHaveBeenCalledTimes(1);
    expect(takeProblems().join()).toContain('broken start');
  });
});

describe('a page with modules', () => {
  function open(area: string) {
    const { module, slice, request } = lazyModule(area);
    const seen: number[] = [];
    function Shown() {
      const dispatch = useDispatch();
      const heard = useSelector(slice.selectors.selectHeard);
      seen.push(heard);
      return (
        <>
          <h1>{`Gehört: ${heard}`}</h1>
          <button onClick={() => dispatch(request())}>Fragen</button>
        </>
      );
    }
    const code = { Shown, modules: [module] };
    const load = vi.fn(() => Promise.resolve(code));
    const LazyPage = lazyPage(load, 'Shown');
    const { store, areaOf } = openStore();
    const show = () =>
      render(
        <StrictMode>
          <Provider store={store}>
            <MemoryRouter>
              <LazyPage />
            </MemoryRouter>
          </Provider>
        </StrictMode>,
      );
    return { user: userEvent.setup({ delay: null }), seen, load, LazyPage, areaOf, show };
  }

  it('has its state area and running sagas at its first render', async () => {
    const { user, seen, show } = open('shown');
    show();
    await heading('Gehört: 0');
    expect(seen[0]).toBe(0);
    await user.click(button('Fragen'));
    await heading('Gehört: 1');
  });

  it('has them when its code was prefetched and when it is rendered again', async () => {
    const { user, LazyPage, areaOf, show } = open('ahead');
    expect(areaOf('ahead')).toBeUndefined();
    await LazyPage.load();
    const { unmount } = show();
    expect(screen.getByRole('heading', { name: 'Gehört: 0' })).toBeVisible();
    await user.click(button('Fragen'));
    await heading('Gehört: 1');
    unmount();
    show();
    await heading('Gehört: 1');
    expect(areaOf('ahead')).toEqual({ heard: 1 });
  });

  it('registers nothing when its code fails to load, and everything after the retry', async () => {
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
