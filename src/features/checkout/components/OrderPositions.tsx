import type { ReactNode, Ref } from 'react';
import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import { Verbatim } from '@/shared/ui/Verbatim';
import { PositionName } from './PositionName';
import { WithdrawalInfo } from './WithdrawalInfo';

type Props = {
  cart: Cart;
  total: Cents;
  /** The element that shows the total. */
  totalRef?: Ref<HTMLSpanElement>;
  /** The VAT contained in the total. */
  vat?: ReactNode;
};

/** The right of withdrawal, then every position and the total with VAT. */
export function OrderPositions({ cart, total, totalRef, vat }: Props) {
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
        <TotalPrice
          label={checkoutTexts.total}
          amount={formatEuro(total)}
          amountRef={totalRef}
          note={checkoutTexts.vat}
        />
        {vat}
      </div>
    </section>
  );
}

function Position({ item }: { item: CartItem }) {
  const { count, price, voucherCode } = item;
  return (
    <>
      <div>
        <PositionName item={item} />
        {voucherCode && (
          <small className="soft" translate="no">
            {checkoutTexts.code(voucherCode)}
          </small>
        )}
        {count !== 1 && <small className="soft">{checkoutTexts.each(formatEuro(price))}</small>}
      </div>
      <span className="text-nowrap">
        <Verbatim>{formatEuro(lineTotal(item))}</Verbatim>
      </span>
    </>
  );
}
