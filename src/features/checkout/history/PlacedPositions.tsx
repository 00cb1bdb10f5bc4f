import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';
import { Verbatim } from '@/shared/ui/Verbatim';
import { PositionName } from '@/features/checkout/form/PositionName';

/** The lines of an order, tickets before their add-ons. */
export function PlacedPositions({ lines, withPlaces = false }: { lines: Cart; withPlaces?: boolean }) {
  return (
    <ul className="positions">
      {sortedItems(lines).map((line) => (
        <li key={line.key} className={isAddOnKey(line.key) ? 'add-on' : undefined}>
          <PositionName item={line} withPlace={withPlaces} />
          <span className="text-nowrap">
            <Verbatim>{formatEuro(lineTotal(line))}</Verbatim>
          </span>
        </li>
      ))}
    </ul>
  );
}
