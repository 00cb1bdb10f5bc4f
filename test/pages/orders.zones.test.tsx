import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { recordStatus } from '@/features/checkout/orderChanges';
import { cartOf, filmTicket, storeOrders } from '@test/support/carts';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';
import { startOfTests } from '@test/support/server';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';
import { visit } from '@test/support/visit';

const hour = 60 * 60_000;

describe.each(zonesToTry)('in the time zone %s', (zone) => {
  runInTimeZone(zone);

  it('the list of orders and the ticket of the day have the same texts', async () => {
    const order = {
      orderId: '7',
      orderLink: '',
      total: 1250,
      placedAt: startOfTests - 24 * hour,
      state: 'open',
    };
    storeOrders([{ ...order, lines: JSON.stringify(cartOf(filmTicket)) }]);
    void recordStatus('7', 'paid');
    vi.setSystemTime(startOfTests - 12 * hour);
    renderApp(paths.home.to());
    const ticket = await screen.findByRole('region', { name: 'Heute Abend' });
    expect(within(ticket).getByText('20:30 Uhr', { selector: 'li > span' })).toBeVisible();
    expect(within(ticket).getByText('20:30 Uhr', { selector: 'strong + span' })).toBeVisible();
    visit(paths.orders.to());
    await heading('Meine Bestellungen');
    const entry = within(screen.getByRole('article', { name: 'Bestellung 7' }));
    expect(entry.getByText('Do., 16.04.2026, 20:30 Uhr')).toBeVisible();
    expect(entry.getByText('Stand: 16.04.2026, 12:00 Uhr')).toBeVisible();
  });
});
