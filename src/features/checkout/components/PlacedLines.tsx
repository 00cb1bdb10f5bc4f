import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import { formatEuro } from '@/shared/text/money';
import { orderTexts } from '@/features/checkout/orderTexts';
import { commonTexts } from '@/shared/config/commonTexts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import { Verbatim } from '@/shared/ui/Verbatim';
import type { PlacedOrder } from '@/features/checkout/orderHistory';
import { placedWhen } from './placedWhen';
import { PositionName } from './PositionName';

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
      <ul className="positions">
        {sortedItems(lines).map((line) => (
          <li key={line.key} className={isAddOnKey(line.key) ? 'add-on' : undefined}>
            <PositionName item={line} />
            <span className="text-nowrap">
              <Verbatim>{formatEuro(lineTotal(line))}</Verbatim>
            </span>
          </li>
        ))}
      </ul>
      <div className="order-stub">
        <TotalPrice label={orderTexts.total} amount={formatEuro(total)} note={commonTexts.vat} />
      </div>
    </section>
  );
}
