import type { StornoOrder } from '@/features/checkout/ordersApi';
import { longDay } from '@/domain/dateTexts';
import { isoTime, viennaDay, viennaTime } from '@/domain/dates';
import { formatEuro } from '@/shared/text/money';
import { quantityTexts } from '@/shop/quantityTexts';
import { stornoTexts as texts } from '@/features/storno/texts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import { Verbatim } from '@/shared/ui/Verbatim';
import '@/features/checkout/orderTicket.scss';

export function OrderSummary({ order }: { order: StornoOrder }) {
  const { orderId, orderDate, positions, totalPrice } = order;
  const day = dayOf(orderDate);
  return (
    <section className="storno-order order-ticket" aria-labelledby="storno-bestellung">
      <h2 id="storno-bestellung">{texts.order}</h2>
      {orderId && <p>{`${texts.orderNumber} ${orderId}`}</p>}
      {day && <p className="soft">{`${texts.orderDate} ${day}`}</p>}
      {positions.length === 0 && <p>{texts.noPositions}</p>}
      {positions.length > 0 && (
        <ul className="positions storno-positions">
          {positions.map(({ name, count, price }, index) => (
            <li key={index}>
              <span>
                <span>{quantityTexts.counted(count, name)}</span>
                {count > 1 && <small className="soft">{` ${texts.each(formatEuro(price))}`}</small>}
              </span>
              <span className="text-nowrap">
                <Verbatim>{formatEuro(count * price)}</Verbatim>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="order-stub">
        {totalPrice !== undefined && (
          <TotalPrice label={texts.total} amount={formatEuro(totalPrice)} note={texts.vat} />
        )}
        {totalPrice !== 0 && <p>{texts.refund}</p>}
      </div>
    </section>
  );
}

/** The day of a `DD.MM.YYYY` or ISO date, else `undefined`. */
function dayOf(date: string | undefined): string | undefined {
  const time = date === undefined ? undefined : (viennaTime(date) ?? isoTime(date));
  return time === undefined ? undefined : longDay(viennaDay(time));
}
