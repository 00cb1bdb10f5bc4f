import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import type { Cart, CartItem } from '@/domain/entities';

const wordCharacter = '[\\p{L}\\p{N}]';
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text contains these words as whole words: a film may be called „M“. */
function names(text: string, words: string): boolean {
  if (words.trim() === '') return false;
  return new RegExp(`(?<!${wordCharacter})${escaped(words.trim())}(?!${wordCharacter})`, 'iu').test(text);
}

/** The cart lines that a backend message names, in the order of the cart. */
export function linesNamedIn(message: string, cart: Cart): CartItem[] {
  return sortedItems(cart).filter((line) => names(message, itemName(line)));
}
