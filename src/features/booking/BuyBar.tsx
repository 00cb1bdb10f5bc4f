import { useId, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/shop/paths';
import { kindOf } from '@/domain/cards';
import type { ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts } from '@/domain/offeredProducts';
import { hasOwnPrice } from '@/domain/selectionAt';
import type { Choice } from '@/domain/selection';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { addTexts, choiceTexts, spotTexts } from './texts';
import { countsOf, quantityTexts } from '@/shop/quantityTexts';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { isSpotMissing, spotMarket } from './choices';
import { ChoiceHints } from './choices/ChoiceHints';
import { Discounts } from './choices/Discounts';
import { showSlice } from './showSlice';

type Props = {
  show: ShowDetail;
  choice: Choice;
  total: Cents;
  /** Defaults to the text of the show's card. */
  label?: string;
  sumLabel?: string;
  /** Whether prices beside the discounts are awaited, or could not be read. */
  isWaiting?: boolean;
  hasFailed?: boolean;
  onAdd: () => void;
  children?: ReactNode;
};

/** „2 × Ticket“ and the like. */
function chosenCounts(show: ShowDetail, { count, selection }: Choice): Record<string, string> {
  const products = countsOf(offeredProducts(show), selection);
  if (!hasOwnPrice(show)) return products;
  return { own: quantityTexts.counted(count, ownPriceTexts[kindOf(show)]), ...products };
}

/**
 * The running total and the button that adds to the cart. While discounts are being checked, a click is deferred,
 * because the total may change. It is dropped if the check fails: the visitor decides whether to buy without the
 * discount.
 */
export function BuyBar(props: Props) {
  const { show, choice, total, label = addTexts[kindOf(show)], onAdd, children } = props;
  const { sumLabel = choiceTexts.total, isWaiting = false, hasFailed = false } = props;
  const { status } = useSelector(showSlice.selectors.selectDiscount);
  const [additions, setAdditions] = useState(0);
  const isAdded = additions > 0;
  const [isRefused, setIsRefused] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const discountsId = useId();
  const market = isSpotMissing(show, choice.selection) ? spotMarket(show) : undefined;
  const isChecking = status === 'checking' || isWaiting;
  // Adding resets the selection, so a missing spot is an error only if the visitor tries to add again.
  const isHinted = market && (isWarned || !isAdded);
  const reasons = [isHinted && hintId, (status === 'checking' || status === 'failed') && discountsId].filter(
    Boolean,
  );
  if (isRefused && status !== 'failed') setIsRefused(false);
  if (isWarned && !market) setIsWarned(false);

  const adding = useDeferredClick(isChecking, (isLate) => {
    if (isLate && (status === 'failed' || hasFailed)) {
      setIsRefused(status === 'failed');
      return;
    }
    onAdd();
    setAdditions(additions + 1);
    setIsWarned(false);
    setIsRefused(false);
  });

  function add() {
    // The backend does not mark which product is a stall, so the hint asks for confirmation and never blocks.
    if (market && !isWarned) setIsWarned(true);
    else adding.onClick();
  }
  // Another class after each addition starts the guard against a double click again.
  const classes = [isChecking && 'disabled-look', isAdded && (additions % 2 ? 'added' : 'added-again')];
  return (
    <BottomBar
      hints={
        <>
          {isHinted && (
            <p id={hintId} className="buy-hint" role={isWarned ? 'alert' : undefined}>
              {spotTexts[market][isWarned ? 'confirm' : 'missing']}
            </p>
          )}
          <ChoiceHints show={show} choice={choice} />
          <Discounts
            id={discountsId}
            isAwaited={adding.isDeferred}
            isRefused={isRefused}
            onPressed={() => button.current?.focus()}
          />
        </>
      }
      sum={{
        label: sumLabel,
        total,
        note: choiceTexts.vat,
        counts: chosenCounts(show, choice),
      }}
      actions={
        <>
          <Button
            ref={button}
            variant={isAdded ? 'outline-primary' : 'primary'}
            className={classes.filter(Boolean).join(' ') || undefined}
            aria-disabled={isChecking}
            aria-describedby={reasons.join(' ') || undefined}
            onClick={add}
          >
            {label}
          </Button>
          {isAdded && <LinkButton to={paths.cart.to()}>{choiceTexts.toCart}</LinkButton>}
        </>
      }
    >
      {children}
    </BottomBar>
  );
}
