import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { notify } from '@/features/notifications/notify';
import type { NotificationKey } from '@/features/notifications/texts';
import { heading, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

const added = 'Produkt wurde dem Warenkorb hinzugefügt';

const removed = 'Produkt wurde entfernt';

const failed = 'Es ist ein Fehler aufgetreten!';

describe('toasts', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('a failure to load the toasts does not affect the shop, and the next notification shows both', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.doMock('@/features/notifications/components/Toasts', () => {
      throw new Error('offline');
    });
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    store.dispatch(notify('productAdded'));
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
    expect(screen.queryByText(added)).toBeNull();

    vi.doUnmock('@/features/notifications/components/Toasts');
    store.dispatch(notify('productRemoved'));
    await notification(added);
    await notification(removed);
  });

  it('a success is announced politely, a failure assertively, each once', async () => {
    const { store } = renderApp(paths.cart.to());
    store.dispatch(notify('productAdded'));
    store.dispatch(notify('failed'));
    expect(await notification(added)).toHaveRole('status');
    expect(await notification(failed)).toHaveRole('alert');
    store.dispatch(notify('productRemoved'));
    await notification(removed);
    expect(screen.getAllByText(added)).toHaveLength(1);
  });

  it('an English text (requirements 8) has its own lang attribute, and other texts have none', async () => {
    const { store } = renderApp(paths.cart.to());
    store.dispatch(notify('loginNeeded'));
    store.dispatch(notify('productAdded'));
    expect((await screen.findByText(/Please, log in to continue/)).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    expect((await screen.findByText(added)).closest('[lang]')).toBeNull();
  });
});

describe('toasts on the screen', () => {
  async function twoToasts() {
    const app = renderApp(paths.cart.to());
    await heading('Warenkorb');
    app.store.dispatch(notify('productAdded'));
    app.store.dispatch(notify('productRemoved'));
    const toasts = [await notification(added), await notification(removed)] as const;
    // Their time starts at the end of the enter animation, which jsdom does not play.
    toasts.forEach((toast) => fireEvent.animationEnd(toast));
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, true]));
    return { ...app, toasts };
  }

  /** The library measures the time of a toast by an animation. */
  function isRunning(toast: HTMLElement): boolean {
    return (
      toast.querySelector<HTMLElement>('.Toastify__progress-bar')!.style.animationPlayState === 'running'
    );
  }

  it('a notification is shown at the bottom left for 5000 ms, without a button, a bar or an English word', async () => {
    const { toasts } = await twoToasts();
    const region = screen.getByRole('region', { name: 'Hinweise' });
    expect(region).toContainElement(toasts[0]);
    expect(toasts[0].parentElement).toHaveClass('Toastify__toast-container--bottom-left');
    expect(region.querySelector('button')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    for (const toast of toasts) {
      const clock = toast.querySelector<HTMLElement>('.Toastify__progress-bar')!;
      expect(clock.style.animationDuration).toBe('5000ms');
      expect(clock.parentElement).toHaveAttribute('data-hidden', 'true');
      expect(toast).not.toHaveAttribute('aria-label');
    }
  });

  it('the time of a notification continues under the pointer and pauses while the notification has the focus', async () => {
    const { toasts } = await twoToasts();
    const [first, second] = toasts;
    fireEvent.mouseEnter(first);
    fireEvent.mouseOver(first);
    expect(toasts.map(isRunning)).toEqual([true, true]);
    first.focus();
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([false, true]));
    second.focus();
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, false]));
    second.blur();
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, true]));
  });

  it('the shortcut pauses all notifications until the focus leaves them', async () => {
    const { toasts, user } = await twoToasts();
    await user.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([false, false]));
    screen.getByRole('textbox', { name: 'Gutscheincode' }).focus();
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, true]));
  });
});

describe("a notification's emoji", () => {
  const invalid = 'Gutschein ungültig';

  /** The emoji before the text, hidden from screen readers. */
  async function emojiOf(text: string): Promise<string> {
    const toast = await notification(text);
    const hidden = toast.querySelector('[aria-hidden="true"]');
    expect(toast.textContent).toBe(`${hidden?.textContent}${text}`);
    const emoji = hidden?.textContent.trim() ?? '';
    expect(emoji).toMatch(/^\p{Extended_Pictographic}$/u);
    return emoji;
  }

  it('successes and failures start with a random emoji of separate sets', async () => {
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    // The mocked random number also determines the id, and an id is shown once only.
    function show(key: NotificationKey) {
      const action = notify(key);
      store.dispatch({ ...action, payload: { ...action.payload, id: key } });
    }
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    show('productAdded');
    show('failed');
    const first = [await emojiOf(added), await emojiOf(failed)];
    random.mockReturnValue(0.999);
    show('productRemoved');
    show('voucherInvalid');
    const last = [await emojiOf(removed), await emojiOf(invalid)];
    expect(new Set([...first, ...last]).size).toBe(4);
  });
});
