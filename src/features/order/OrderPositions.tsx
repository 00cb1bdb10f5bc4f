import type { ReactNode } from 'react';
import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import type { Cart, CartItem, Cents } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { checkoutTexts } from '@/texts/checkout';
import { PositionName } from './PositionName';
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
    <section aria-labelledby="positionen" className="order-ticket">
      <h2 id="positionen">{checkoutTexts.positions}</h2>
      <WithdrawalInfo cart={cart} />
      <ul className="positions">
        {sortedItems(cart).map((item) => (
          <li key={item.key} className={isAddOnKey(item.key) ? 'add-on' : undefined}>
            <Position item={item} />
          </li>
        ))}
      </ul>
      <div className="order-stub">
        <p className="total-price">
          {`${checkoutTexts.total}: ${formatEuro(total)} `}
          <small className="soft">{checkoutTexts.vat}</small>
        </p>
        {vat}
      </div>
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
        <PositionName item={item} />
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
