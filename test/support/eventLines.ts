import type { CartItem, EventType } from '@/domain/entities';

type Line = { price: number; count?: number; eventType?: EventType; name?: string };

/** A market's or event's line on Sunday, 19 April 2026. */
export function eventLine({ price, count = 1, eventType = 'flohmarkt', name = 'Flohmarkt' }: Line): CartItem {
  const key = `501-${eventType}`;
  return {
    key,
    id: 12,
    productType: 'event',
    amount: count,
    count,
    price,
    totalPrice: count * price,
    order: '202604190530',
    showId: 501,
    show: { showId: 501, date: '19.04.2026', time: '05:30', dateEndISO: '2026-04-19T13:00:00+02:00' },
    event: { eventId: 12, eventName: name, eventType },
  };
}

/** An add-on: € 25 each. */
export function eventAddOn(
  parent: CartItem,
  purchaseProductId: number,
  { count = 1, mandatory = false }: { count?: number; mandatory?: boolean } = {},
): CartItem {
  const product = {
    id: purchaseProductId,
    purchaseProductId,
    productName: 'Standplatz PKW',
    mandatory,
    productOrderType: 'product' as const,
  };
  return {
    key: `${parent.key}|${purchaseProductId}`,
    id: purchaseProductId,
    productType: 'eventProduct',
    amount: count,
    count,
    price: 2500,
    totalPrice: count * 2500,
    order: parent.order,
    showId: parent.showId,
    product,
  };
}
