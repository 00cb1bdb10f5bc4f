import type { ReactNode } from 'react';
import { maxQuantity } from '@/shop/constants';
import { isEmptyCart, sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { isAddOnKey } from '@/domain/cartKeys';
import type { LinkedCart } from '@/domain/cartLink';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem } from '@/domain/entities';
import { mergeOutcome, type LinkedOffer } from '@/domain/linkedOffer';
import { formatEuro } from '@/shared/text/money';
import { showName } from '@/domain/showNames';
import type { CarryOver } from '@/domain/carryOver';
import { linkedCartTexts as texts } from './linkTexts';
import { showTexts } from '@/features/catalogue/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { Button } from '@/shared/ui/Button';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import { Verbatim } from '@/shared/ui/Verbatim';

type Props = {
  wanted: LinkedCart;
  offer: LinkedOffer;
  cart: Cart;
  onAskAgain: () => void;
  children: ReactNode;
};

export function LinkedOfferView({ wanted, offer, cart, onAskAgain, children }: Props) {
  const { preview, total, isDiscountUnknown } = offer;
  const { isInCart, isReduced } = mergeOutcome(cart, wanted, offer);
  const isEmpty = isEmptyCart(preview);
  return (
    <>
      <p>{isEmpty ? texts.empty : texts.lead}</p>
      {!isEmpty && (
        <>
          <ul className="linked-cart-lines">
            {sortedItems(preview).map((item) => (
              <Line key={item.key} item={item} />
            ))}
          </ul>
          <TotalPrice label={texts.total} amount={formatEuro(total)} note={texts.vat} />
        </>
      )}
      <UnavailableParts offer={offer} />
      {isInCart && (
        <p>{[texts.alreadyInCart, isReduced && texts.cut(maxQuantity)].filter(Boolean).join(' ')}</p>
      )}
      {isDiscountUnknown && (
        <p>
          <span>{`${texts.discountUnknown} `}</span>
          <Button variant="outline-primary" size="sm" onClick={onAskAgain}>
            {texts.askAgain}
          </Button>
        </p>
      )}
      <div className="actions">{children}</div>
    </>
  );
}

function Line({ item }: { item: CartItem }) {
  return (
    <li className={isAddOnKey(item.key) ? 'add-on' : undefined}>
      <span>
        <span>{quantityTexts.counted(item.count, itemName(item))}</span>
        {item.show && <span className="soft">{`, ${dayAndTime(item.show)}`}</span>}
      </span>
      <span className="text-nowrap">
        <Verbatim>{formatEuro(lineTotal(item))}</Verbatim>
      </span>
    </li>
  );
}

function unavailableText(show: CarryOver): string | undefined {
  if (show.state === 'gone') return undefined;
  const what = [showName(show.show), dayAndTime(show.show)].join(', ');
  if (show.state === 'unavailable') return texts.unavailable(what, showTexts.unavailable[show.reason]);
  return show.state === 'unfit' ? texts.unfit(what) : texts.missing(what, show.missing.length);
}

function UnavailableParts({ offer: { lacking, giftCardsGone } }: { offer: LinkedOffer }) {
  const gone = lacking.filter(({ state }) => state === 'gone').length;
  const messages = [
    ...lacking.flatMap((show) => unavailableText(show) ?? []),
    ...(gone > 0 ? [texts.gone(gone)] : []),
    ...(giftCardsGone > 0 ? [texts.giftCardsGone(giftCardsGone)] : []),
  ];
  if (messages.length === 0) return null;
  return (
    <>
      <h3>{texts.missingTitle}</h3>
      <ul>
        {messages.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
