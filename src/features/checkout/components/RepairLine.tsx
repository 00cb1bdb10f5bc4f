import { maxQuantity, minMandatoryQuantity } from '@/shared/config/constants';
import { hasFixedCount } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { repairTexts } from '@/features/checkout/orderTexts';
import { quantityTexts } from '@/features/catalogue/showTexts';
import { Button } from '@/shared/ui/Button';
import { NumberStepper } from '@/shared/ui/NumberStepper';

type Props = {
  line: CartItem;
  /** Goes with what it belongs to only. */
  isHeld: boolean;
  /** 0 removes it. */
  onChange: (count: number) => void;
};

/** A line of a refused order, with its quantity. */
export function RepairLine({ line, isHeld, onChange }: Props) {
  const name = itemName(line);
  const rule = { mandatory: line.product?.mandatory ?? false };
  return (
    <li>
      <span>
        <span>{name}</span>
        {line.show && <small className="soft">{dayAndTime(line.show)}</small>}
      </span>
      <span className="repair-actions">
        {hasFixedCount(line) ? (
          <span>{quantityTexts.times(line.count)}</span>
        ) : (
          <NumberStepper
            texts={quantityTexts}
            name={name}
            value={line.count}
            min={rule.mandatory ? minMandatoryQuantity : 0}
            max={maxQuantity}
            accept={(typed) => acceptedQuantity(typed, rule)}
            onChange={onChange}
            onDecrease={() => onChange(decreased(line.count, rule))}
            onIncrease={() => onChange(increased(line.count))}
          />
        )}
        {!isHeld && (
          <Button variant="outline-primary" size="sm" onClick={() => onChange(0)}>
            {repairTexts.remove}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
