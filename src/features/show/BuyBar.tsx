import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { paths } from '@/config/paths';
import type { Cents, ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import type { Selection } from '@/domain/selection';
import { showTexts, spotTexts } from '@/texts/show';
import { LinkButton } from '@/ui/LinkButton';
import { isSpotMissing, spotMarket } from './choices';

type Props = { show: ShowDetail; selection: Selection; total: Cents; onAdd: () => void };

/** The running total and the way into the cart; once something went there, the way on comes first. */
export function BuyBar({ show, selection, total, onAdd }: Props) {
  const [isAdded, setIsAdded] = useState(false);
  const hintId = useId();
  const market = isSpotMissing(show, selection) ? spotMarket(show) : undefined;
  function add() {
    onAdd();
    setIsAdded(true);
  }
  return (
    <div className="panel buy-bar">
      {market && (
        <p id={hintId} className="buy-hint">
          {spotTexts[market].missing}
        </p>
      )}
      <p className="total-price">
        {`${showTexts.total}: ${formatEuro(total)} `}
        <small className="soft">{showTexts.vat}</small>
      </p>
      <div className="actions">
        <Button
          variant={isAdded ? 'outline-primary' : 'primary'}
          aria-describedby={market && hintId}
          onClick={add}
        >
          {showTexts.addToCart}
        </Button>
        {isAdded && <LinkButton to={paths.cart.to()}>{showTexts.toCart}</LinkButton>}
      </div>
    </div>
  );
}
