import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart } from './carts';
import { button, heading } from './look';
import { renderApp } from './renderApp';
import { answerOf } from './server';

export const saveOrderCall = 'order/saveOrder';
export const orderButton = () => button('Zahlungspflichtig bestellen');

/** Fills the form in without typing letter by letter, which is not what the tests are about. */
export async function fillIn(user: UserEvent): Promise<void> {
  const values = { Vorname: 'Ada', Nachname: 'Huber', 'E-Mail-Adresse': 'ada@example.com' };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
}

/** The checkout with a ticket for tonight in the cart, nothing typed yet. */
export async function openCheckout() {
  storeCart(filmTicket, carTicket);
  const app = renderApp(paths.checkout.to());
  await heading('Kassa');
  return app;
}

/** The checkout with everything typed. */
export async function readyToOrder() {
  const app = await openCheckout();
  await fillIn(app.user);
  return app;
}

/** An order that exists at the backend, unpaid. */
export async function placedOrder(): Promise<string> {
  const body = {
    customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
    items: [{ showId: 0, products: [{ purchaseProductId: 401, count: 1 }] }],
    voucherItems: [],
    totalPrice: 20,
    acceptedTerms: true,
    orderKey: crypto.randomUUID(),
  };
  const { orderId } = (await answerOf(saveOrderCall, body)) as { orderId: string };
  return orderId;
}
