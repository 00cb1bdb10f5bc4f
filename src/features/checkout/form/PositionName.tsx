import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { quantityTexts } from '@/shop/quantityTexts';

/** One sentence for screen readers; visually the date is on its own line. */
export function PositionName({ item, withPlace = false }: { item: CartItem; withPlace?: boolean }) {
  const { count, show } = item;
  return (
    <span className="position-name">
      <span>{quantityTexts.counted(count, itemName(item))}</span>
      {show && (
        <>
          <span className="visually-hidden">, </span>
          <span className="position-when">{dayAndTime(show)}</span>
          {withPlace && show.location && (
            <>
              <span className="visually-hidden">, </span>
              <span className="position-place">{show.location}</span>
            </>
          )}
        </>
      )}
    </span>
  );
}
