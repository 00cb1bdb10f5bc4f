import { useRef, useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/shared/config/paths';
import type { Cart, CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { itemName } from '@/domain/cartItems';
import { formatEuro } from '@/shared/text/money';
import { changeOfDifferences } from '@/domain/priceChanges';
import { itemRemoved, linesChanged } from '@/features/cart/cartSlice';
import { ChangedLine } from './ChangedLine';
import { changeTexts } from '@/features/checkout/orderTexts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Notice } from '@/shared/ui/Notice';
import type { usePriceCheck } from '@/features/checkout/usePriceCheck';

type Outcome = 'taken' | 'kept' | CartItem;
type Props = {
  ref: Ref<HTMLDivElement>;
  cart: Cart;
  total: Cents;
  /** Whether nothing stands in the way of the order. */
  canOrder: boolean;
  check: Pick<ReturnType<typeof usePriceCheck>, 'differences' | 'error' | 'keep' | 'lookAgain'>;
};

/** What changed since it was put into the cart: said and asked, for nothing changes silently. */
export function CartChanges({ ref, cart, total, canOrder, check }: Props) {
  const { differences, error } = check;
  const dispatch = useDispatch();
  const [done, setDone] = useState<Outcome>();
  const said = useRef<HTMLParagraphElement>(null);
  const changed = differences.filter(({ reason }) => !reason);
  const prices = changed.filter(({ price }) => price !== undefined).length;
  const dates = changed.filter(({ moved }) => moved).length;

  function settle(what: Outcome, change: () => void) {
    // The button that was pressed goes with what it was for.
    said.current?.focus();
    setDone(what);
    change();
  }

  function remove(line: CartItem) {
    const { key, product } = line;
    settle(line, () => {
      // What is not sold any more is not mandatory any more, or it would be held by what it belongs to.
      if (product?.mandatory) {
        dispatch(linesChanged({ [key]: { ...line, product: { ...product, mandatory: false } } }));
      }
      dispatch(itemRemoved({ key }));
    });
  }

  return (
    <>
      <p ref={said} tabIndex={-1} role="status" className="order-outcome">
        {done && outcomeText(done, total)}
      </p>
      {differences.length > 0 && (
        <div ref={ref} tabIndex={-1} className="alert alert-info" role="alert">
          <p className="fw-bold">{changeTexts.title}</p>
          <ul className="changed-lines">
            {differences.map((found) => (
              <ChangedLine
                key={found.line.key}
                found={found}
                onRemove={() => remove(found.line)}
                onKeep={() => settle('kept', () => check.keep(found))}
              />
            ))}
          </ul>
          <div className="actions">
            {changed.length > 0 && (
              <Button
                onClick={() =>
                  settle('taken', () => dispatch(linesChanged(changeOfDifferences(cart, changed))))
                }
              >
                {changeTexts.take(prices, dates)}
              </Button>
            )}
            <LinkButton to={paths.cart.to()} variant="outline-primary">
              {changeTexts.toCart}
            </LinkButton>
          </div>
        </div>
      )}
      {error && (
        <Notice variant="info" retry={{ label: changeTexts.again, onRetry: check.lookAgain }}>
          <p className="mb-1">
            {[changeTexts.failed, canOrder && changeTexts.orderAnyway].filter(Boolean).join(' ')}
          </p>
        </Notice>
      )}
    </>
  );
}

function outcomeText(outcome: Outcome, total: Cents): string {
  if (outcome === 'taken') return changeTexts.taken(formatEuro(total));
  return outcome === 'kept' ? changeTexts.kept : changeTexts.removed(itemName(outcome));
}
