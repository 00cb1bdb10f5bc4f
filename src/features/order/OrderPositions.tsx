import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem, Cents } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { checkoutTexts } from '@/texts/checkout';
import { quantityTexts } from '@/texts/show';

/** Every position, the total with VAT, and the right of withdrawal by kind of position. */
export function OrderPositions({ cart, total }: { cart: Cart; total: Cents }) {
  const items = sortedItems(cart);
  const hasVoucher = items.some(({ productType }) => productType === 'voucher');
  const hasDate = items.some(({ show }) => show !== undefined);
  return (
    <section aria-labelledby="positionen">
      <h2 id="positionen">{checkoutTexts.positions}</h2>
      {hasDate && <p className="soft">{checkoutTexts.withdrawal}</p>}
      {hasVoucher && <p className="soft">{checkoutTexts.withdrawalVoucher}</p>}
      <ul className="positions">
        {items.map((item) => (
          <li key={item.key}>
            <span>{positionName(item)}</span>
            <span className="text-nowrap">{formatEuro(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
      <p className="total-price">
        {`${checkoutTexts.total}: ${formatEuro(total)} `}
        <small className="soft">{checkoutTexts.vat}</small>
      </p>
    </section>
  );
}

function positionName(item: CartItem): string {
  const name = quantityTexts.counted(item.count, itemName(item));
  return item.show ? `${name}, ${dayAndTime(item.show)}` : name;
}
