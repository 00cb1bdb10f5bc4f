import { afterEach, expect, it } from 'vitest';
import { closeServers, serveSandbox } from '../backend/sandboxServer';
import { giftCards, orderBody } from './testing';

afterEach(closeServers);

it('closes the connection of a handled call whose response is dropped', async () => {
  const { base, database } = await serveSandbox();
  const form = { topic: 'Kino', rating: 4, message: 'Gut' };
  const path = 'feedback/saveCustomerFeedbackForm';
  const send = () => fetch(base + path, { method: 'POST', body: JSON.stringify(form) });
  database.faults.push({ path, drop: true, afterHandling: true, times: 1 });
  await expect(send()).rejects.toThrow();
  expect(database.feedback).toEqual([form]);
  expect((await send()).status).toBe(200);
});

it('links to a payment page on the requested origin', async () => {
  const { base } = await serveSandbox();
  const body = JSON.stringify(orderBody([giftCards(1)], 20));
  const response = await (await fetch(`${base}order/saveOrder`, { method: 'POST', body })).json();
  expect(response.payment_checkoutUrl).toBe(new URL('/sandbox/bezahlen/10001', base).href);
  expect(await (await fetch(response.payment_checkoutUrl)).text()).toContain('Testzahlung');
});
