import { useRef, useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/shop/paths';
import type { Cart, CartItem } from '@/domain/entities';
import { type Cents, formatEuro } from '@/shared/text/money';
import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import { lineNames } from '@/domain/lineNames';
import { changeOfDifferences, type LineDifference } from '@/domain/priceChanges';
import { itemRemoved, linesChanged } from '@/features/cart/cartSlice';
import { changeTexts } from '@/features/checkout/texts';
import { showTexts } from '@/features/catalogue/texts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import type { usePriceCheck } from './usePriceCheck';

type Decision = 'taken' | 'kept' | CartItem;
type Props = {
  ref: Ref<HTMLDivElement>;
  cart: Cart;
  total: Cents;
  canOrder: boolean;
  check: Pick<ReturnType<typeof usePriceCheck>, 'differences' | 'error' | 'keep' | 'lookAgain'>;
};

export function CartChanges({ ref, cart, total, canOrder, check }: Props) {
  const { differences, error } = check;
  const dispatch = useDispatch();
  const [decision, setDecision] = useState<Decision>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const names = lineNames(cart);
  const changed = differences.filter(({ reason }) => !reason);
  const prices = changed.filter(({ price }) => price !== undefined).length;
  const dates = changed.filter(({ moved }) => moved).length;

  function decide(made: Decision, change: () => void) {
    // The clicked button is about to disappear.
    outcome.current?.focus();
    setDecision(made);
    change();
  }

  function remove(line: CartItem) {
    decide(line, () => dispatch(itemRemoved({ key: line.key, evenIfMandatory: true })));
  }

  return (
    <>
      <p ref={outcome} tabIndex={-1} role="status" className="order-outcome">
        {decision && decisionText(decision, total)}
      </p>
      {differences.length > 0 && (
        <div ref={ref} tabIndex={-1} className="alert alert-info" role="alert">
          <p className="fw-bold">{changeTexts.title}</p>
          <ul className="changed-lines">
            {differences.map((found) => (
              <ChangedLine
                key={found.line.key}
                found={found}
                controlName={names.get(found.line.key) ?? ''}
                onRemove={() => remove(found.line)}
                onKeep={() => decide('kept', () => check.keep(found))}
              />
            ))}
          </ul>
          <div className="actions">
            {changed.length > 0 && (
              <Button
                onClick={() =>
                  decide('taken', () => dispatch(linesChanged(changeOfDifferences(cart, changed))))
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
        <RequestNotice
          variant="info"
          error={error}
          retry={{ label: changeTexts.again, onRetry: check.lookAgain }}
        >
          <p className="mb-1">
            {[changeTexts.failed, canOrder && changeTexts.orderAnyway].filter(Boolean).join(' ')}
          </p>
        </RequestNotice>
      )}
    </>
  );
}

function decisionText(decision: Decision, total: Cents): string {
  if (decision === 'taken') return changeTexts.taken(formatEuro(total));
  return decision === 'kept' ? changeTexts.kept : changeTexts.removed(itemName(decision));
}

type ChangedLineProps = {
  found: LineDifference;
  controlName: string;
  onRemove: () => void;
  onKeep: () => void;
};

/** Unavailable and moved lines can be removed; unavailable ones can also be kept. */
function ChangedLine({ found, controlName, onRemove, onKeep }: ChangedLineProps) {
  const { line, reason, moved, price } = found;
  const name = itemName(line);
  return (
    <li>
      {changesOf(found).map((change) => (
        <p key={change} className="mb-1">
          {change}
        </p>
      ))}
      {price !== undefined && (
        <p className="mb-1">
          <span>{changeTexts.price(name, formatEuro(price))}</span>
          <span className="visually-hidden">{changeTexts.before}</span>{' '}
          <s translate="no">{formatEuro(line.price)}</s>
        </p>
      )}
      {line.show && !moved && <span className="soft">{dayAndTime(line.show)}</span>}
      {(reason || moved) && (
        <div className="actions">
          <Button variant="outline-primary" size="sm" onClick={onRemove}>
            {changeTexts.remove}
            <span className="visually-hidden">{`: ${controlName}`}</span>
          </Button>
          {reason && (
            <Button variant="outline-primary" size="sm" onClick={onKeep}>
              {changeTexts.keep}
              <span className="visually-hidden">{`: ${controlName}`}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function changesOf({ line, reason, moved }: LineDifference): string[] {
  const name = itemName(line);
  return [
    ...(reason ? [changeTexts.unavailable(name, reasonText(reason))] : []),
    ...(moved && line.show ? [changeTexts.moved(name, dayAndTime(line.show), dayAndTime(moved))] : []),
  ];
}

function reasonText(reason: NonNullable<LineDifference['reason']>): string {
  return reason === 'gone' || reason === 'unpriced' ? changeTexts[reason] : showTexts.unavailable[reason];
}
