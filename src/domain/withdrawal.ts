import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';

/** What the right of withdrawal depends on. */
export type PositionKind = 'film' | 'stall' | 'carSpot' | 'event' | 'giftCard';
export type WithdrawalPosition = { kind: PositionKind; item: CartItem };

/** Dated positions cannot be withdrawn from, gift cards can. */
export type Withdrawal = { dated: WithdrawalPosition[]; giftCards: WithdrawalPosition[] };

/** `undefined` for add-ons and redeemed codes. */
export function positionKind({ productType, event }: CartItem): PositionKind | undefined {
  if (productType === 'show') return 'film';
  if (productType === 'voucher') return 'giftCard';
  if (productType !== 'event') return undefined;
  const kinds = { flohmarkt: 'stall', automarkt: 'carSpot', publicevent: 'event' } as const;
  return event ? kinds[event.eventType] : 'event';
}

/** Positions by right of withdrawal (requirements, "Legal wording"), without add-ons and redeemed codes. */
export function withdrawalOf(cart: Cart): Withdrawal {
  const positions = sortedItems(cart).flatMap((item) => {
    const kind = isAddOnKey(item.key) ? undefined : positionKind(item);
    return kind ? [{ kind, item }] : [];
  });
  return {
    dated: positions.filter(({ kind }) => kind !== 'giftCard'),
    giftCards: positions.filter(({ kind }) => kind === 'giftCard'),
  };
}
