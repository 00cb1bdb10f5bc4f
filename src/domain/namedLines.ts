import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import type { Cart, CartItem } from '@/domain/entities';

const wordCharacter = '[\\p{L}\\p{N}]';
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text holds these words as they are, not as a part of longer ones: there is a film called „M“. */
function names(text: string, words: string): boolean {
  if (words.trim() === '') return false;
  return new RegExp(`(?<!${wordCharacter})${escaped(words.trim())}(?!${wordCharacter})`, 'iu').test(text);
}

/** The lines of a cart that a message of the backend names; all where it names none. */
export function linesNamedIn(message: string, cart: Cart): CartItem[] {
  const lines = sortedItems(cart);
  const named = lines.filter((line) => names(message, itemName(line)));
  return named.length > 0 ? named : lines;
}
