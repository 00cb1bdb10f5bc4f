import { useDispatch } from 'react-redux';
import { type Cents, formatEuro } from '@/shared/text/money';
import { maxQuantity } from '@/shop/constants';
import type { Product } from '@/domain/entities';
import { amountOf, type GiftCardAmounts } from '@/domain/giftCards';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { giftCardTexts } from './texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { giftCardAmountChanged } from './giftCardsSlice';

type Props = { giftCards: Product[]; amounts: GiftCardAmounts };

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

/** Cents from which a card gets the next colour. */
const tones: Cents[] = [2500, 4000, 7500];

type GiftCardProps = { price: Cents; count: number };

/** Decorative: its content is also rendered as text beside it. */
function GiftCard({ price, count }: GiftCardProps) {
  const tone = tones.filter((from) => price >= from).length;
  return (
    <div className="gift-card" data-tone={tone} aria-hidden="true">
      <span className="gift-amount" data-amount={formatEuro(price).replace(/,00$/, '')} />
      <svg className="gift-bow" viewBox="0 0 64 48">
        <path d="M32 24C24 6 8 2 5 10s6 14 27 14C40 6 56 2 59 10s-6 14-27 14z" />
        <path d="M30 26 17 45l2-10-9 1zm4 0 13 19-2-10 9 1z" />
        <circle cx="32" cy="24" r="6" />
      </svg>
      {count > 0 && <span className="gift-count" data-count={quantityTexts.times(count)} />}
    </div>
  );
}
