import { useId, useState } from 'react';
import { paths } from '@/shop/paths';
import type { Cents } from '@/shared/text/money';
import { giftCardTexts } from './texts';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';

type Props = { total: Cents; counts: Record<string, string>; onAdd: () => void };

/** The total and the button that adds the cards. After adding, the link to the cart is the primary action. */
export function GiftCardBar({ total, counts, onAdd }: Props) {
  const [isAdded, setIsAdded] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const hintId = useId();
  const hasChosen = total > 0;
  if (isRefused && hasChosen) setIsRefused(false);
  function add() {
    setIsRefused(!hasChosen);
    if (!hasChosen) return;
    onAdd();
    setIsAdded(true);
  }
  return (
    <BottomBar
      hints={
        <p id={hintId} className="buy-hint" role="alert">
          {isRefused && giftCardTexts.nothingChosen}
        </p>
      }
      sum={{ label: giftCardTexts.total, total, note: giftCardTexts.vat, counts }}
      actions={
        <>
          <Button
            variant={isAdded && !hasChosen ? 'outline-primary' : 'primary'}
            aria-describedby={hintId}
            onClick={add}
          >
            {giftCardTexts.addToCart}
          </Button>
          {isAdded && (
            <LinkButton to={paths.cart.to()} variant={hasChosen ? 'outline-primary' : 'primary'}>
              {giftCardTexts.toCart}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
