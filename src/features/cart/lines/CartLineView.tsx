import type { ReactNode } from 'react';
import { maxQuantity, minMandatoryQuantity } from '@/shop/constants';
import { hasFixedCount } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { cartItemPath } from '@/domain/links';
import { formatEuro } from '@/shared/text/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { moviePicture } from '@/domain/showNames';
import { cartTexts, voucherTexts } from '@/features/cart/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { Button } from '@/shared/ui/Button';
import type { NumberStepperProps } from '@/shared/ui/NumberStepper';
import type { PictureProps } from '@/shared/ui/PictureView';
import { Verbatim } from '@/shared/ui/Verbatim';

const { stacked } = cartTexts;

export type CartLineProps = {
  item: CartItem;
  parent: CartItem | undefined;
  /** The name that no other line's controls have. */
  controlName: string;
};

type PictureSlot = { Picture: (props: PictureProps) => ReactNode };

type Props = CartLineProps &
  PictureSlot & {
    NumberStepper: (props: NumberStepperProps) => ReactNode;
    /** A count of 0 removes the line. */
    onChange: (count: number) => void;
  };

export function CartLineView({ Picture, NumberStepper, onChange, ...line }: Props) {
  const { item, parent, controlName: name } = line;
  const rule = { mandatory: item.product?.mandatory ?? false };
  return (
    <tr className={parent ? 'add-on' : undefined}>
      <th scope="row">
        <ProductCell {...line} Picture={Picture} />
      </th>
      <td className="amount">
        <span className="cell-label">{stacked.price}</span>
        <Verbatim>{formatEuro(item.price)}</Verbatim>
      </td>
      <td>
        <span className="cell-label">{stacked.count}</span>
        {hasFixedCount(item) ? (
          <FixedCount count={item.count} name={name} onRemove={() => onChange(0)} />
        ) : (
          <NumberStepper
            texts={quantityTexts}
            name={name}
            value={item.count}
            min={rule.mandatory ? minMandatoryQuantity : 0}
            max={maxQuantity}
            accept={(typed) => acceptedQuantity(typed, rule)}
            onChange={onChange}
            onDecrease={() => onChange(decreased(item.count, rule))}
            onIncrease={() => onChange(increased(item.count))}
          />
        )}
      </td>
      <td className="amount">
        <span className="cell-label">{stacked.total}</span>
        <Verbatim>{formatEuro(lineTotal(item))}</Verbatim>
      </td>
    </tr>
  );
}

type FixedProps = { count: number; name: string; onRemove: () => void };

/** The backend sets the count of redeemed codes and discounts; they can only be removed. */
function FixedCount({ count, name, onRemove }: FixedProps) {
  return (
    <span className="redeemed">
      <span className={count === 1 ? 'redeemed-once' : undefined}>{count}</span>
      <Button variant="outline-primary" onClick={onRemove}>
        {cartTexts.remove}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
    </span>
  );
}

const whenAndWhere = (show: NonNullable<CartItem['show']>) =>
  [dayAndTime(show), show.location].filter(Boolean).join(' · ');

function ProductCell({ item, parent, controlName, Picture }: CartLineProps & PictureSlot) {
  const name = itemName(item);
  const path = cartItemPath(parent ?? item);
  const picture =
    item.product?.productImagePath ?? (item.movie && moviePicture(item.movie)) ?? item.event?.thumbImage;
  const thumbnail = <Picture path={picture} alt="" name={name} shape="square" />;
  const link = (
    <a href={path} aria-label={controlName === name ? undefined : controlName}>
      {name}
    </a>
  );
  return (
    <div className={item.movie ? 'cart-product cart-film' : 'cart-product'}>
      {path ? (
        <a href={path} tabIndex={-1} aria-hidden="true">
          {thumbnail}
        </a>
      ) : (
        thumbnail
      )}
      <div>
        <span className="cell-label">{stacked.description}</span>
        <p className="cart-name">{path ? link : name}</p>
        {item.show && <p className="cart-when">{whenAndWhere(item.show)}</p>}
        {item.voucherCode && (
          <p className="soft" translate="no">
            {voucherTexts.code(item.voucherCode)}
          </p>
        )}
      </div>
    </div>
  );
}
