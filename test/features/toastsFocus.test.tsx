import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { notify } from '@/request/notify';
import { heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const added = 'Produkt wurde dem Warenkorb hinzugefügt';
const removed = 'Produkt wurde entfernt';

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
  return toast.querySelector<HTMLElement>('.Toastify__progress-bar')!.style.animationPlayState === 'running';
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
