import Button from 'react-bootstrap/Button';
import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import { formatEuro } from '@/domain/money';
import type { LineDifference } from '@/domain/priceChanges';
import { changeTexts } from '@/texts/order';
import { showTexts } from '@/texts/show';

type Props = { found: LineDifference; onRemove: () => void; onKeep: () => void };

/** One line that is not what it was when it was put into the cart; what cannot be bought any more can go, or stay. */
export function ChangedLine({ found, onRemove, onKeep }: Props) {
  const { line } = found;
  const name = itemName(line);
  return (
    <li>
      {found.kind === 'price'
        ? changeTexts.price(name, formatEuro(found.price), formatEuro(line.price))
        : changeTexts.unavailable(name, reasonText(found.reason))}
      {line.show && <span className="soft">{dayAndTime(line.show)}</span>}
      {found.kind === 'unavailable' && (
        <div className="actions">
          <Button variant="outline-primary" size="sm" onClick={onRemove}>
            {changeTexts.remove}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button variant="outline-primary" size="sm" onClick={onKeep}>
            {changeTexts.keep}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function reasonText(reason: Extract<LineDifference, { kind: 'unavailable' }>['reason']): string {
  return reason === 'gone' ? changeTexts.gone : showTexts.unavailable[reason];
}
