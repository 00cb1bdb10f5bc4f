import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { holdInstallPrompt } from '@/shared/browser/installPrompt';
import { filmTicket, storePlacedOrder } from '@test/support/carts';
import { renderApp } from '@test/support/renderApp';
import { button, heading } from '@test/support/screenQueries';
import { disturb } from '@test/support/server';

const offer = () => screen.queryByRole('heading', { name: 'Beim nächsten Mal schneller da' });
const prompt = vi.fn(() => Promise.resolve());

const dispatch = (event: Event) => act(() => void window.dispatchEvent(event));

/** The browser can install the shop. */
function browserOffers() {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatch(Object.assign(event, { prompt }));
  return event;
}

const installed = () => dispatch(new Event('appinstalled'));

beforeAll(holdInstallPrompt);
beforeEach(() => prompt.mockClear());

async function openOrder(orderId: string, paymentStatus: 'paid' | 'open' = 'paid') {
  storePlacedOrder({ orderId, orderLink: `https://pay.example/${orderId}` }, filmTicket);
  disturb('order/paymentStatus', { body: { paymentStatus, amount: 12.5, currency: 'EUR' } });
  const app = renderApp(paths.payment.to({ orderId }));
  await heading(
    paymentStatus === 'paid' ? 'Danke, deine Bestellung ist bezahlt!' : 'Deine Zahlung ist noch offen',
  );
  return app;
}

it('the browser never asks by itself', () => {
  expect(browserOffers().defaultPrevented).toBe(true);
});

it('a paid order offers to install the shop, and the browser asks', async () => {
  const { user } = await openOrder('7');
  browserOffers();
  expect(offer()).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
  await user.click(button('Installieren'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('an order that is not paid offers nothing', async () => {
  await openOrder('7', 'open');
  browserOffers();
  expect(offer()).toBeNull();
});

it.each([
  ['„Nein, danke“', true],
  ['no answer', false],
])('after %s no later order offers it', async (_, declines) => {
  const first = await openOrder('7');
  browserOffers();
  if (declines) await first.user.click(button('Nein, danke'));
  expect(prompt).not.toHaveBeenCalled();
  first.close();
  await openOrder('8');
  browserOffers();
  expect(offer()).toBeNull();
});

it('a reload of the same order offers it again, until there is an answer', async () => {
  const first = await openOrder('7');
  browserOffers();
  first.close();
  const second = await openOrder('7');
  expect(offer()).toBeVisible();
  await second.user.click(button('Nein, danke'));
  second.close();
  await openOrder('7');
  expect(offer()).toBeNull();
});

it('a shop that is installed offers nothing', async () => {
  await openOrder('7');
  browserOffers();
  installed();
  expect(offer()).toBeNull();
});
