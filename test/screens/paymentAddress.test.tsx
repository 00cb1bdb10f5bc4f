import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';

const call = 'order/paymentStatus';
const waiting = 'Deine Zahlung ist noch offen';
const byQuery = (orderid: string) => paths.paymentResult.to({}, { orderid });
const byPath = (orderId: string) => paths.payment.to({ orderId });

describe.each([
  ['the query', byQuery],
  ['the path', byPath],
])('an order number in %s', (_, address) => {
  it('is cleaned of what hides or turns text before it is shown and sent', async () => {
    disturb(call, { body: { paymentStatus: 'open' } });
    renderApp(address('\u202E10\u200B001 '));
    await heading(waiting);
    expect(screen.getByText(/^Bestellnummer/).textContent).toBe('Bestellnummer 10001');
    expect(requestsTo(call).map(({ query }) => query)).toEqual([{ orderid: '10001' }]);
  });

  it('may have 100 characters', async () => {
    disturb(call, { body: { paymentStatus: 'open' } });
    renderApp(address('7'.repeat(100)));
    await heading(waiting);
    expect(requestsTo(call)[0]?.query).toEqual({ orderid: '7'.repeat(100) });
  });

  it.each([101, 5000])('of %d characters is none', async (length) => {
    renderApp(address('7'.repeat(length)));
    await heading('Welche Bestellung meinst du?');
    expect(screen.queryByText(/77777/)).toBeNull();
    expect(requestsTo(call)).toEqual([]);
  });
});

it('an order number of nothing but hidden characters is none', async () => {
  renderApp(byQuery('\u202E\u200B'));
  await heading('Welche Bestellung meinst du?');
  expect(requestsTo(call)).toEqual([]);
});
