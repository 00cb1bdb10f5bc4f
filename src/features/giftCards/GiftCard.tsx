import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import { quantityTexts } from '@/features/catalogue/showTexts';

/** From these amounts on a card is of another colour. */
const tones: Cents[] = [2500, 4000, 7500];

type Props = { price: Cents; count: number };

/** A voucher as the card that is given away, under its bow; all that it says stands beside it too. */
export function GiftCard({ price, count }: Props) {
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
