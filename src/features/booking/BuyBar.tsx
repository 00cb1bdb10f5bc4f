import { useId, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { kindOf } from '@/domain/cards';
import type { ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import type { Selection } from '@/domain/selection';
import { addTexts, showTexts, spotTexts } from '@/features/catalogue/showTexts';
import { sumTexts } from '@/features/cart/sumTexts';
import { BarSum } from '@/shared/ui/BarSum';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { isSpotMissing, spotMarket } from './choices';
import { Discounts } from './components/Discounts';
import { showSlice } from './showSlice';

type Props = {
  show: ShowDetail;
  selection: Selection;
  total: Cents;
  /** What the button says where it is not what the show's card says. */
  label?: string;
  onAdd: () => void;
  /** What goes on from what was added. */
  children?: ReactNode;
};

/**
 * The running total and the way into the cart; once something went there, the way on comes first. While a discount is
 * being checked the button waits and says so: the total may change. A click is kept until then, and adds nothing where the
 * check failed: the visitor decides whether to buy without the discount.
 */
export function BuyBar({ show, selection, total, label = addTexts[kindOf(show)], onAdd, children }: Props) {
  const { status } = useSelector(showSlice.selectors.selectDiscount);
  const [isAdded, setIsAdded] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const discountsId = useId();
  const market = isSpotMissing(show, selection) ? spotMarket(show) : undefined;
  const isAsking = status === 'asking';
  // What was added has taken the choice along: the next one is missing only to whoever wants one.
  const isHinted = market && (isWarned || !isAdded);
  const reasons = [isHinted && hintId, (isAsking || status === 'failed') && discountsId].filter(Boolean);
  if (isRefused && status !== 'failed') setIsRefused(false);
  if (isWarned && !market) setIsWarned(false);

  const adding = useDeferredClick(isAsking, (isLate) => {
    if (isLate && status === 'failed') {
      setIsRefused(true);
      return;
    }
    onAdd();
    setIsAdded(true);
    setIsWarned(false);
    setIsRefused(false);
  });

  function add() {
    // The backend does not mark which product is a stall: a hint that has to be seen, never a block.
    if (market && !isWarned) setIsWarned(true);
    else adding.onClick();
  }
  return (
    <div className="panel buy-bar">
      {isHinted && (
        <p id={hintId} className="buy-hint" role={isWarned ? 'alert' : undefined}>
          {spotTexts[market][isWarned ? 'confirm' : 'missing']}
        </p>
      )}
      <Discounts
        id={discountsId}
        isAwaited={adding.isDeferred}
        isRefused={isRefused}
        onPressed={() => button.current?.focus()}
      />
      <BarSum
        label={showTexts.total}
        amount={formatEuro(total)}
        note={showTexts.vat}
        announcement={sumTexts.changed(showTexts.total, formatEuro(total))}
      />
      <div className="actions">
        <Button
          ref={button}
          variant={isAdded ? 'outline-primary' : 'primary'}
          className={isAsking ? 'disabled-look' : undefined}
          aria-disabled={isAsking}
          aria-describedby={reasons.join(' ') || undefined}
          onClick={add}
        >
          {label}
        </Button>
        {isAdded && <LinkButton to={paths.cart.to()}>{showTexts.toCart}</LinkButton>}
      </div>
      {children}
    </div>
  );
}
