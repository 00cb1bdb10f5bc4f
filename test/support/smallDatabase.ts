import { orderBody } from '@test/sandbox/testing';
import { currentDatabase, responseOf } from './server';

/** Reduces the programme to some of its shows. */
export function keepShows(...showIds: number[]): void {
  const database = currentDatabase();
  database.shows = database.shows.filter(({ showId }) => showIds.includes(showId));
}

/** A show of each kind and state. */
export const differentShows: readonly number[] = [
  301, 302, 303, 305, 306, 308, 317, 333, 341, 344, 381, 383, 501, 502, 504, 521, 601, 603, 701, 703,
];

/** Reduces the programme to one film, market, public event and undated film with few products. */
export function shrinkDatabase(): void {
  const database = currentDatabase();
  keepShows(301, 501, 701, 381);
  for (const show of database.shows) {
    show.productIds = show.productIds.slice(0, 2);
    show.packages = show.packages.slice(0, 1).map(({ packageName, contents }) => ({
      packageName,
      contents: contents.filter(({ purchaseProductId }) => show.productIds.includes(purchaseProductId)),
    }));
  }
  // Its products would be the same as those of the others.
  database.shows.find(({ showId }) => showId === 701)!.productIds = [];
  database.blogs = database.blogs.slice(0, 2);
  database.giftCards = database.giftCards.slice(0, 2);
}

/** Order 7, paid, which the request examples use. */
export async function makeOrderSeven(): Promise<void> {
  const { orders } = currentDatabase();
  const card = { showId: 0, products: [{ purchaseProductId: 401, count: 1 }] };
  await responseOf('order/saveOrder', orderBody([card], 20));
  Object.assign(orders.at(-1)!, {
    orderId: '7',
    orderHeadId: 7,
    stornoIdentifier: 'storno-7',
    status: 'paid',
  });
}

/** Path of the last call and the backend's response. */
export async function lastResponse(): Promise<{ path: string; body: unknown }> {
  const call = currentDatabase().requests.at(-1);
  if (!call) throw new Error('Nothing was asked yet.');
  const query = new URLSearchParams(call.query).toString();
  const body = await responseOf(`${call.path}?${query}`, call.body);
  return { path: call.path, body };
}
