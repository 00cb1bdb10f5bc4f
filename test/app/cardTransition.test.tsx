import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { motionWish } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';

type Update = () => Promise<void>;

/** A browser that looks at the old page first, as real ones do: what changes it runs when the test says so. */
function browserWithTransitions() {
  const updates: Update[] = [];
  const start = vi.fn((update: Update) => {
    updates.push(update);
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) };
  });
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: start });
  return { start, goOn: () => act(async () => updates.shift()!()) };
}

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

const named = () =>
  [...document.querySelectorAll<HTMLElement>('.picture')].filter(
    (picture) => picture.style.viewTransitionName,
  );

async function firstCard(): Promise<HTMLElement> {
  renderApp(paths.program.to());
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos/ });
  return link!;
}

it('the picture of a pressed card is the one that grows, and the press goes on', async () => {
  const { start, goOn } = browserWithTransitions();
  const link = await firstCard();
  fireEvent.click(link);
  expect(start).toHaveBeenCalledTimes(1);
  expect(named()).toEqual([link.closest('.show-card')!.querySelector('.picture')]);
  expect(window.location.pathname).toBe(paths.program.to());
  await goOn();
  await heading('Metropolis');
  expect(named()).toEqual([]);
});

it.each([
  ['reduced motion', () => void motionWish(true), {}],
  ['a press for a new window', () => undefined, { ctrlKey: true }],
])('under %s nothing moves', async (_, prepare, keys) => {
  const { start } = browserWithTransitions();
  const link = await firstCard();
  prepare();
  fireEvent.click(link, keys);
  expect(start).not.toHaveBeenCalled();
});

it('other links and buttons are left alone', async () => {
  const { start } = browserWithTransitions();
  await firstCard();
  fireEvent.click(button('Termin finden'));
  expect(start).not.toHaveBeenCalled();
});
