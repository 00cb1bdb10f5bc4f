import type { ReactNode } from 'react';
import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem, Cents } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { checkoutTexts } from '@/texts/checkout';
import { quantityTexts } from '@/texts/show';
import { WithdrawalInfo } from './WithdrawalInfo';

type Props = {
  cart: Cart;
  total: Cents;
  /** The VAT contained in the total. */
  vat?: ReactNode;
};

/** The right of withdrawal, then every position and the total with VAT. */
export function OrderPositions({ cart, total, vat }: Props) {
  return (
    <section aria-labelledby="positionen">
      <h2 id="positionen">{checkoutTexts.positions}</h2>
      <WithdrawalInfo cart={cart} />
      <ul className="positions">
        {sortedItems(cart).map((item) => (
          <li key={item.key} className={isAddOnKey(item.key) ? 'add-on' : undefined}>
            <Position item={item} />
          </li>
        ))}
      </ul>
      <p className="total-price">
        {`${checkoutTexts.total}: ${formatEuro(total)} `}
        <small className="soft">{checkoutTexts.vat}</small>
      </p>
      {vat}
    </section>
  );
}

function Position({ item }: { item: CartItem }) {
  const { count, price, voucherCode } = item;
  const details = [
    ...(voucherCode === undefined ? [] : [checkoutTexts.code(voucherCode)]),
    ...(count === 1 ? [] : [checkoutTexts.each(formatEuro(price))]),
  ];
  return (
    <>
      <div>
        <span>{positionName(item)}</span>
        {details.map((detail) => (
          <small key={detail} className="soft">
            {detail}
          </small>
        ))}
      </div>
      <span className="text-nowrap">{formatEuro(lineTotal(item))}</span>
    </>
  );
}

function positionName(item: CartItem): string {
  const name = quantityTexts.counted(item.count, itemName(item));
  return item.show ? `${name}, ${dayAndTime(item.show)}` : name;
}
