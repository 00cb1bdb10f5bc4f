import { formatEuro } from '@/shared/text/money';
import { orderTexts } from '@/features/checkout/orderTexts';
import { commonTexts } from '@/shop/commonTexts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import type { PlacedOrder } from './orderHistory';
import { placedWhen } from './placedWhen';
import { PlacedPositions } from './PlacedPositions';

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
