import type { ReactNode, Ref } from 'react';
import { sortedItems } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import { datedName } from '@/domain/lineNames';
import type { Cart, CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import { withdrawalOf, type WithdrawalPosition } from '@/domain/withdrawal';
import { checkoutTexts, withdrawalTexts } from './checkoutTexts';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import { Verbatim } from '@/shared/ui/Verbatim';
import { PositionName } from './PositionName';

type Props = {
  cart: Cart;
  total: Cents;
  totalRef?: Ref<HTMLSpanElement>;
  vat?: ReactNode;
};

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

/** The right of withdrawal; a cart with both dated positions and gift cards also lists the positions of each. */
function WithdrawalInfo({ cart }: { cart: Cart }) {
  const { dated, giftCards } = withdrawalOf(cart);
  const isMixed = dated.length > 0 && giftCards.length > 0;
  const kinds = [...new Set(dated.map(({ kind }) => kind))];
  return (
    <div className="withdrawal soft">
      {dated.length > 0 && <p>{withdrawalTexts.dated(kinds)}</p>}
      {isMixed && <Concerned intro={withdrawalTexts.datedPositions} positions={dated} />}
      {giftCards.length > 0 && <p>{withdrawalTexts.giftCards}</p>}
      {isMixed && <Concerned intro={withdrawalTexts.giftCardPositions} positions={giftCards} />}
    </div>
  );
}

function Concerned({ intro, positions }: { intro: string; positions: WithdrawalPosition[] }) {
  return (
    <>
      <p>{intro}</p>
      <ul>
        {positions.map(({ item }) => (
          <li key={item.key}>{datedName(item)}</li>
        ))}
      </ul>
    </>
  );
}
