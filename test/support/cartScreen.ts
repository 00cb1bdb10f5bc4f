import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { cartRestored, cartSlice } from '@/features/cart/cartSlice';
import { isUnchecked } from '@/features/cart/lines/cartState';
import { carTicket, cartOf, filmTicket, storeCart } from './carts';
import { heading } from './screenQueries';
import { renderApp } from './renderApp';
import { sumLine } from './textMatchers';
import { areaIn } from '@test/support/areaIn';

export async function openCart(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

type Store = Awaited<ReturnType<typeof openCart>>['store'];

/** Shows another cart on the same page, as after a change in another tab. */
export function replaceCart(store: Store, ...lines: CartItem[]): void {
  act(() => void store.dispatch(cartRestored(cartOf(...lines))));
}

/** Waits until the redeemed codes were checked again for the cart. */
export async function codesChecked(store: Store): Promise<void> {
  await waitFor(() => {
    expect(areaIn(store, cartSlice).voucherCheck.lastQueryKey).not.toBeNull();
    expect(isUnchecked(areaIn(store, cartSlice))).toBe(false);
  });
}

/** A cart with codes that were checked again when the page opened. */
export async function openChecked(...lines: CartItem[]) {
  const app = await openCart(...lines);
  await codesChecked(app.store);
  return app;
}

/** Shows the film ticket and its add-on with a total that does not match. */
export function showWrongTotal(store: Store): void {
  const cart = cartOf(filmTicket, carTicket);
  const wrong = { ...cart, [filmTicket.key]: { ...cart[filmTicket.key]!, totalPrice: 1 } };
  act(() => void store.dispatch(cartRestored(wrong)));
}

export async function openWrongCart() {
  const app = await openCart(filmTicket, carTicket);
  showWrongTotal(app.store);
  return app;
}

export const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });
export const row = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!;
export const total = () => screen.getByText(sumLine('Gesamtsumme'));
export const lineNames = () =>
  screen.queryAllByRole('rowheader').map((header) => header.querySelector('p')?.textContent);

/** Replaces the value without blur. */
export function typeAmount(name: string, text: string): void {
  act(() => amountOf(name).focus());
  fireEvent.change(amountOf(name), { target: { value: text } });
}
