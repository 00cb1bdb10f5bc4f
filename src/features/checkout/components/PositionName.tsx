import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { quantityTexts } from '@/features/catalogue/showTexts';

/** A position in one sentence for whoever hears it; its date in a line of its own for whoever sees it. */
export function PositionName({ item }: { item: CartItem }) {
  const { count, show } = item;
  return (
    <span className="position-name">
      <span>{quantityTexts.counted(count, itemName(item))}</span>
      {show && (
        <>
          <span className="visually-hidden">, </span>
          <span className="position-when">{dayAndTime(show)}</span>
        </>
      )}
    </span>
  );
}
