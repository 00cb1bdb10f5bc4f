import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { button, heading } from '@test/support/screenQueries';
import { setMotionPreference } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';

async function firstCard(): Promise<HTMLElement> {
  renderApp(paths.program.to());
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos/ });
  return link!;
}

/** Whether the app handled the click instead of the browser. */
function isFollowed(link: HTMLElement, keys: object): boolean {
  let prevented = false;
  function check(event: Event) {
    prevented = event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  }
  window.addEventListener('click', check, { once: true });
  fireEvent.click(link, keys);
  return prevented;
}

describe('links on cards', () => {
  it('a click on a card navigates without a page load and adds one history entry', async () => {
    const link = await firstCard();
    const before = window.history.length;
    expect(isFollowed(link, {})).toBe(true);
    await heading('Metropolis');
    expect(window.history.length).toBe(before + 1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'the browser handles a click with %j',
    async (keys) => {
      const link = await firstCard();
      expect(isFollowed(link, keys)).toBe(false);
      expect(window.location.pathname).toBe(paths.program.to());
    },
  );
});

describe('plain links', () => {
  function plainLink(attributes: Record<string, string>): HTMLElement {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    onTestFinished(() => link.remove());
    return link;
  }

  it('a click on a next date of the home page navigates without a page load', async () => {
    renderApp(paths.home.to());
    const [link] = await screen.findAllByRole('link', { name: /^Metropolis/ });
    expect(isFollowed(link!, {})).toBe(true);
    await heading('Metropolis');
  });

  it.each([
    ['another origin', { href: 'https://example.org/programm' }],
    ['another window', { href: paths.cart.to(), target: '_blank' }],
    ['a download', { href: paths.cart.to(), download: '' }],
    ['a part of the same page', { href: '#inhalt' }],
    ['an address without a page', { href: '/rest/bezahlen' }],
  ])('the browser handles a link to %s', async (_, attributes) => {
    await firstCard();
    expect(isFollowed(plainLink(attributes), {})).toBe(false);
    expect(window.location.pathname).toBe(paths.program.to());
  });
});

describe('the transition of a card', () => {
  type Update = () => Promise<void>;

  /** Runs the update of a transition when the test calls `runUpdate`, as browsers run it after capturing the old page. */
  function browserWithTransitions() {
    const updates: Update[] = [];
    const start = vi.fn((update: Update) => {
      updates.push(update);
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) };
    });
    Object.defineProperty(document, 'startViewTransition', { configurable: true, value: start });
    return { start, runUpdate: () => act(async () => updates.shift()!()) };
  }

  afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

  const named = () =>
    [...document.querySelectorAll<HTMLElement>('.picture')].filter(
      (picture) => picture.style.viewTransitionName,
    );

  it('the picture of a clicked card is animated, and the click navigates', async () => {
    const { start, runUpdate } = browserWithTransitions();
    const link = await firstCard();
    fireEvent.click(link);
    expect(start).toHaveBeenCalledTimes(1);
    expect(named()).toEqual([link.closest('.show-card')!.querySelector('.picture')]);
    expect(window.location.pathname).toBe(paths.program.to());
    await runUpdate();
    await heading('Metropolis');
    expect(named()).toEqual([]);
  });

  it.each([
    ['reduced motion', () => void setMotionPreference(true), {}],
    ['a click that opens a new window', () => undefined, { ctrlKey: true }],
  ])('%s starts no transition', async (_, prepare, keys) => {
    const { start } = browserWithTransitions();
    const link = await firstCard();
    prepare();
    fireEvent.click(link, keys);
    expect(start).not.toHaveBeenCalled();
  });

  it('clicks outside of cards start no transition', async () => {
    const { start } = browserWithTransitions();
    await firstCard();
    fireEvent.click(button('Termin finden'));
    expect(start).not.toHaveBeenCalled();
  });
});
