import { screen, within } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { storedCart } from './carts';
import { addButton, plus } from './showPage';
import { renderApp } from './renderApp';
import { currentDatabase } from './server';

export const car = 'Standplatz PKW';

/** Adds a stall, by default for a car (€ 25,00 and a mandatory € 3,00) on Sunday, 19 April. */
export async function bookStall(showId = 501, product = car) {
  const app = renderApp(paths.event.to({ idOrIdentifier: showId }));
  await screen.findByRole('button', { name: `Menge erhöhen: ${product}` });
  await app.user.click(plus(product));
  await app.user.click(addButton());
  return app;
}

export const dates = async () => within(await screen.findByRole('group', { name: 'Dasselbe auch am' }));
export const date = async (day: RegExp) => (await dates()).findByRole('button', { name: day });
/** Shows 502 and 503. */
export const april = /^auch am 26\.\sApril/;
export const may = /^auch am 3\.\sMai/;
export const added = (day: string) => screen.findByText(new RegExp(`${day} liegt im Warenkorb`));

/** Name, count and price (cents) of a show's lines. */
export const linesOf = (showId: number) =>
  Object.values(storedCart() ?? {})
    .filter((line) => line.showId === showId)
    .map(({ product, count, price }) => [product?.productName ?? 'Standplatz', count, price]);

export const showRecord = (showId: number) => currentDatabase().shows.find((one) => one.showId === showId)!;
