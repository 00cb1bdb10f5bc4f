import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { departures } from '@test/support/departures';
import { button } from '@test/support/look';
import { backToCart, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { disturb, requestsTo } from '@test/support/server';

describe('the prices of a refused order', () => {
  const looks = () => requestsTo('show/getShowDetailData').length;

  it('are looked at after each refusal, and not because it is sent again', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 2 });
    const { user } = await readyToOrder();
    expect(looks()).toBe(1);
    await user.click(orderButton());
    await waitFor(() => expect(looks()).toBe(2));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    await waitFor(() => expect(requestsTo(saveOrderCall)).toHaveLength(2));
    await waitFor(() => expect(looks()).toBe(3));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(looks()).toBe(3);
  });

  it('are looked at once where the visitor comes back to it', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Ausverkauft.' }, times: 1 });
    const { user, store } = await readyToOrder();
    await user.click(orderButton());
    await waitFor(() => expect(looks()).toBe(2));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await backToCart(user);
    await user.click(button('Zur Kasse'));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('Ausverkauft.');
    await waitFor(() => expect(store.getState().order!.look.seen).not.toBeNull());
    expect(looks()).toBe(3);
  });
});
