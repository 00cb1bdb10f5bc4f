import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  stall,
  storeCart,
  storeOrders,
} from '@test/support/carts';
import { saveOrderCall, fillIn, orderButton } from '@test/support/checkoutPage';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { button } from '@test/support/screenQueries';
import { disturb, startOfTests } from '@test/support/server';

/** A line on another day. */
function on(iso: string, showId: number, line: CartItem): CartItem {
  const times = { dateISO: `${iso}T20:30:00+02:00`, dateEndISO: `${iso}T22:45:00+02:00` };
  const key = `${showId}-${iso}${line.key.slice(line.key.split('|')[0]!.length)}`;
  const date = iso.split('-').toReversed().join('.');
  return {
    ...line,
    key,
    showId,
    order: `${iso.replaceAll('-', '')}2030`,
    show: line.show && { ...line.show, ...times, showId, date, showKey: key },
  };
}

const tonight = [filmTicket, carTicket, popcorn];
const tomorrow = tonight.map((line) => on('2026-04-17', 302, line));
const stalls = [stall, on('2026-04-26', 502, stall)];
const codes = [redeemedCode('WILLKOMMEN10', -1000, 801), redeemedCode('SOMMER2026', -500, 802)];

/** Names of several controls that do different things. Hearts of one film do the same, and so do links to one page. */
function sharedNames(): string[] {
  const targets = new Map<string, Set<unknown>>();
  const controls = document.querySelectorAll(
    'main :is(a[href]:not([aria-hidden]), button:not(:disabled, [aria-pressed]), [aria-label])',
  );
  for (const control of controls) {
    const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;
    targets.set(name, (targets.get(name) ?? new Set()).add(control.getAttribute('href') ?? control));
  }
  return [...targets].filter(([, { size }]) => size > 1).map(([name]) => name);
}

async function open(address: string) {
  const app = renderApp(address);
  await waitUntilStable(app);
  return app;
}

describe('controls that do different things have different names', () => {
  it('in the cart with two dates of a film and of a market, which name the date as long as there are two', async () => {
    storeCart(...tonight, ...tomorrow, ...stalls, ...codes, giftCard('karte'));
    const { user } = await open(paths.cart.to());
    expect(sharedNames()).toEqual([]);
    for (const name of [
      'Metropolis, Do., 16.04.2026, 20:30\u00a0Uhr',
      'Metropolis, Fr., 17.04.2026, 20:30\u00a0Uhr',
      'Popcorn gesalzen, Metropolis, Fr., 17.04.2026, 20:30\u00a0Uhr',
      'Flohmarkt Wien, So., 26.04.2026, 6:00\u00a0Uhr',
      'Kinogutschein € 20',
    ]) {
      expect(button(`Menge erhöhen: ${name}`)).toBeVisible();
      expect(screen.getByRole('group', { name: `Anzahl: ${name}` })).toBeVisible();
    }
    expect(button('Entfernen: Rabatt, SOMMER2026')).toBeVisible();
    await user.click(button('Menge verringern: Metropolis, Fr., 17.04.2026, 20:30\u00a0Uhr'));
    for (const name of ['Metropolis', 'Popcorn gesalzen']) {
      expect(button(`Menge erhöhen: ${name}`)).toBeVisible();
    }
    expect(sharedNames()).toEqual([]);
  });

  it('at the checkout whose goods are gone, or whose order was refused', async () => {
    const soldOut = stalls.map((line) => ({ ...popcorn, key: `${line.key}|999`, showId: line.showId }));
    storeCart(...stalls, ...soldOut);
    const { close } = await open(paths.checkout.to());
    expect(
      button('Entfernen: Popcorn gesalzen, Flohmarkt Wien, So., 26.04.2026, 6:00\u00a0Uhr'),
    ).toBeVisible();
    expect(sharedNames()).toEqual([]);
    close();

    storeCart(...tonight, ...tomorrow);
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Metropolis ist ausverkauft.' } });
    const { user } = await open(paths.checkout.to());
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findByRole('button', { name: /^Entfernen: Metropolis, Fr\., 17/ })).toBeVisible();
    expect(sharedNames()).toEqual([]);
  });

  it('in the list of orders', async () => {
    const order = { orderLink: '', total: 1750, placedAt: startOfTests - 3_600_000, state: 'paid' };
    const lines = JSON.stringify(cartOf(...tonight));
    storeOrders([
      { ...order, orderId: '7', lines, stornoIdentifier: 'storno-7' },
      { ...order, orderId: '8', lines, stornoIdentifier: 'storno-8' },
    ]);
    disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 17.5 } });
    await open(paths.orders.to());
    expect(button('In den Kalender: der gekaufte Termin, Bestellung 8')).toBeVisible();
    expect(sharedNames()).toEqual([]);
  });

  it('in the list of markets, also where the name is the link, because a date cannot be booked', async () => {
    await open(paths.flohmarktProgram.to());
    expect(screen.getByRole('link', { name: /^Flohmarkt Gänserndorf, Sa\., 25\.04\.2026/ })).toBeVisible();
    expect(sharedNames()).toEqual([]);
  });
});
