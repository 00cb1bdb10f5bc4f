import { combineSlices, configureStore, createReducer } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { expect, it } from 'vitest';
import { defineRequest } from '@/shared/request/defineRequest';
import { responseFailure } from '@/shared/request/errors';
import { readsSlice } from '@/shared/request/readsSlice';
import { ReadSink, useRead, type Read, type ReadOptions } from '@/shared/request/useRead';
import { watchRequests } from '@/shared/request/watchRequests';
import { addCleanup } from '@test/support/cleanups';
import { flushPending, passTime, stopTime } from '@test/support/time';

type Response = { text: string; asOf?: number };
type Call = {
  arg: string;
  signal: AbortSignal;
  respond: (response: Response) => void;
  fail: (error: unknown) => void;
};

let requests = 0;

/** A store with one read, whose responses the test sends, and the texts that it knows by argument. */
function start(known: Record<string, string> = {}) {
  const calls: Call[] = [];
  requests += 1;
  const request = defineRequest(
    `test/used${requests}`,
    'read',
    (arg: string, signal) =>
      new Promise<Response>((respond, fail) => calls.push({ arg, signal, respond, fail })),
  );
  const texts = createReducer(known, (builder) =>
    builder.addCase(request.success, (state, { payload, meta }) => {
      state[meta.arg] = payload.text;
    }),
  );
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineSlices(readsSlice, { texts }),
    middleware: (defaults) => defaults().concat(saga),
  });
  const watcher = saga.run(watchRequests);
  addCleanup(() => watcher.cancel());

  const reads: Read<string>[] = [];
  type Props = ReadOptions & { arg: string | undefined };
  function Part({ arg, ...options }: Props) {
    const read = useRead(
      request,
      arg,
      (root: { texts: Record<string, string> }, wanted) => root.texts[wanted],
      options,
    );
    reads.push(read);
    const { data, error, isLoading, asOf } = read;
    return <p>{[data, isLoading && 'loading', error?.kind, asOf].filter(Boolean).join(' ')}</p>;
  }
  const page = (...parts: Props[]) => (
    <Provider store={store}>
      {parts.map((props, index) => (
        <Part key={index} {...props} />
      ))}
    </Provider>
  );
  const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  const respond = (index: number, response: Response) => act(async () => calls[index]!.respond(response));
  return { store, calls, reads, page, shown, respond };
}

it('is requested once for all who want it, and aborted when the last one leaves', async () => {
  stopTime();
  const { calls, reads, page, shown, respond } = start();
  const { rerender, unmount } = render(page({ arg: 'A' }, { arg: 'A' }, { arg: 'B' }));
  expect(shown()).toEqual(['loading', 'loading', 'loading']);
  expect(calls.map(({ arg }) => arg)).toEqual(['A', 'B']);
  rerender(page({ arg: 'A' }));
  await flushPending();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  // The next page wants it too.
  rerender(<main>{page({ arg: 'A' })}</main>);
  await flushPending();
  await respond(0, { text: 'of A', asOf: 7 });
  expect(shown()).toEqual(['of A 7']);
  rerender(page({ arg: 'C' }));
  expect(shown()).toEqual(['loading']);
  unmount();
  await flushPending();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
  expect(calls.map(({ arg }) => arg)).toEqual(['A', 'B', 'C']);
  // A stored response is remembered without subscribers, and requested again.
  reads.length = 0;
  render(page({ arg: 'A' }));
  expect(reads[0]).toMatchObject({ data: 'of A', asOf: 7, isLoading: true });
});

it('is loading from the first rendering on, and shows what is known while it is requested again', async () => {
  const { calls, reads, page, shown, respond } = start({ A: 'old' });
  const { rerender } = render(page({ arg: 'A' }));
  expect(reads[0]).toMatchObject({ data: 'old', isLoading: true, error: null, asOf: undefined });
  expect(shown()).toEqual(['old loading']);
  await respond(0, { text: 'new' });
  expect(shown()).toEqual(['new']);
  rerender(page({ arg: 'A', version: 'tomorrow' }));
  expect(calls).toHaveLength(2);
  await respond(1, { text: 'newer' });
  expect(shown()).toEqual(['newer']);
});

it('is not requested without an argument, nor with isOnce if it is known', () => {
  const { calls, reads, page, shown } = start({ A: 'known' });
  render(page({ arg: undefined }, { arg: 'A', isOnce: true }, { arg: 'B', isOnce: true }));
  expect(shown()).toEqual(['', 'known', 'loading']);
  expect(reads[0]).toMatchObject({ isLoading: false, data: undefined });
  expect(reads[1]).toMatchObject({ isLoading: false });
  expect(reads[2]).toMatchObject({ isLoading: true });
  act(() => {
    reads[0]!.retry();
    reads[0]!.cancel();
  });
  expect(calls.map(({ arg }) => arg)).toEqual(['B']);
});

it('fails, is retried, and fails as cancelled', async () => {
  const { calls, reads, page, shown, respond } = start();
  render(page({ arg: 'A' }));
  await act(async () => calls[0]!.fail(responseFailure(500, {})));
  expect(shown()).toEqual([reads.at(-1)!.error!.kind]);
  act(() => reads.at(-1)!.retry());
  expect(shown()).toEqual(['loading']);
  act(() => reads.at(-1)!.cancel());
  expect(shown()).toEqual(['cancelled']);
  expect(calls[1]!.signal.aborted).toBe(true);
  act(() => reads.at(-1)!.retry());
  await respond(2, { text: 'of A' });
  expect(shown()).toEqual(['of A']);
});

it('waits until the argument has stayed the same for a pause', async () => {
  stopTime();
  const { calls, page } = start();
  const { rerender } = render(page({ arg: 'A', pauseMs: 300 }));
  await act(() => passTime(200));
  rerender(page({ arg: 'AB', pauseMs: 300 }));
  await act(() => passTime(200));
  expect(calls).toEqual([]);
  await act(() => passTime(100));
  expect(calls.map(({ arg }) => arg)).toEqual(['AB']);
});

it('is subscribed to by the sink of a page that is prerendered', () => {
  const { calls, page } = start();
  const found: (() => void)[] = [];
  renderToString(
    <ReadSink value={(subscribe) => found.push(subscribe)}>
      {page({ arg: 'A' }, { arg: undefined })}
    </ReadSink>,
  );
  expect(calls).toEqual([]);
  for (const subscribe of found) subscribe();
  expect(calls.map(({ arg }) => arg)).toEqual(['A']);
});
