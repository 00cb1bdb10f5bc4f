import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FocusRelease } from '@/app/navigation/FocusRelease';
import { paths } from '@/shop/paths';
import { focusedHeading, heading, listed, mainLinks } from '@test/support/screenQueries';
import { setMotionPreference } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';

beforeEach(() => keepShows(301, 302, 303, 501, 502));

async function firstCard(): Promise<HTMLElement> {
  renderApp(paths.program.to());
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos/ });
  return link!;
}

/** A link outside of cards. */
async function nextDate(): Promise<HTMLElement> {
  renderApp(paths.home.to());
  const [link] = await screen.findAllByRole('link', { name: /^Metropolis/ });
  return link!;
}

/** Whether the app handled the click instead of the browser. */
function isFollowed(link: HTMLElement, keys: object = {}): boolean {
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

describe('a link that is followed', () => {
  it('on a card navigates without a page load and adds one history entry', async () => {
    const link = await firstCard();
    const before = window.history.length;
    expect(isFollowed(link)).toBe(true);
    await heading('Metropolis');
    expect(window.history.length).toBe(before + 1);
  });

  it('is left to the browser for another window, a part of a page, a download and other addresses', async () => {
    const card = await firstCard();
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(isFollowed(card, keys), JSON.stringify(keys)).toBe(false);
    for (const attributes of [
      { href: 'https://example.org/programm' },
      { href: paths.cart.to(), target: '_blank' },
      { href: paths.cart.to(), download: '' },
      { href: '#inhalt' },
      // An address without a page.
      { href: '/rest/bezahlen' },
    ]) {
      const link = document.body.appendChild(document.createElement('a'));
      onTestFinished(() => link.remove());
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      expect(isFollowed(link), link.outerHTML).toBe(false);
    }
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

  it('does not move after a click on a link outside of the cards, which navigates without a page load', async () => {
    const animate = browserWithAnimations();
    expect(isFollowed(await nextDate())).toBe(true);
    await heading('Metropolis');
    expect(document.querySelector('.detail-picture')).not.toBeNull();
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the focus', () => {
  const back = () => act(() => window.history.back());
  const cards = () => screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });

  /** The second of two links in the page to the same address. */
  function repeatedLink(): HTMLElement | undefined {
    const links = mainLinks();
    const addresses = links.map((link) => link.getAttribute('href'));
    return links.find((_, index) => addresses.indexOf(addresses[index]!) < index);
  }

  it('after Back is at the link that was followed, not at another one to the same address', async () => {
    const { user } = renderApp(paths.home.to());
    await waitFor(() => expect(repeatedLink()).toBeDefined());
    const followed = repeatedLink()!;
    const position = mainLinks().indexOf(followed);
    await user.click(followed);
    await waitFor(() => expect(followed).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    back();
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('href', followed.getAttribute('href')),
    );
    expect(mainLinks().indexOf(document.activeElement as HTMLElement)).toBe(position);
  });

  it('after Back is at the heading if the link that was followed is gone', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(cards()[0]!);
    await focusedHeading('Metropolis');
    const { shows } = currentDatabase();
    shows.splice(
      shows.findIndex(({ showId }) => showId === 301),
      1,
    );
    back();
    await focusedHeading('Kinoprogramm');
  });

  it('after Back is at the heading if a link of the header was followed, or one in a new tab', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    fireEvent.click(cards()[0]!, { ctrlKey: true });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Warenkorb' }));
    await focusedHeading('Warenkorb');
    back();
    await focusedHeading('Kinoprogramm');
  });

  /** Elements that had the focus when React started to remove the page. */
  const focused: (Element | null)[] = [];

  function Page({ to }: { to: string }) {
    useLayoutEffect(() => () => void focused.push(document.activeElement), []);
    return <Link to={to}>{`Nach ${to}`}</Link>;
  }

  it('is lost by a link before it is removed with its page, and kept by a link that stays', () => {
    render(
      <MemoryRouter>
        <main>
          <FocusRelease>
            <Link to="/zwei">Bleibt</Link>
            <Routes>
              <Route path="/" element={<Page key="eins" to="/zwei" />} />
              <Route path="/zwei" element={<Page key="zwei" to="/" />} />
            </Routes>
          </FocusRelease>
        </main>
      </MemoryRouter>,
    );
    function follow(name: string): HTMLElement {
      const link = screen.getByRole('link', { name });
      act(() => link.focus());
      act(() => link.click());
      return link;
    }
    follow('Nach /zwei');
    expect(focused).toEqual([document.body]);
    follow('Nach /');
    const staying = follow('Bleibt');
    expect(screen.getByRole('link', { name: 'Nach /' })).toBeInTheDocument();
    expect(staying).toHaveFocus();
  });
});
