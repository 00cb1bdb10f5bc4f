import { nanoid } from '@reduxjs/toolkit';
import type { Cart, CartItem, Product } from '@/domain/entities';
import { itemsForGiftCards, type GiftCardAmounts } from '@/domain/giftCards';

/** The cart lines of the chosen gift cards; new lines get random keys. */
export function giftCardLines(giftCards: Product[], amounts: GiftCardAmounts, cart: Cart): CartItem[] {
  return itemsForGiftCards(giftCards, amounts, cart, nanoid);
}
