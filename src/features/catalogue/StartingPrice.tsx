import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { startingPrice } from '@/domain/entryPrices';
import { priceTexts } from './cardTexts';
import { formatEuro } from '@/shared/text/money';
import { withVerbatim } from '@/shared/ui/Verbatim';

/** The cheapest price of a show in a list, and what each booking costs in addition. Nothing if it is unknown. */
export function StartingPrice({ show }: { show: Show }) {
  const starting = startingPrice(show);
  if (!starting) return null;
  const price = formatEuro(starting.price);
  const perBooking = `+ ${formatEuro(starting.perBooking)}`;
  return (
    <span className="starting-price">
      {withVerbatim(`${priceTexts.from(kindOf(show), price)} `, price)}
      {starting.perBooking > 0 && (
        <small>{withVerbatim(priceTexts.perBooking(perBooking), perBooking)}</small>
      )}
    </span>
  );
}
