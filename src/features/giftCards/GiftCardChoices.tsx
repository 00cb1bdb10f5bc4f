import { useDispatch } from 'react-redux';
import { maxQuantity } from '@/shared/config/constants';
import type { Product } from '@/domain/entities';
import { amountOf, type GiftCardAmounts } from '@/domain/giftCards';
import { formatEuro } from '@/shared/text/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { giftCardTexts } from './texts';
import { quantityTexts } from '@/features/catalogue/showTexts';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { GiftCard } from './GiftCard';
import { giftCardAmountChanged } from './giftCardsSlice';

type Props = { giftCards: Product[]; amounts: GiftCardAmounts };

/** The gift vouchers on sale, each with its counter. */
export function GiftCardChoices({ giftCards, amounts }: Props) {
  return (
    <section aria-labelledby="gutscheine">
      <h2 id="gutscheine" className="visually-hidden">
        {giftCardTexts.choices}
      </h2>
      <ul className="choices gift-cards">
        {giftCards.map((giftCard) => (
          <GiftCardChoice
            key={giftCard.purchaseProductId}
            giftCard={giftCard}
            count={amountOf(amounts, giftCard)}
          />
        ))}
      </ul>
    </section>
  );
}

/** None is mandatory: an order needs no gift voucher. */
const rule = { mandatory: false };

function GiftCardChoice({ giftCard, count }: { giftCard: Product; count: number }) {
  const dispatch = useDispatch();
  const { purchaseProductId, productName, description, price } = giftCard;
  const choose = (chosen: number) => dispatch(giftCardAmountChanged({ purchaseProductId, count: chosen }));
  return (
    <li className={count > 0 ? 'gift-choice gift-chosen' : 'gift-choice'}>
      <GiftCard price={price} count={count} />
      <h3>{productName}</h3>
      {description && <p className="soft gift-description">{description}</p>}
      <p className="gift-price" translate="no">
        {formatEuro(price)}
      </p>
      <NumberStepper
        texts={quantityTexts}
        name={productName}
        value={count}
        min={0}
        max={maxQuantity}
        accept={(typed) => acceptedQuantity(typed, rule)}
        onChange={choose}
        onDecrease={() => choose(decreased(count, rule))}
        onIncrease={() => choose(increased(count))}
      />
    </li>
  );
}
