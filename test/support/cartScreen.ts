import { act, fireEvent, screen } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { cartRestored } from '@/features/cart/cartSlice';
import { carTicket, cartOf, filmTicket, storeCart } from './carts';
import { heading } from './screenQueries';
import { renderApp } from './renderApp';
import { sumLine } from './textMatchers';

export async function openCart(...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

export async function openWrongCart() {
  const app = await openCart(filmTicket, carTicket);
  const cart = cartOf(filmTicket, carTicket);
  const wrong = { ...cart, [filmTicket.key]: { ...cart[filmTicket.key]!, totalPrice: 1 } };
  act(() => void app.store.dispatch(cartRestored(wrong)));
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
