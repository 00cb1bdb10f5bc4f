import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import { formatEuro } from '@/shared/text/money';
import type { LineDifference } from '@/domain/priceChanges';
import { changeTexts } from '@/features/checkout/orderTexts';
import { showTexts } from '@/features/catalogue/showTexts';
import { Button } from '@/shared/ui/Button';

type Props = { found: LineDifference; onRemove: () => void; onKeep: () => void };

/**
 * One line that is not what it was when it was put into the cart. What cannot be bought any more or was moved can go;
 * the former can stay.
 */
export function ChangedLine({ found, onRemove, onKeep }: Props) {
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
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
          {reason && (
            <Button variant="outline-primary" size="sm" onClick={onKeep}>
              {changeTexts.keep}
              <span className="visually-hidden">{`: ${name}`}</span>
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
  return reason === 'gone' ? changeTexts.gone : showTexts.unavailable[reason];
}
