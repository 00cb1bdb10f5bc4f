import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity } from '@/shop/constants';
import { hasFixedCount, sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { isAddOnKey } from '@/domain/cartKeys';
import { dayAndTime } from '@/domain/dateTexts';
import { lineNames } from '@/domain/lineNames';
import type { Cart, CartItem } from '@/domain/entities';
import { linesNamedIn } from '@/domain/namedLines';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { repairTexts } from '@/features/checkout/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { Button } from '@/shared/ui/Button';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';

/** The lines that the refusal names can be changed, and removed even if they are mandatory; all lines if it names none. */
export function RepairLines({ cart, message = '' }: { cart: Cart; message: string | undefined }) {
  const dispatch = useDispatch();
  const { fallbackRef, moveFocus } = useFocusFallback<HTMLParagraphElement>();
  // Fixed: once the named line is removed, the message would name none, and all lines would be listed.
  const [namedKeys] = useState(() => linesNamedIn(message, cart).map(({ key }) => key));
  const names = lineNames(cart);
  const areNamed = namedKeys.length > 0;
  const lines = sortedItems(cart).filter(({ key }) => !areNamed || namedKeys.includes(key));

  function change({ key }: CartItem, count: number) {
    if (count > 0) {
      dispatch(quantityChanged({ key, count }));
      return;
    }
    moveFocus();
    dispatch(itemRemoved({ key, evenIfMandatory: areNamed }));
  }

  return (
    <>
      <p ref={fallbackRef} tabIndex={-1}>
        {lines.length > 0 ? repairTexts.title : repairTexts.none}
      </p>
      <ul className="repair-lines">
        {lines.map((line) => (
          <RepairLine
            key={line.key}
            line={line}
            controlName={names.get(line.key) ?? ''}
            isMandatory={!areNamed && (line.product?.mandatory ?? false)}
            onChange={(count) => change(line, count)}
          />
        ))}
      </ul>
    </>
  );
}

type RepairLineProps = {
  line: CartItem;
  controlName: string;
  /** As an add-on it can only be removed together with its parent. */
  isMandatory: boolean;
  onChange: (count: number) => void;
};

function RepairLine({ line, controlName, isMandatory, onChange }: RepairLineProps) {
  const rule = { mandatory: isMandatory };
  return (
    <li>
      <span>
        <span>{itemName(line)}</span>
        {line.show && <small className="soft">{dayAndTime(line.show)}</small>}
      </span>
      <span className="repair-actions">
        {hasFixedCount(line) ? (
          <span>{quantityTexts.times(line.count)}</span>
        ) : (
          <NumberStepper
            texts={quantityTexts}
            name={controlName}
            value={line.count}
            min={isMandatory ? minMandatoryQuantity : 0}
            max={maxQuantity}
            accept={(typed) => acceptedQuantity(typed, rule)}
            onChange={onChange}
            onDecrease={() => onChange(decreased(line.count, rule))}
            onIncrease={() => onChange(increased(line.count))}
          />
        )}
        {!(isMandatory && isAddOnKey(line.key)) && (
          <Button variant="outline-primary" size="sm" onClick={() => onChange(0)}>
            {repairTexts.remove}
            <span className="visually-hidden">{`: ${controlName}`}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
