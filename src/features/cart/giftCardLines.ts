import { nanoid } from '@reduxjs/toolkit';
import type { Cart, CartItem, Product } from '@/domain/entities';
import { itemsForGiftCards, type GiftCardAmounts } from '@/domain/giftCards';

/** The cart's lines of the chosen vouchers, new ones under random keys. */
export function giftCardLines(giftCards: Product[], amounts: GiftCardAmounts, cart: Cart): CartItem[] {
  return itemsForGiftCards(giftCards, amounts, cart, nanoid);
}
