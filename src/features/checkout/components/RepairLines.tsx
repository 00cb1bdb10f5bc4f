import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';
import { linesNamedIn } from '@/domain/namedLines';
import { itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { RepairLine } from './RepairLine';
import { repairTexts } from '@/features/checkout/orderTexts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';

/** The lines that a refusal speaks of, all where it names none, to lower or remove without leaving checkout. */
export function RepairLines({ cart, message = '' }: { cart: Cart; message: string | undefined }) {
  const dispatch = useDispatch();
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLParagraphElement>();
  // A line that goes must not make all others those that the message meant.
  const [meant] = useState(() => linesNamedIn(message, cart).map(({ key }) => key));
  const lines = sortedItems(cart).filter(({ key }) => meant.includes(key));

  function change({ key }: CartItem, count: number) {
    if (count > 0) {
      dispatch(quantityChanged({ key, count }));
      return;
    }
    moveFocus();
    dispatch(itemRemoved({ key }));
  }

  return (
    <>
      <p ref={fallbackRef} tabIndex={-1}>
        {lines.length > 0 ? repairTexts.title : repairTexts.none}
      </p>
      <ul className="repair-lines">
        {lines.map((line) => (
          <RepairLine
            key={line.key}
            line={line}
            isHeld={isAddOnKey(line.key) && (line.product?.mandatory ?? false)}
            onChange={(count) => change(line, count)}
          />
        ))}
      </ul>
    </>
  );
}
