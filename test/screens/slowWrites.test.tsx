import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { button, heading } from '@test/support/look';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const slow = 'Das dauert länger als üblich.';
const main = () => within(screen.getByRole('main'));

/** Time stands still before the click, so that its answer is awaited in the test's own time. */
async function clickInStoppedTime(name: string) {
  stopTime();
  fireEvent.click(button(name));
  await settle();
}

describe('an order that nobody answers (R7)', () => {
  async function orderAndWait() {
    disturb(saveOrderCall, { never: true });
    const { store } = await readyToOrder();
    await clickInStoppedTime('Zahlungspflichtig bestellen');
    await passTime(9900);
    expect(screen.queryByText(slow)).toBeNull();
    await passTime(200);
    return store;
  }

  it('is said after 10 s, with a way out and no retry', async () => {
    await orderAndWait();
    const hint = screen.getByText(slow);
    expect(hint.closest('[role=status]')).not.toBeNull();
    expect(main().getByText(/bleibt unklar, ob deine Bestellung angekommen ist/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(button('Bestellung wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    await passTime(60_000);
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });

  it('that is waited for no longer is unclear, keeps the cart and leaves no loading flag', async () => {
    const store = await orderAndWait();
    fireEvent.click(button('Nicht länger warten'));
    await settle();
    expect(main().getByRole('alert')).toHaveTextContent('Es ist unklar, ob deine Bestellung angekommen ist');
    expect(main().getByRole('alert')).toHaveFocus();
    expect(screen.queryByText(slow)).toBeNull();
    expect(orderButton()).toBeEnabled();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(requestsTo(saveOrderCall)).toHaveLength(1);
  });
});

describe('a voucher check that nobody answers (R7)', () => {
  const call = 'voucher/validateVoucher';
  const box = () => screen.getByRole('textbox', { name: 'Gutscheincode' });

  it('is said after 10 s, and can be given up without losing the code', async () => {
    disturb(call, { never: true });
    storeCart(filmTicket, carTicket);
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    fireEvent.change(box(), { target: { value: 'WILLKOMMEN10' } });
    await clickInStoppedTime('Gutschein einlösen');
    await passTime(9900);
    expect(screen.queryByText(slow)).toBeNull();
    await passTime(200);
    expect(screen.getByText(slow).closest('[role=status]')).not.toBeNull();
    fireEvent.click(button('Abbrechen'));
    await settle();
    expect(screen.queryByText(slow)).toBeNull();
    expect(box()).toHaveValue('WILLKOMMEN10');
    expect(box()).toHaveFocus();
    expect(box()).toBeValid();
    expect(button('Gutschein einlösen')).toBeEnabled();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(call)).toHaveLength(1);
  });
});
