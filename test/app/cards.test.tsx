import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { button, heading } from '@test/support/screenQueries';
import { setMotionPreference } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';

async function firstCard(): Promise<HTMLElement> {
  renderApp(paths.program.to());
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos/ });
  return link!;
}

describe('links on cards', () => {
  /** Whether the press was followed here instead of being left to the browser. */
  function isFollowed(link: HTMLElement, keys: object): boolean {
    let prevented = false;
    function look(event: Event) {
      prevented = event.defaultPrevented;
      // What the browser would do now is not there in a test.
      event.preventDefault();
    }
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link, keys);
    return prevented;
  }

  it('a card leads on within the page, in a step of its own', async () => {
    const link = await firstCard();
    const before = window.history.length;
    expect(isFollowed(link, {})).toBe(true);
    await heading('Metropolis');
    expect(window.history.length).toBe(before + 1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a press with %j is left to the browser',
    async (keys) => {
      const link = await firstCard();
      expect(isFollowed(link, keys)).toBe(false);
      expect(window.location.pathname).toBe(paths.program.to());
    },
  );
});

describe('the transition of a card', () => {
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
    ['reduced motion', () => void setMotionPreference(true), {}],
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
});
