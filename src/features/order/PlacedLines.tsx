import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { orderTexts } from '@/texts/order';
import { sharedTexts } from '@/texts/shared';
import { quantityTexts } from '@/texts/show';
import type { PlacedOrder } from './placedOrders';
import { placedWhen } from './placedWhen';

type Props = {
  order: PlacedOrder;
  /** Epoch ms. */
  now: number;
};

/** What an order was of, as this browser noted it: the backend is not asked, and its prices count. */
export function PlacedLines({ order: { lines, total, placedAt }, now }: Props) {
  return (
    <section aria-labelledby="bestellt" className="placed-lines">
      <h2 id="bestellt">{orderTexts.lines}</h2>
      <p className="soft">{orderTexts.placed(placedWhen(placedAt, now))}</p>
      <ul className="positions">
        {sortedItems(lines).map((line) => (
          <li key={line.key}>
            <span>{lineName(line)}</span>
            <span className="text-nowrap">{formatEuro(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <p className="total-price">
        {`${orderTexts.total(formatEuro(total))} `}
        <small className="soft">{sharedTexts.vat}</small>
      </p>
    </section>
  );
}

function lineName(line: CartItem): string {
  const name = quantityTexts.counted(line.count, itemName(line));
  return line.show ? `${name}, ${dayAndTime(line.show)}` : name;
}
