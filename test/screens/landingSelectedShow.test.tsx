import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import '@/screens/CinemaLandingScreen';
import '@/screens/CartScreen';
import '@/features/shows/InfoDialog';
import { scriptAddress } from '@test/support/hostile';
import { button, card } from '@test/support/look';
import { motionWish } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';
import { disturb } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const delay = 2000;
const address = (selectshow: string) => paths.cinemaLanding.to({}, { selectshow });
const film = 'Goldrausch';
const wanted = '305';

/** jsdom's frames come by the timers that stand still. */
const passFrames = () => passTime(100);

async function pass(duration: number) {
  await passTime(duration);
  await passFrames();
}

async function open(selectshow = wanted) {
  const app = renderApp(address(selectshow));
  await settle();
  return app;
}

function loadedBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

beforeEach(() => {
  stopTime();
  // Without animation the scroll takes one frame; its course is shown in test/lib/scrollTo.test.ts.
  motionWish(true);
});

describe('selectshow', () => {
  it.each([
    ['id', '305'],
    ['anchor', 'show-305'],
    ['identifier', 'goldrausch-2026-04-21'],
  ])('puts the focus on the card after two seconds, by %s', async (_, value) => {
    await open(value);
    expect(card(film)).toBeVisible();
    await pass(delay - 101);
    expect(document.body).toHaveFocus();
    await pass(1);
    expect(card(film)).toHaveFocus();
  });

  it('leaves no trace on the card once the focus went on', async () => {
    await open();
    await pass(delay);
    act(() => button('Abspielen').focus());
    expect(card(film)).not.toHaveAttribute('tabindex');
  });

  it.each([
    '99999',
    'gibt-es-nicht',
    '*',
    '#root',
    'article[id]',
    '"]\\',
    '__proto__',
    'constructor',
    scriptAddress,
    '<img src=x onerror=alert(1)>',
    '\u0000',
    'x'.repeat(5000),
  ])('does nothing for %j', async (value) => {
    await open(value);
    await pass(delay);
    expect(card(film)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('waits for shows that come later', async () => {
    disturb('show/getCurrentShows', { delay: 5000, times: 1 });
    await open();
    await pass(4800);
    expect(screen.queryAllByRole('article')).toEqual([]);
    await pass(200);
    expect(card(film)).toHaveFocus();
  });

  it('waits for shows that had to be asked for again', async () => {
    disturb('show/getCurrentShows', { status: 400, times: 1 });
    await open();
    await pass(delay);
    fireEvent.click(button('Erneut versuchen'));
    await settle();
    await passFrames();
    expect(card(film)).toHaveFocus();
  });

  it.each(['wheel', 'touchmove', 'keydown'])(
    'leaves a visitor in peace who reads on, by %s',
    async (type) => {
      await open();
      await pass(delay / 2);
      window.dispatchEvent(new Event(type));
      await pass(delay);
      expect(document.body).toHaveFocus();
    },
  );

  it('leads there once, whatever changes in the address afterwards', async () => {
    await open();
    await pass(delay);
    act(() => button('Abspielen').focus());
    visit(`${address(wanted)}&text=gold`);
    await pass(2 * delay);
    expect(button('Abspielen')).toHaveFocus();
  });

  it('ends when the page is left', async () => {
    await open();
    await pass(delay / 2);
    visit(paths.cart.to());
    await pass(delay);
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toHaveFocus();
  });

  it('leaves the focus to a dialog that is open', async () => {
    await open();
    fireEvent.click(button('Kurzinformation'));
    await settle();
    await pass(delay);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('where the visitor was', () => {
  it('counts after Back', async () => {
    await open();
    await pass(delay);
    visit(paths.cart.to());
    await settle();
    visit(address(wanted));
    await pass(2 * delay);
    expect(screen.getByRole('heading', { level: 1, name: 'Kinoprogramm' })).toHaveFocus();
  });

  it.each(['reload', 'back_forward'] as const)('counts after a load by %s', async (type) => {
    loadedBy(type);
    await open();
    await pass(2 * delay);
    expect(document.body).toHaveFocus();
  });

  it('counts not after a load by an address', async () => {
    loadedBy('navigate');
    await open();
    await pass(delay);
    expect(card(film)).toHaveFocus();
  });
});
