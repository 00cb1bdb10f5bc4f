import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { paths } from '@/config/paths';
import { unavailability } from '@/domain/availability';
import type { Cents, ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { showTexts } from '@/texts/show';
import { LinkButton } from '@/ui/LinkButton';

type Props = { show: ShowDetail; total: Cents; onAdd: () => void };

/** The running total and the way into the cart, or why there is none. */
export function BuyBar({ show, total, onAdd }: Props) {
  const [isAdded, setIsAdded] = useState(false);
  // A show ends while its page is open at most once an evening: the click checks again.
  const [openedAt] = useState(() => Date.now());
  const reason = unavailability(show, openedAt);
  function add() {
    if (unavailability(show, Date.now())) return;
    onAdd();
    setIsAdded(true);
  }
  return (
    <div className="panel buy-bar">
      <p className="total-price">
        {`${showTexts.total}: ${formatEuro(total)} `}
        <small className="soft">{showTexts.vat}</small>
      </p>
      <div className="actions">
        {reason ? (
          <Button disabled>{showTexts.unavailable[reason]}</Button>
        ) : (
          <Button onClick={add}>{showTexts.addToCart}</Button>
        )}
        {isAdded && (
          <LinkButton to={paths.cart.to()} variant="outline-primary">
            {showTexts.toCart}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
