import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { CartItem } from '@/domain/entities';
import { recordPlaced, recordState } from '@/features/checkout/orderHistory';
import { carTicket, cartOf, filmTicket, giftCard } from '@test/support/carts';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { setHostTime, startOfTests } from '@test/support/server';
import { flushPending, stopTime } from '@test/support/time';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';

const hour = 60 * 60_000;
const end = Date.parse('2026-04-16T22:45:00+02:00');
const key = '00000000-0000-4000-8000-000000000000';
const title = 'Autokino und Flohmarkt in Wien';

/** Orders as the shop records them. */
function order(orderId: string, state: 'open' | 'paid' | 'lost', ...lines: CartItem[]) {
  const placed = { orderId, orderLink: 'https://pay.example/7', total: 1750, state: 'open' as const };
  recordPlaced(key, { ...placed, lines: cartOf(...lines) });
  if (state !== 'open') recordState(orderId, state);
}

const stall: CartItem = {
  ...filmTicket,
  key: '501-2026-04-16',
  id: 12,
  productType: 'event',
  showId: 501,
  movie: undefined,
  event: { eventId: 12, eventName: 'Flohmarkt Wien', eventType: 'flohmarkt' },
  show: {
    showId: 501,
    date: '16.04.2026',
    time: '06:00',
    dateISO: '2026-04-16T06:00:00+02:00',
    dateEndISO: '2026-04-16T14:00:00+02:00',
    location: 'Marktplatz',
  },
};

async function openHome() {
  const app = renderApp(paths.home.to());
  await heading(title);
  return app;
}

const panel = async (name = 'Heute Abend') => within(await screen.findByRole('region', { name }));
const room = () => document.documentElement.style.getPropertyValue('--ticket-room');

async function expectNoPanel() {
  stopTime();
  renderApp(paths.home.to());
  await flushPending();
  await flushPending();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Heute/ })).toBeNull();
  expect(room()).toBe('0');
}

describe('the home page on the day of a show', () => {
  it('shows film, time, order number, advice and the ways on', async () => {
    order('10001', 'paid', filmTicket, carTicket);
    await openHome();
    const shown = await panel();
    expect(shown.getByText('Metropolis')).toBeVisible();
    expect(shown.getByText('20:30 Uhr')).toBeVisible();
    expect(shown.getByText('Deine Bestellnummer')).toBeVisible();
    expect(shown.getByText('10001')).toHaveAttribute('translate', 'no');
    expect(shown.getByText(/eine halbe Stunde vor Beginn/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Zum Termin' })).toHaveAttribute(
      'href',
      '/show/metropolis-2026-04-16',
    );
    expect(shown.getByRole('link', { name: 'Meine Bestellungen' })).toBeVisible();
    // A route needs a place.
    expect(shown.queryByRole('link', { name: /Route/ })).toBeNull();
    expect(room()).toBe('1');
  });

  it('shows a market of the day with its place', async () => {
    order('10002', 'paid', stall);
    await openHome();
    const shown = await panel('Heute');
    expect(shown.getByText('Flohmarkt Wien')).toBeVisible();
    expect(shown.getByText('6:00 Uhr, Marktplatz')).toBeVisible();
    expect(shown.queryByText(/halbe Stunde/)).toBeNull();
    expect(shown.getByRole('link', { name: /^Route planen/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Marktplatz'),
    );
  });

  it('shows the next show, with the numbers of all its orders', async () => {
    order('10001', 'paid', filmTicket);
    order('10002', 'paid', stall);
    order('10003', 'paid', carTicket, filmTicket);
    vi.setSystemTime(startOfTests + 3 * hour);
    await openHome();
    const shown = await panel();
    expect(shown.getByText('Deine Bestellnummern')).toBeVisible();
    expect(shown.getByText('10001')).toBeVisible();
    expect(shown.getByText('10003')).toBeVisible();
    expect(shown.queryByText('10002')).toBeNull();
  });

  it('is gone after the end of the show', async () => {
    order('10001', 'paid', filmTicket);
    vi.setSystemTime(end - 60_000);
    setHostTime(end - 60_000);
    await openHome();
    await panel();
    vi.setSystemTime(end);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Heute Abend' })).toBeNull());
    expect(room()).toBe('0');
  });

  it.each([
    ['the day before', startOfTests - 12 * hour - 60_000],
    ['after the end', end],
    ['the day after', startOfTests + 24 * hour],
  ])('shows nothing %s', async (_, now) => {
    order('10001', 'paid', filmTicket);
    vi.setSystemTime(now);
    await expectNoPanel();
  });

  it.each(['open', 'lost'] as const)('shows no order whose state is %s', async (state) => {
    order('10001', state, filmTicket);
    await expectNoPanel();
  });

  it('shows no gift card', async () => {
    order('10001', 'paid', giftCard('karte'));
    await expectNoPanel();
  });

  it('gives the room back where the orders are gone', async () => {
    order('10001', 'paid', filmTicket);
    localStorage.removeItem('orderHistory');
    await openHome();
    await waitFor(() => expect(room()).toBe('0'));
    expect(screen.queryByRole('region', { name: /^Heute/ })).toBeNull();
  });

  describe.each(zonesToTry)('in the time zone %s', (zone) => {
    runInTimeZone(zone);

    it('has the same time', async () => {
      order('10001', 'paid', filmTicket);
      vi.setSystemTime(startOfTests - 12 * hour);
      await openHome();
      expect((await panel()).getByText('20:30 Uhr')).toBeVisible();
    });
  });
});
