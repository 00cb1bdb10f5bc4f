import { screen, within } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { button, main } from './screenQueries';
import { placedOrder } from './checkoutPage';
import { renderApp } from './renderApp';
import { currentDatabase, requestsTo } from './server';

export const lookupCall = 'order/getOrderForStorno';
export const cancelCall = 'order/orderStorno';

/** Literal texts (requirements 8). */
export const doneText =
  'Deine Bestellung wurde storniert. Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode!';
export const failureText =
  'Beim stornieren der Bestellung ist ein Fehler aufgetreten, bitte probiere es später noch einmal';

export const doneTitle = 'Die Stornierung hat geklappt';
export const foundTitle = 'Bestellung stornieren';
export const nothingToCancelTitle = 'Hier gibt es nichts zu stornieren';

export const linkOf = (stornoIdentifier: string) => paths.stornoByIdentifier.to({ stornoIdentifier });

/** A paid order of a gift card of € 20, with a readable storno identifier. */
export async function paidOrder(stornoIdentifier = 'storno-1') {
  const orderId = await placedOrder();
  const order = currentDatabase().orders.find((candidate) => candidate.orderId === orderId)!;
  Object.assign(order, { status: 'paid', stornoIdentifier });
  return order;
}

export async function openPaidOrder() {
  const order = await paidOrder();
  const app = renderApp(linkOf(order.stornoIdentifier));
  await screen.findByRole('region', { name: 'Deine Bestellung' });
  return { ...app, order };
}

export const cancelButton = () => button('Bestellung stornieren');
export const dialog = () => screen.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' });
export const confirmButton = () => within(dialog()).getByRole('button', { name: 'Jetzt stornieren' });
export const cancellations = () => requestsTo(cancelCall).map(({ query }) => query);
export const lookups = () => requestsTo(lookupCall).map(({ query }) => query);

/** The alert in the page, not the toast. */
export const inlineFailure = () => main().findByRole('alert');
