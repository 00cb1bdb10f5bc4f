import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, giftCard, popcorn, storeCart } from '@test/support/carts';
import { counts, takeButton } from '@test/support/linkedCart';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const cart = paths.cart.to();

describe('sharing the cart', () => {
  const texts: string[] = [];

  beforeEach(() => {
    texts.length = 0;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  function stubClipboard() {
    const clipboard = { writeText: async (text: string) => void texts.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  }

  it('copies a link with ids and quantities, which another browser turns into the same cart', async () => {
    storeCart({ ...filmTicket, count: 2 }, carTicket, { ...popcorn, count: 3 }, giftCard('karte', 2));
    const { user, close } = renderApp(cart);
    await heading('Warenkorb');
    stubClipboard();
    await user.click(await screen.findByRole('button', { name: 'Warenkorb teilen' }));
    expect(await screen.findByText('Link kopiert.')).toHaveAttribute('role', 'status');
    expect(texts).toEqual(['http://localhost:3000/cart#korb=s301x2p101p102x3g401x2z']);
    close();
    localStorage.clear();
    document.cookie = 'cart=; path=/; max-age=0';
    const other = renderApp(texts[0]!.replace('http://localhost:3000', ''));
    await other.user.click(await takeButton());
    await waitFor(() =>
      expect(counts()).toEqual(
        expect.arrayContaining([
          ['Metropolis', 2],
          ['Popcorn gesalzen', 3],
          ['Kinogutschein € 20', 2],
        ]),
      ),
    );
  });

  it('says that codes stay behind', async () => {
    const code = { ...giftCard('abcde'), productType: 'voucheritem' as const, voucherCode: 'HERBST7' };
    storeCart(filmTicket, carTicket, code);
    renderApp(cart);
    expect(await screen.findByText(/^Gutscheincodes und Rabatte sind im Link nicht dabei/)).toBeVisible();
  });

  it('is not offered for an empty cart', async () => {
    renderApp(cart);
    await screen.findByText('Dein Warenkorb ist noch leer.');
    expect(screen.queryByRole('button', { name: 'Warenkorb teilen' })).toBeNull();
  });
});
