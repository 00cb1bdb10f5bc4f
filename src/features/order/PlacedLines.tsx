import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import { formatEuro } from '@/domain/money';
import { orderTexts } from '@/texts/order';
import { sharedTexts } from '@/texts/shared';
import type { PlacedOrder } from './placedOrders';
import { placedWhen } from './placedWhen';
import { PositionName } from './PositionName';

type Props = {
  order: PlacedOrder;
  /** Epoch ms. */
  now: number;
};

/** What an order was of, as this browser noted it: the backend is not asked, and its prices count. */
export function PlacedLines({ order: { lines, total, placedAt }, now }: Props) {
  return (
    <section aria-labelledby="bestellt" className="placed-lines order-ticket">
      <h2 id="bestellt">{orderTexts.lines}</h2>
      <p className="soft">{orderTexts.placed(placedWhen(placedAt, now))}</p>
      <ul className="positions">
        {sortedItems(lines).map((line) => (
          <li key={line.key} className={isAddOnKey(line.key) ? 'add-on' : undefined}>
            <PositionName item={line} />
            <span className="text-nowrap">{formatEuro(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <div className="order-stub">
        <p className="total-price">
          {`${orderTexts.total(formatEuro(total))} `}
          <small className="soft">{sharedTexts.vat}</small>
        </p>
      </div>
    </section>
  );
}
