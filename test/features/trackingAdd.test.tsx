import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { track } from '@/request/track';
import { amountOf, openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { button, notification } from '@test/support/look';
import { added, april, bookStall, car, date } from '@test/support/otherDates';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { agreeTo, all } from '@test/support/consent';
import { fbq, providers, told, ttqTrack, withPixels } from '@test/support/tracking';

withPixels();
beforeEach(() => agreeTo(all));

const toPixels = (value: number) => [['AddToCart', { value, currency: 'EUR' }]];

function expectNothingSent() {
  expect(told()).toEqual([]);
  expect(fbq).not.toHaveBeenCalled();
  expect(ttqTrack).not.toHaveBeenCalled();
}

describe('what is put into the cart is told of once:', () => {
  it('gift vouchers', async () => {
    const { user } = renderApp(paths.giftCards.to());
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Kinogutschein € 20' }));
    await user.click(button('Menge erhöhen: Kinogutschein € 20'));
    expectNothingSent();
    await user.click(button('In den Warenkorb'));
    await notification('Gutschein wurde dem Warenkorb hinzugefügt');
    expect(told()).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          value: 40,
          currency: 'EUR',
          items: [{ item_id: '401', item_name: 'Kinogutschein € 20', price: 20, quantity: 2 }],
        },
      },
    ]);
    expect(ttqTrack.mock.calls).toEqual(toPixels(40));
    expect(fbq).toHaveBeenCalledOnce();
  });

  it('the same on another date', async () => {
    const { user } = await bookStall();
    await waitFor(() => expect(told()).toHaveLength(1));
    delete providers.dataLayer;
    fbq.mockReset();
    ttqTrack.mockReset();
    await user.click(await date(april));
    await added('26.\\sApril');
    expect(told()).toMatchObject([{ event: 'add_to_cart', ecommerce: { value: 28, currency: 'EUR' } }]);
    const [event] = told() as { ecommerce: { items: unknown[] } }[];
    expect(event?.ecommerce.items).toContainEqual(
      expect.objectContaining({ item_name: car, price: 25, quantity: 1 }),
    );
    expect(ttqTrack.mock.calls).toEqual(toPixels(28));
    expect(fbq).toHaveBeenCalledOnce();
  });
});

describe('nothing is told', () => {
  it('of a count that is raised in the cart', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(button('Menge erhöhen: Metropolis'));
    await waitFor(() => expect(storedCart()?.[filmTicket.key]?.count).toBe(2));
    expectNothingSent();
  });

  it('of a removal that is undone', async () => {
    const { user } = await openCart(filmTicket, carTicket, popcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await user.click(button('Rückgängig machen'));
    await notification('Wieder im Warenkorb');
    expect(Object.keys(storedCart() ?? {})).toHaveLength(3);
    expectNothingSent();
  });

  it('of a cart that was stored before', async () => {
    await openCart(filmTicket, carTicket, giftCard('karte'));
    expect(amountOf('Kinogutschein € 20')).toHaveValue('1');
    expectNothingSent();
    // Nor asked for: at load, an event might only come before anybody listens.
    expect(recordedStore().actions.filter(track.match)).toEqual([]);
  });

  it('of what another tab wrote', async () => {
    await openCart(filmTicket, carTicket);
    storeCart(filmTicket, carTicket, popcorn);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
    expectNothingSent();
  });

  it('by this tab of what another one told of itself', async () => {
    await openCart(filmTicket, carTicket);
    const other = recordedStore().store;
    other.dispatch(itemsAdded([popcorn]));
    expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
    expect(told()).toHaveLength(1);
    expect(fbq).toHaveBeenCalledOnce();
  });
});
