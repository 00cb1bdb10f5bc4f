import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { giftCard, storeCart, storedCart, storePlacedOrder } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { backToCart, fillIn, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { scriptAddress } from '@test/support/hostile';

const sentKeys = () => requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);
const unclear = 'Es ist unklar, ob deine Bestellung angekommen ist';
const problem = async () => within(screen.getByRole('main')).findByRole('alert');

describe('an order whose answer is lost (R2)', () => {
  it.each([
    ['the connection broke', { drop: true }],
    ['the server failed', { status: 500 }],
    ['a proxy answered', { status: 502, raw: '<html>Bad gateway</html>' }],
    ['the answer is HTML', { raw: '<html>Hallo</html>' }],
    ['the answer is empty', { status: 204 }],
    ['the answer is cut', { raw: '{"success":tr', contentType: 'application/json' }],
  ])(
    'is unclear when %s, keeps the cart, and is sent again with the same key only on a click',
    async (_, fault) => {
      disturb(saveOrderCall, { ...fault, afterHandling: true, times: 1 });
      const { user } = await readyToOrder();
      await user.click(orderButton());
      expect(await problem()).toHaveTextContent(unclear);
      expect(await problem()).toHaveFocus();
      expect(Object.keys(storedCart()!)).toHaveLength(2);
      expect(sentKeys()).toHaveLength(1);
      await user.click(orderButton());
      await waitFor(() => expect(departures).toHaveLength(1));
      const [first, second, ...more] = sentKeys();
      expect(second).toBe(first);
      expect(more).toEqual([]);
      expect(currentWorld().orders).toHaveLength(1);
    },
  );

  it('is sent with the same key after a reload too', async () => {
    disturb(saveOrderCall, { drop: true, afterHandling: true, times: 1 });
    const { user, close } = await readyToOrder();
    await user.click(orderButton());
    await problem();
    close();
    const reloaded = renderApp(paths.checkout.to());
    await heading('Kassa');
    await fillIn(reloaded.user);
    await reloaded.user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(new Set(sentKeys()).size).toBe(1);
    expect(currentWorld().orders).toHaveLength(1);
  });

  it('has a new key once the cart changed', async () => {
    disturb(saveOrderCall, { drop: true, times: 1 });
    const { user } = await readyToOrder();
    await user.click(orderButton());
    await problem();
    await backToCart(user);
    await user.click(button('Menge erhöhen: Metropolis'));
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(new Set(sentKeys()).size).toBe(2);
  });
});

describe('leaving while an order is on its way', () => {
  it('leaves no loading flag, and returning says that it is unclear', async () => {
    disturb(saveOrderCall, { never: true });
    const { user, store } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(sentKeys()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(store.getState().order!.loading).toBe(false);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(await problem()).toHaveTextContent(unclear);
    expect(orderButton()).toBeEnabled();
    expect(sentKeys()).toHaveLength(1);
  });
});

describe('coming back from the payment page without having paid (R3)', () => {
  const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

  async function backFromPayment() {
    const app = await readyToOrder();
    await app.user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    window.dispatchEvent(restored());
    await heading('Zahlung nicht abgeschlossen');
    return app;
  }

  it('offers to continue, to check and to order again', async () => {
    const { store } = await backFromPayment();
    expect(screen.getByText(/Deine Bestellung 10001 ist angelegt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', departures[0]);
    expect(screen.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute('href', '/bezahlung/10001');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(sentKeys()).toHaveLength(1);
  });

  it('orders again with the same key, so that there is one order', async () => {
    const { user } = await backFromPayment();
    await user.click(button('Neu bestellen'));
    await heading('Kassa');
    expect(sentKeys()).toHaveLength(1);
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(2));
    expect(new Set(sentKeys()).size).toBe(1);
    expect(currentWorld().orders).toHaveLength(1);
  });

  it('shows the cart as it is by then', async () => {
    const { user } = await backFromPayment();
    storeCart(giftCard('karte'));
    window.dispatchEvent(restored());
    await user.click(button('Neu bestellen'));
    expect(await screen.findByText('1 × Kinogutschein € 20')).toBeVisible();
  });

  it('is found after a reload too', async () => {
    const { close } = await backFromPayment();
    close();
    renderApp(paths.checkout.to());
    await heading('Zahlung nicht abgeschlossen');
  });

  it('is not led anywhere by a note that was tampered with', async () => {
    storePlacedOrder({ orderId: '7', orderLink: scriptAddress });
    await readyToOrder();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });
});
