import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { toastRise } from '@/features/notifications/toasts/Toasts';
import { notify } from '@/features/notifications/notificationsSlice';
import { notificationEmoji, notifications, type NotificationKey } from '@/features/notifications/texts';
import { heading, notification } from '@test/support/screenQueries';
import { loseCode } from '@test/support/lostCode';
import { renderApp } from '@test/support/renderApp';

const added = 'Produkt wurde dem Warenkorb hinzugefügt';
const removed = 'Produkt wurde entfernt';
const failed = 'Es ist ein Fehler aufgetreten!';
const invalid = 'Gutschein ungültig';

async function openCart() {
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

/** The library measures the time of a toast by an animation. */
function isRunning(toast: HTMLElement): boolean {
  return toast.querySelector<HTMLElement>('.Toastify__progress-bar')!.style.animationPlayState === 'running';
}

describe('toasts', () => {
  // First, because code is loaded once.
  it('that fail to load do not affect the shop, and the next notification shows both', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const restore = loseCode('@/features/notifications/toasts/Toasts');
    const { store } = await openCart();
    store.dispatch(notify('productAdded'));
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
    expect(screen.queryByText(added)).toBeNull();

    restore();
    store.dispatch(notify('productRemoved'));
    await notification(added);
    await notification(removed);
  });

  it('announce a success politely, a failure assertively, each once, after a random emoji of separate sets', async () => {
    const { store } = await openCart();
    // The mocked random number also determines the id, and an id is shown once only.
    function show(key: NotificationKey) {
      const action = notify(key);
      store.dispatch({ ...action, payload: { ...action.payload, id: key } });
    }
    /** The emoji before the text, hidden from screen readers. */
    async function emojiOf(text: string, role: string): Promise<string> {
      const toast = await notification(text);
      expect(toast).toHaveRole(role);
      const hidden = toast.querySelector('[aria-hidden="true"]');
      expect(toast.textContent).toBe(`${hidden?.textContent}${text}`);
      const emoji = hidden?.textContent.trim() ?? '';
      expect(emoji).toMatch(/^\p{Extended_Pictographic}$/u);
      return emoji;
    }
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    show('productAdded');
    show('failed');
    const first = [await emojiOf(added, 'status'), await emojiOf(failed, 'alert')];
    random.mockReturnValue(0.999);
    show('productRemoved');
    show('voucherInvalid');
    const last = [await emojiOf(removed, 'status'), await emojiOf(invalid, 'alert')];
    expect(new Set([...first, ...last]).size).toBe(4);
    expect(screen.getAllByText(added)).toHaveLength(1);
    expect(screen.getByText(added).closest('[lang]')).toBeNull();
    // An English text (requirements 8) has its own language.
    show('loginNeeded');
    const english = await screen.findByText(/Please, log in to continue/);
    expect(english.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('are at the bottom left for 5000 ms, without a button, a bar or an English word; the focus pauses them', async () => {
    const { store, user } = await openCart();
    store.dispatch(notify('productAdded'));
    store.dispatch(notify('productRemoved'));
    const toasts = [await notification(added), await notification(removed)] as const;
    const [first, second] = toasts;
    const untilRunning = (...expected: boolean[]) =>
      waitFor(() => expect(toasts.map(isRunning)).toEqual(expected));
    // Their time starts at the end of the enter animation, which jsdom does not play.
    toasts.forEach((toast) => fireEvent.animationEnd(toast));
    await untilRunning(true, true);

    const region = screen.getByRole('region', { name: 'Hinweise' });
    expect(region).toContainElement(first);
    expect(first.parentElement).toHaveClass('Toastify__toast-container--bottom-left');
    expect(region.querySelector('button')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    for (const toast of toasts) {
      const clock = toast.querySelector<HTMLElement>('.Toastify__progress-bar')!;
      expect(clock.style.animationDuration).toBe('5000ms');
      expect(clock.parentElement).toHaveAttribute('data-hidden', 'true');
      expect(toast).not.toHaveAttribute('aria-label');
    }

    fireEvent.mouseEnter(first);
    fireEvent.mouseOver(first);
    expect(toasts.map(isRunning)).toEqual([true, true]);
    first.focus();
    await untilRunning(false, true);
    second.focus();
    await untilRunning(true, false);
    second.blur();
    await untilRunning(true, true);
    // The shortcut pauses all.
    await user.keyboard('{Alt>}t{/Alt}');
    await untilRunning(false, false);
    screen.getByRole('textbox', { name: 'Gutscheincode' }).focus();
    await untilRunning(true, true);
  });

  const box = (top: number, bottom: number, left = 0, right = 320) => ({ top, bottom, left, right });
  /** 52 px high, 16 px above the bottom of a screen of 568 px. */
  const resting = box(500, 552);

  it.each([
    ['no box', [], 0],
    ['a box above them', [box(400, 500)], 0],
    ['a box below the screen', [box(600, 640)], 0],
    ['a box beside them', [box(480, 560, 320, 640)], 0],
    ['a bar at the bottom', [box(383, 568)], 177],
    ['a field behind them', [box(490, 520)], 70],
    ['a button in a bar', [box(459, 503), box(383, 568)], 177],
    ['a bar and a field above it', [box(340, 380), box(383, 568)], 220],
    ['a field and another far above', [box(100, 140), box(490, 520)], 70],
    ['a box as high as the screen', [box(20, 568)], 492],
  ])('are raised only as far as needed so that they do not cover %s', (_, boxes, rise) => {
    expect(toastRise(resting, boxes)).toBe(rise);
  });
});

describe('a notification', () => {
  it.each([
    [0, 0],
    [0.5, 3],
    [0.999, 5],
  ])('has a random emoji: %d is index %i', (random, index) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(notify('productAdded').payload.emoji).toBe(notificationEmoji.success[index]);
  });

  it('distinguishes success, failure and English texts, each with its own id', () => {
    const success = notify('productAdded').payload;
    const { text } = notifications.productAdded;
    expect(success).toMatchObject({ flag: 'success', text, isEnglish: undefined });
    const failure = notify('orderFailed', 'Ausverkauft.').payload;
    expect(failure).toMatchObject({ flag: 'failure', text: 'Bestellung wurde nicht erstellt: Ausverkauft.' });
    expect(notificationEmoji.failure).toContain(failure.emoji);
    expect(notify('favouriteAdded').payload.isEnglish).toBe(true);
    expect(failure.id).not.toBe(success.id);
  });
});
