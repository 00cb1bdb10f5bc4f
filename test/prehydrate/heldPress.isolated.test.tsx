import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPresses } from '@/prehydrate/heldPress';
import { button } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';

const page = document.documentElement;
const press = vi.fn();

/** Puts a page that no script has touched in the place of what stood there. */
function show(root: HTMLElement, html: string): void {
  root.replaceChildren(...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes);
}

function prerender(content: ReactNode): HTMLElement {
  const root = document.createElement('div');
  show(root, renderToString(content));
  document.body.append(root);
  return root;
}

/** Lets pass what a button waits for until it is pressed again. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(100));

const remind = (onClick: () => void = press) => (
  <button type="button" onClick={onClick}>
    Vormerken
  </button>
);

/** The same button as a card has it that is painted before the app is there. */
const painted = '<button type="button">Vormerken</button>';

holdPresses();

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  delete page.dataset['hydrated'];
  document.body.replaceChildren();
});

it('does a press before hydration once, after it', async () => {
  const root = prerender(remind());
  button('Vormerken').click();
  button('Vormerken').click();
  await wait();
  expect(button('Vormerken')).toHaveAttribute('aria-busy', 'true');
  await act(() => hydrateRoot(root, remind()));
  // React's development build alone minds an attribute that is not its own.
  expect(takeProblems()).toEqual([expect.stringContaining('aria-busy')]);
  expect(press).not.toHaveBeenCalled();
  await wait();
  expect(press).toHaveBeenCalledOnce();
  expect(button('Vormerken')).not.toHaveAttribute('aria-busy');
  await wait();
  expect(press).toHaveBeenCalledOnce();
});

it('does a press once that React hydrates the button for', async () => {
  const root = prerender(<Suspense>{remind()}</Suspense>);
  hydrateRoot(root, <Suspense>{remind()}</Suspense>);
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(press).toHaveBeenCalledOnce();
});

it('keeps a press on a button beside code that is on its way', async () => {
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Late() {
    use(coming);
    return <p>Da</p>;
  }
  const content = (late: ReactNode) => (
    <Suspense>
      {remind()}
      {late}
    </Suspense>
  );
  const root = prerender(content(<p>Da</p>));
  await act(() => hydrateRoot(root, content(<Late />)));
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(press).not.toHaveBeenCalled();
  await act(() => Promise.resolve(arrive()));
  await wait();
  expect(press).toHaveBeenCalledOnce();
});

it('does a press on the button in the place of the pressed one, among equals', async () => {
  const pressed: number[] = [];
  const root = prerender(null);
  show(root, painted + painted);
  screen.getAllByRole('button')[1]?.click();
  root.replaceChildren();
  await wait();
  const content = [0, 1].map((index) => <div key={index}>{remind(() => pressed.push(index))}</div>);
  show(root, renderToString(content));
  await act(() => hydrateRoot(root, content));
  await wait();
  expect(pressed).toEqual([1]);
});

it('does no press on a button that stands otherwise in its place', async () => {
  const root = prerender(null);
  show(root, painted);
  button('Vormerken').click();
  const marked = (
    <button type="button" aria-pressed onClick={press}>
      Vormerken
    </button>
  );
  show(root, renderToString(marked));
  await act(() => hydrateRoot(root, marked));
  page.dataset['hydrated'] = '';
  await wait();
  expect(press).not.toHaveBeenCalled();
  // The screen that was pressed on is gone for good.
  root.replaceChildren();
  const later = prerender(remind());
  await act(() => hydrateRoot(later, remind()));
  await wait();
  expect(press).not.toHaveBeenCalled();
});

it('forgets a press when a link was pressed since', async () => {
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
  expect(press).not.toHaveBeenCalled();
});

const point = (target: Element, type: string, key = 0) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: key }));

it.each([
  ['does a press that began on a painted button and ends on its successor', 0, 1],
  ['does nothing where that was another key of the mouse', 2, 0],
])('%s', async (_, key, times) => {
  const root = prerender(null);
  show(root, painted);
  point(button('Vormerken'), 'pointerdown', key);
  show(root, renderToString(remind()));
  await act(() => hydrateRoot(root, remind()));
  point(button('Vormerken'), 'pointerup', key);
  await wait();
  expect(press).toHaveBeenCalledTimes(times);
});

it('adds nothing to a press on what React has', async () => {
  const root = prerender(remind());
  await act(() => hydrateRoot(root, remind()));
  point(button('Vormerken'), 'pointerdown');
  point(button('Vormerken'), 'pointerup');
  await act(() => Promise.resolve(button('Vormerken').click()));
  await wait();
  expect(press).toHaveBeenCalledOnce();
});
