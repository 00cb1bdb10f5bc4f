import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';
import { Verbatim } from '@/shared/ui/Verbatim';
import { PositionName } from '@/features/checkout/form/PositionName';
import { shortDay } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { momentTexts } from '@/domain/momentText';
import { orderTexts } from '@/features/checkout/texts';
import { commonTexts } from '@/shop/commonTexts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import type { PlacedOrder } from './orderHistory';

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

/** When an order was placed, seen from `now` (both epoch ms), in Vienna: „heute um 12:03 Uhr“. */
export function placedWhen(placedAt: number, now: number): string {
  const { day, clock } = momentTexts(placedAt);
  return orderTexts.when(day === viennaDay(now) ? undefined : shortDay(day), clock);
}

type Props = {
  order: PlacedOrder;
  /** Epoch ms. */
  now: number;
};

/** The lines of an order from the order history; the backend's prices may differ. */
export function PlacedLines({ order: { lines, total, placedAt }, now }: Props) {
  return (
    <section aria-labelledby="bestellt" className="placed-lines order-ticket">
      <h2 id="bestellt">{orderTexts.lines}</h2>
      <p className="soft">{orderTexts.placed(placedWhen(placedAt, now))}</p>
      <PlacedPositions lines={lines} />
      <div className="order-stub">
        <TotalPrice label={orderTexts.total} amount={formatEuro(total)} note={commonTexts.vat} />
      </div>
    </section>
  );
}
