import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import type { CartItem } from '@/domain/entities';
import { carTicket, filmTicket, storeCart } from './carts';
import { externalNavigations } from './externalNavigations';
import { fill } from './fields';
import { button, heading } from './screenQueries';
import { renderApp } from './renderApp';
import { currentDatabase, responseOf } from './server';

export const saveOrderCall = 'order/saveOrder';
export const orderButton = () => button('Zahlungspflichtig bestellen');

export async function fillIn(user: UserEvent): Promise<void> {
  const form = within(document.querySelector<HTMLFormElement>('form.checkout')!);
  fill({ Vorname: 'Ada', Nachname: 'Huber', 'E-Mail-Adresse': 'ada@example.com' }, form);
  await user.click(form.getByRole('checkbox', { name: /AGB/ }));
}

/** The empty checkout form; the cart has a ticket for tonight by default. */
export async function openCheckout(...lines: CartItem[]) {
  storeCart(...(lines.length > 0 ? lines : [filmTicket, carTicket]));
  const app = renderApp(paths.checkout.to());
  await heading('Kassa');
  // The price check has ended: a click on the order button submits immediately.
  await waitFor(() => expect(app.store.getState().loadingBar.active).toEqual({}));
  return app;
}

/** The completed checkout form. */
export async function readyToOrder(...lines: CartItem[]) {
  const app = await openCheckout(...lines);
  await fillIn(app.user);
  return app;
}

/** Orders from a completed checkout, pays and closes the page; the order has the number 10001. */
export async function orderAndPay({ user, close }: Pick<ReturnType<typeof renderApp>, 'user' | 'close'>) {
  await user.click(orderButton());
  await waitFor(() => expect(externalNavigations).toHaveLength(1));
  close();
  currentDatabase().orders[0]!.status = 'paid';
  const paid = renderApp(paths.paymentResult.to({}, { orderid: '10001' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  paid.close();
}

export async function backToCart(user: UserEvent): Promise<void> {
  const isFilled = screen.getByLabelText<HTMLInputElement>('Vorname').value !== '';
  await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
  if (isFilled) await user.click(await screen.findByRole('button', { name: 'Verlassen' }));
  await heading('Warenkorb');
}

/** Creates an unpaid order in the backend. */
export async function placedOrder(): Promise<string> {
  const body = {
    customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
    items: [{ showId: 0, products: [{ purchaseProductId: 401, count: 1 }] }],
    voucherItems: [],
    totalPrice: 20,
    acceptedTerms: true,
    orderKey: crypto.randomUUID(),
  };
  const { orderId } = (await responseOf(saveOrderCall, body)) as { orderId: string };
  return orderId;
}
