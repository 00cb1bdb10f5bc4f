import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';

/** What a position is, where it matters for the right of withdrawal. */
export type PositionKind = 'film' | 'stall' | 'carSpot' | 'event' | 'giftCard';
export type WithdrawalPosition = { kind: PositionKind; item: CartItem };

/** Positions of fixed dates, which cannot be withdrawn from, and gift vouchers, which can. */
export type Withdrawal = { dated: WithdrawalPosition[]; giftCards: WithdrawalPosition[] };

function kindOf({ productType, event }: CartItem): PositionKind | undefined {
  if (productType === 'show') return 'film';
  if (productType === 'voucher') return 'giftCard';
  if (productType !== 'event') return undefined;
  const kinds = { flohmarkt: 'stall', automarkt: 'carSpot', publicevent: 'event' } as const;
  return event ? kinds[event.eventType] : 'event';
}

/**
 * Which right of withdrawal goes with which position of a cart (requirements, "Legal wording"). Add-ons share that of
 * the show they were chosen for and are not listed; redeemed codes are nothing that could be given back.
 */
export function withdrawalOf(cart: Cart): Withdrawal {
  const positions = sortedItems(cart).flatMap((item) => {
    const kind = isAddOnKey(item.key) ? undefined : kindOf(item);
    return kind ? [{ kind, item }] : [];
  });
  return {
    dated: positions.filter(({ kind }) => kind !== 'giftCard'),
    giftCards: positions.filter(({ kind }) => kind === 'giftCard'),
  };
}
