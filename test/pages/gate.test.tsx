import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { recordPlaced, recordStatus } from '@/features/checkout/orderChanges';
import { cartOf, filmTicket, giftCard } from '@test/support/carts';
import { addCleanup } from '@test/support/cleanups';
import { goOffline } from '@test/support/network';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';

const label = 'Beim Einlass zeigen';

function record(orderId: string, ...lines: CartItem[]) {
  const placed = { orderId, orderLink: 'https://pay.example/7', total: 1250, state: 'open' as const };
  void recordPlaced(crypto.randomUUID(), { ...placed, lines: cartOf(...lines) });
  void recordStatus(orderId, 'paid');
}

/** Locks of the screen that are held. */
function stubWakeLock(isRefused = false) {
  const held = new Set<object>();
  const request = vi.fn(() => {
    if (isRefused) return Promise.reject(new Error('The battery is low.'));
    const lock = { release: () => Promise.resolve(void held.delete(lock)) };
    held.add(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  addCleanup(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return { held, request };
}

const gate = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the number for the gate', () => {
  beforeEach(() => {
    record('10001', filmTicket);
    record('10002', filmTicket);
  });

  async function openHome() {
    const { user } = renderApp(paths.home.to());
    const ticket = within(await screen.findByRole('region', { name: 'Heute Abend' }));
    const opener = ticket.getByRole('button', { name: label });
    return { user, opener };
  }

  it('has all numbers of tonight with film and time, keeps the screen on, and says how to close it', async () => {
    const { held, request } = stubWakeLock();
    const { user, opener } = await openHome();
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Bestellnummern' });
    expect(dialog).toHaveAccessibleDescription(
      /^Metropolis, Do., 16.04.2026, 20:30\sUhr\s*10002\s*10001\s*Zum Schließen tippen oder eine Taste drücken$/,
    );
    expect(gate().getByText('10001')).toHaveAttribute('translate', 'no');
    await waitFor(() => expect(held.size).toBe(1));
    expect(request).toHaveBeenCalledWith('screen');

    // A hidden tab loses the lock.
    held.clear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(held.size).toBe(1));

    await user.keyboard('{Control>}+{/Control}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(gate().getByText('10002'));
    await isClosed();
    expect(held.size).toBe(0);
    expect(opener).toHaveFocus();
  });

  it('closes by Escape, a letter, its button after Tab, a press on it and Back, and gives the focus back', async () => {
    stubWakeLock(true);
    const { user, opener } = await openHome();
    const closers: (() => unknown)[] = [
      () => user.keyboard('{Escape}'),
      () => user.keyboard('x'),
      async () => {
        await user.tab();
        expect(gate().getByRole('button', { name: /^Zum Schließen tippen/ })).toHaveFocus();
        await user.keyboard('{Enter}');
      },
      () => user.click(gate().getByRole('button', { name: /^Zum Schließen tippen/ })),
      () => window.history.back(),
    ];
    for (const close of closers) {
      await user.click(opener);
      expect(screen.getByRole('dialog')).toBeVisible();
      await close();
      await isClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    }
    expect(window.location.pathname).toBe(paths.home.to());
  });

  it('does not close by the key or the double click that opened it', async () => {
    const { user, opener } = await openHome();
    act(() => opener.focus());
    await user.keyboard('{Enter}');
    fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true });
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('x');
    await isClosed();
    await user.click(opener);
    act(
      () =>
        void screen.getByRole('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is at each paid order with a show to come, called by its order, also offline', async () => {
    record('10003', giftCard('karte'));
    goOffline();
    const { user } = renderApp(paths.orders.to());
    await heading('Meine Bestellungen');
    const openers = await screen.findAllByRole('button', { name: new RegExp(`^${label}`) });
    expect(openers.map((opener) => opener.textContent)).toEqual([
      `${label}: Bestellung 10002`,
      `${label}: Bestellung 10001`,
    ]);
    await user.click(openers[1]!);
    expect(screen.getByRole('dialog', { name: 'Bestellnummer' })).toBeVisible();
    expect(gate().getByText('10001')).toBeVisible();
    expect(gate().getByText(/^Metropolis, Do., 16.04.2026/)).toBeVisible();
  });
});
