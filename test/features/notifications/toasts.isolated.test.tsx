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

  it('where the toasts fail to load, the shop stands and the next notification shows both', async () => {
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

  it('a success is told politely, a failure at once, each once', async () => {
    const { store } = renderApp(paths.cart.to());
    store.dispatch(notify('productAdded'));
    store.dispatch(notify('failed'));
    expect(await notification(added)).toHaveRole('status');
    expect(await notification(failed)).toHaveRole('alert');
    store.dispatch(notify('productRemoved'));
    await notification(removed);
    expect(screen.getAllByText(added)).toHaveLength(1);
  });

  it('a text that is English (requirements 8) is read as English, all others in the page’s language', async () => {
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

describe('the focus around toasts', () => {
  async function twoToasts() {
    const app = renderApp(paths.cart.to());
    await heading('Warenkorb');
    app.store.dispatch(notify('productAdded'));
    app.store.dispatch(notify('productRemoved'));
    const toasts = [await notification(added), await notification(removed)] as const;
    // Their time begins where the animation that brings them ends, which jsdom does not play.
    toasts.forEach((toast) => fireEvent.animationEnd(toast));
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, true]));
    return { ...app, toasts };
  }

  /** Whether the time of a toast runs: the library measures it by an animation. */
  function isRunning(toast: HTMLElement): boolean {
    return (
      toast.querySelector<HTMLElement>('.Toastify__progress-bar')!.style.animationPlayState === 'running'
    );
  }

  it('a notification stands at the bottom left for 5000 ms, without a button, a bar or an English word', async () => {
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

  it('its time runs on under the pointer, and stands still while it has the focus', async () => {
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

  it('what the shortcut into the notifications held goes on once the focus leaves them', async () => {
    const { toasts, user } = await twoToasts();
    await user.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([false, false]));
    screen.getByRole('textbox', { name: 'Gutscheincode' }).focus();
    await waitFor(() => expect(toasts.map(isRunning)).toEqual([true, true]));
  });
});

describe("a notification's emoji", () => {
  const invalid = 'Gutschein ungültig';

  /** What stands before the text of a notification; screen readers are spared it. */
  async function emojiOf(text: string): Promise<string> {
    const told = await notification(text);
    const hidden = told.querySelector('[aria-hidden="true"]');
    expect(told.textContent).toBe(`${hidden?.textContent}${text}`);
    const emoji = hidden?.textContent.trim() ?? '';
    expect(emoji).toMatch(/^\p{Extended_Pictographic}$/u);
    return emoji;
  }

  it('successes and failures begin with one emoji of many, of two sets that share none', async () => {
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    // The id is drawn by the same chance as the emoji; one that is shown already is not shown again.
    function tell(key: NotificationKey) {
      const action = notify(key);
      store.dispatch({ ...action, payload: { ...action.payload, id: key } });
    }
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    tell('productAdded');
    tell('failed');
    const first = [await emojiOf(added), await emojiOf(failed)];
    random.mockReturnValue(0.999);
    tell('productRemoved');
    tell('voucherInvalid');
    const last = [await emojiOf(removed), await emojiOf(invalid)];
    expect(new Set([...first, ...last]).size).toBe(4);
  });
});
