import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { storePlacedOrder } from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { heading } from '@test/support/screenQueries';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { disturb } from '@test/support/server';

vi.mock('@/shared/config/settings', async (original) => {
  const { settings } = await original<typeof import('@/shared/config/settings')>();
  return { settings: { ...settings, VITE_PAYMENT_HOSTS: ['pay.example'] } };
});

const answer = (payment_checkoutUrl: string) => ({
  body: { success: true, payment_checkoutUrl, orderId: '7' },
});

describe('with configured payment hosts', () => {
  it.each(['https://pay.example/7', 'http://localhost:3000/sandbox/bezahlen/7'])(
    'the payment address %s is followed',
    async (address) => {
      disturb(saveOrderCall, answer(address));
      const { user } = await readyToOrder();
      await user.click(orderButton());
      await waitFor(() => expect(externalNavigations).toEqual([address]));
    },
  );

  it.each(['https://pay.example.evil.example/7', 'https://evil.example/7', 'https://pay.example:444/7'])(
    'the payment address %s makes the order fail',
    async (address) => {
      disturb(saveOrderCall, answer(address));
      const { user } = await readyToOrder();
      await user.click(orderButton());
      const problem = await within(screen.getByRole('main')).findByRole('alert');
      expect(problem).toHaveTextContent('Bestellung wurde nicht erstellt');
      expect(externalNavigations).toEqual([]);
    },
  );

  it('a stored payment address with another host is not offered', async () => {
    const orderLink = 'https://evil.example/7';
    storePlacedOrder({ orderId: '7', orderLink });
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(document.querySelector(`[href="${orderLink}"]`)).toBeNull();
  });
});
