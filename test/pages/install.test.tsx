import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { holdInstallPrompt } from '@/shared/browser/installPrompt';
import { filmTicket, storePlacedOrder } from '@test/support/carts';
import { renderApp } from '@test/support/renderApp';
import { button, heading } from '@test/support/screenQueries';
import { currentDatabase, disturb } from '@test/support/server';

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
  currentDatabase().faults = [];
  disturb('order/paymentStatus', { body: { paymentStatus, amount: 12.5, currency: 'EUR' } });
  storePlacedOrder({ orderId, orderLink: `https://pay.example/${orderId}` }, filmTicket);
  const app = renderApp(paths.payment.to({ orderId }));
  await heading(
    paymentStatus === 'paid' ? 'Danke, deine Bestellung ist bezahlt!' : 'Deine Zahlung ist noch offen',
  );
  return app;
}

it('a paid order offers to install the shop, and the browser asks only then', async () => {
  const unpaid = await openOrder('6', 'open');
  expect(browserOffers().defaultPrevented).toBe(true);
  expect(offer()).toBeNull();
  unpaid.close();

  const { user } = await openOrder('7');
  expect(offer()).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
  await user.click(button('Installieren'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('only the first order offers it, also after a reload, until the visitor answers or the shop is installed', async () => {
  async function expectOffer(orderId: string, isOffered: boolean, answer?: string) {
    const { user, close } = await openOrder(orderId);
    browserOffers();
    expect(offer() !== null, `order ${orderId}`).toBe(isOffered);
    if (answer) await user.click(button(answer));
    close();
  }
  await expectOffer('7', true);
  await expectOffer('8', false);
  await expectOffer('7', true, 'Nein, danke');
  await expectOffer('7', false);
  await expectOffer('8', false);
  expect(prompt).not.toHaveBeenCalled();

  localStorage.clear();
  await openOrder('9');
  browserOffers();
  expect(offer()).toBeVisible();
  installed();
  expect(offer()).toBeNull();
});
