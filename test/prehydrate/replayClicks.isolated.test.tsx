import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayClicks } from '@/prehydrate/replayClicks';
import { button } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';

const page = document.documentElement;
const onClick = vi.fn();

/** Replaces the content with HTML that is not hydrated. */
function show(root: HTMLElement, html: string): void {
  root.replaceChildren(...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes);
}

function prerender(content: ReactNode): HTMLElement {
  const root = document.createElement('div');
  show(root, renderToString(content));
  document.body.append(root);
  return root;
}

/** Waits longer than the delay between retries. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(100));

const remind = (handler: () => void = onClick) => (
  <button type="button" onClick={handler}>
    Vormerken
  </button>
);

/** The same button as a prehydrated card contains it. */
const prehydrated = '<button type="button">Vormerken</button>';

replayClicks();

beforeEach(() => {
  vi.useFakeTimers();
  onClick.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  delete page.dataset['hydrated'];
  document.body.replaceChildren();
});

it('replays a click before hydration once, after hydration', async () => {
  const root = prerender(remind());
  button('Vormerken').click();
  button('Vormerken').click();
  await wait();
  expect(button('Vormerken')).toHaveAttribute('aria-busy', 'true');
  await act(() => hydrateRoot(root, remind()));
  // Only React's development build reports an unknown attribute.
  expect(takeProblems()).toEqual([expect.stringContaining('aria-busy')]);
  expect(onClick).not.toHaveBeenCalled();
  await wait();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button('Vormerken')).not.toHaveAttribute('aria-busy');
  await wait();
  expect(onClick).toHaveBeenCalledOnce();
});

it('handles a click once when React hydrates the button because of it', async () => {
  const root = prerender(<Suspense>{remind()}</Suspense>);
  hydrateRoot(root, <Suspense>{remind()}</Suspense>);
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(onClick).toHaveBeenCalledOnce();
});

it('replays a click on a button beside a suspended component', async () => {
  let load: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => {
    load = resolve;
  });
  function Lazy() {
    use(pending);
    return <p>Da</p>;
  }
  const content = (lazy: ReactNode) => (
    <Suspense>
      {remind()}
      {lazy}
    </Suspense>
  );
  const root = prerender(content(<p>Da</p>));
  await act(() => hydrateRoot(root, content(<Lazy />)));
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(onClick).not.toHaveBeenCalled();
  await act(() => Promise.resolve(load()));
  await wait();
  expect(onClick).toHaveBeenCalledOnce();
});

it('replays a click on the button with the same position among equal buttons', async () => {
  const clicked: number[] = [];
  const root = prerender(null);
  show(root, prehydrated + prehydrated);
  screen.getAllByRole('button')[1]?.click();
  root.replaceChildren();
  await wait();
  const content = [0, 1].map((index) => <div key={index}>{remind(() => clicked.push(index))}</div>);
  show(root, renderToString(content));
  await act(() => hydrateRoot(root, content));
  await wait();
  expect(clicked).toEqual([1]);
});

it('does not replay a click on a button that differs', async () => {
  const root = prerender(null);
  show(root, prehydrated);
  button('Vormerken').click();
  const marked = (
    <button type="button" aria-pressed onClick={onClick}>
      Vormerken
    </button>
  );
  show(root, renderToString(marked));
  await act(() => hydrateRoot(root, marked));
  page.dataset['hydrated'] = '';
  await wait();
  expect(onClick).not.toHaveBeenCalled();
  // An equal button that is rendered later gets no click.
  root.replaceChildren();
  const later = prerender(remind());
  await act(() => hydrateRoot(later, remind()));
  await wait();
  expect(onClick).not.toHaveBeenCalled();
});

it('drops a click when a link is clicked afterwards', async () => {
  const content = (
    <>
      {remind()}
      <a href="#weiter">Weiter</a>
    </>
  );
  const root = prerender(content);
  button('Vormerken').click();
  screen.getByRole('link').click();
  await act(() => hydrateRoot(root, content));
  await wait();
  expect(onClick).not.toHaveBeenCalled();
});

const point = (target: Element, type: string, key = 0) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: key }));

it.each([
  ['replays a click that started on a prehydrated button and ends on its replacement', 0, 1],
  ['ignores another button of the mouse', 2, 0],
])('%s', async (_, key, times) => {
  const root = prerender(null);
  show(root, prehydrated);
  point(button('Vormerken'), 'pointerdown', key);
  show(root, renderToString(remind()));
  await act(() => hydrateRoot(root, remind()));
  point(button('Vormerken'), 'pointerup', key);
  await wait();
  expect(onClick).toHaveBeenCalledTimes(times);
});

it('does not repeat a click on a hydrated button', async () => {
  const root = prerender(remind());
  await act(() => hydrateRoot(root, remind()));
  point(button('Vormerken'), 'pointerdown');
  point(button('Vormerken'), 'pointerup');
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(onClick).toHaveBeenCalledOnce();
});
