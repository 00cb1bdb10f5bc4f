import type { StornoOrder } from '@/api/orders';
import { longDay } from '@/domain/dateTexts';
import { isoTime, viennaDay, viennaTime } from '@/domain/dates';
import { formatEuro } from '@/domain/money';
import { quantityTexts } from '@/texts/show';
import { stornoTexts as texts } from '@/texts/storno';

/** What would be cancelled: number, day, positions, total, and where the money goes. */
export function OrderSummary({ order }: { order: StornoOrder }) {
  const { orderId, orderDate, positions, totalPrice } = order;
  const day = dayOf(orderDate);
  return (
    <section className="panel storno-order" aria-labelledby="storno-bestellung">
      <h2 id="storno-bestellung">{texts.order}</h2>
      {orderId && <p>{`${texts.orderNumber} ${orderId}`}</p>}
      {day && <p>{`${texts.orderDate} ${day}`}</p>}
      {positions.length === 0 && <p>{texts.noPositions}</p>}
      {positions.length > 0 && (
        <ul className="storno-positions">
          {positions.map(({ name, count, price }, index) => (
            <li key={index}>
              <span>
                {quantityTexts.counted(count, name)}
                {count > 1 && <small className="soft">{` ${texts.each(formatEuro(price))}`}</small>}
              </span>
              <span className="text-nowrap">{formatEuro(count * price)}</span>
            </li>
          ))}
        </ul>
      )}
      {totalPrice !== undefined && (
        <p className="total-price">
          {`${texts.total}: ${formatEuro(totalPrice)} `}
          <small className="soft">{texts.vat}</small>
        </p>
      )}
      {totalPrice !== 0 && <p>{texts.refund}</p>}
    </section>
  );
}

/** The day of `DD.MM.YYYY` or an ISO date; anything else is none that could be shown. */
function dayOf(date: string | undefined): string | undefined {
  const time = date === undefined ? undefined : (viennaTime(date) ?? isoTime(date));
  return time === undefined ? undefined : longDay(viennaDay(time));
}
