import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import { button, heading } from './screenQueries';
import { renderApp } from './renderApp';
import { currentDatabase, requestsTo } from './server';
import { sumLine } from './textMatchers';

export const discountCall = 'product/getDiscountProduct';

/** The buy button of any kind of show. */
export const addButton = () =>
  button(/^(In den Warenkorb|Standplatz buchen|Verkaufsplatz buchen|Ticket kaufen)$/);
const amount = (name: string) => within(screen.getByRole('group', { name: `Anzahl: ${name}` }));
export const plus = (name: string) => amount(name).getByRole('button', { name: `Menge erhöhen: ${name}` });
export const minus = (name: string) =>
  amount(name).getByRole('button', { name: `Menge verringern: ${name}` });
export const total = () => screen.getByText(sumLine('Summe'));

export async function openTonight() {
  const app = renderApp(paths.show.to({ idOrIdentifier: 301 }));
  await heading('Metropolis');
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  return app;
}

export async function openShow(showId: number) {
  const app = renderApp(paths.event.to({ idOrIdentifier: showId }));
  await heading(/./);
  await waitFor(addButton);
  return app;
}

export async function expectDiscountRequests(times: number) {
  await waitFor(() => expect(requestsTo(discountCall)).toHaveLength(times));
  return requestsTo(discountCall);
}

export function addDrinkDiscount(): void {
  const { products } = currentDatabase();
  const snackDiscount = products.find(({ purchaseProductId }) => purchaseProductId === 190)!;
  products.push({
    ...snackDiscount,
    purchaseProductId: 191,
    productName: 'Durst-Rabatt',
    price: -100,
    slug: 'durst-rabatt',
  });
  for (const product of products)
    if (product.productType === 'drink') product.discountPurchaseProductId = 191;
}
