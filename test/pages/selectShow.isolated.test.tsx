import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import '@/features/catalogue/cards/InfoDialog';
import '@/pages/CartPage';
import '@/pages/CinemaLandingPage';
import { setMotionPreference } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';
import { button, card } from '@test/support/screenQueries';
import { disturb } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';

describe('the query selectshow', () => {
  const delay = 2000;
  const film = 'Goldrausch';
  const wanted = '305';
  const address = (selectshow: string) => paths.cinemaLanding.to({}, { selectshow });

  /** jsdom's animation frames use the faked timers, unless another file has started them: therefore isolated. */
  const passFrames = () => passTime(100);

  async function pass(duration: number) {
    await passTime(duration);
    await passFrames();
  }

  async function open(selectshow = wanted) {
    renderApp(address(selectshow));
    await flushPending();
  }

  function loadedBy(type: NavigationTimingType) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  }

  beforeEach(() => {
    stopTime();
    keepShows(301, 305);
    // With reduced motion scrolling takes one frame; test/shared/browser/page.isolated.test.ts tests the animation.
    setMotionPreference(true);
  });

  it('focuses the card after two seconds, without a tabindex after blur, and once although the address changes', async () => {
    await open('goldrausch-2026-04-21');
    expect(card(film)).toBeVisible();
    await pass(delay - 101);
    expect(document.body).toHaveFocus();
    await pass(1);
    expect(card(film)).toHaveFocus();
    act(() => button('Abspielen').focus());
    expect(card(film)).not.toHaveAttribute('tabindex');
    visit(`${address('goldrausch-2026-04-21')}&text=gold`);
    await pass(2 * delay);
    expect(button('Abspielen')).toHaveFocus();
  });

  // test/domain/selectedShow.test.ts tests which show is selected.
  it('does nothing for a value that breaks a selector', async () => {
    await open('"]\\');
    await pass(delay);
    expect(card(film)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('applies after a load by an address, and waits for shows that load later', async () => {
    loadedBy('navigate');
    disturb(calls, { delay: 5000, times: 1 });
    await open('show-305');
    await pass(4800);
    expect(screen.queryAllByRole('article')).toEqual([]);
    await pass(200);
    expect(card(film)).toHaveFocus();
  });

  it('waits for shows that load after a retry', async () => {
    disturb(calls, { status: 400, times: 1 });
    await open();
    await pass(delay);
    fireEvent.click(button('Erneut versuchen'));
    await flushPending();
    await passFrames();
    expect(card(film)).toHaveFocus();
  });

  it.each(['wheel', 'touchmove', 'keydown'])('is cancelled by input of the visitor, by %s', async (type) => {
    await open();
    await pass(delay / 2);
    window.dispatchEvent(new Event(type));
    await pass(delay);
    expect(document.body).toHaveFocus();
  });

  it('ends when the page is left, and does not apply after Back', async () => {
    const title = (name: string) => screen.getByRole('heading', { level: 1, name });
    await open();
    await pass(delay / 2);
    visit(paths.cart.to());
    await pass(delay);
    expect(title('Warenkorb')).toHaveFocus();
    visit(address(wanted));
    await pass(2 * delay);
    expect(title('Kinoprogramm')).toHaveFocus();
  });

  it.each(['reload', 'back_forward'] as const)('does not apply after a load by %s', async (type) => {
    loadedBy(type);
    await open();
    await pass(2 * delay);
    expect(document.body).toHaveFocus();
  });

  it('does not take the focus from an open dialog', async () => {
    await open();
    fireEvent.click(button('Kurzinformation'));
    await flushPending();
    await pass(delay);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });
});
