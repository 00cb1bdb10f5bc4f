import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { heading } from '@test/support/screenQueries';
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

describe('the picture of a clicked card', () => {
  const placeOf: Record<string, DOMRect> = {
    'show-card': new DOMRect(20, 400, 100, 150),
    'detail-picture': new DOMRect(10, 100, 200, 300),
  };

  /** jsdom has neither a layout nor animations. */
  function browserWithAnimations() {
    const animate = vi.fn();
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const name = Object.keys(placeOf).find((known) => this.closest(`.${known}`));
      return (name && placeOf[name]) || new DOMRect();
    });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
    return animate;
  }

  it('moves from the card to its place on the page', async () => {
    const animate = browserWithAnimations();
    fireEvent.click(await firstCard());
    await heading('Metropolis');
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate.mock.contexts[0]).toBe(document.querySelector('.detail-picture'));
    expect(animate.mock.calls[0]![0]).toMatchObject({
      transform: ['translate(10px, 300px) scale(0.5, 0.5)', 'none'],
    });
  });

  it('does not move with reduced motion', async () => {
    const animate = browserWithAnimations();
    setMotionPreference(true);
    fireEvent.click(await firstCard());
    await heading('Metropolis');
    expect(animate).not.toHaveBeenCalled();
  });

  it('does not move after a click on a link outside of the cards', async () => {
    const animate = browserWithAnimations();
    renderApp(paths.home.to());
    const [link] = await screen.findAllByRole('link', { name: /^Metropolis/ });
    fireEvent.click(link!);
    await heading('Metropolis');
    expect(document.querySelector('.detail-picture')).not.toBeNull();
    expect(animate).not.toHaveBeenCalled();
  });
});
