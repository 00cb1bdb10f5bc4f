import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity } from '@/shared/config/constants';
import { hasFixedCount } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { cartItemPath } from '@/domain/links';
import { formatEuro } from '@/shared/text/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { moviePicture } from '@/domain/showNames';
import { cartTexts } from '@/features/cart/texts';
import { quantityTexts } from '@/features/catalogue/showTexts';
import { voucherTexts } from '@/features/cart/voucherTexts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { Picture } from '@/shared/ui/Picture';
import { Verbatim } from '@/shared/ui/Verbatim';
import { itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { focusHeading } from '@/features/cart/focusHeading';

const { stacked } = cartTexts;

type Props = { item: CartItem; parent: CartItem | undefined };

export function CartLine({ item, parent }: Props) {
  const dispatch = useDispatch();
  const name = itemName(item);
  const rule = { mandatory: item.product?.mandatory ?? false };

  function change(count: number) {
    if (count > 0) {
      dispatch(quantityChanged({ key: item.key, count }));
      return;
    }
    focusHeading();
    dispatch(itemRemoved({ key: item.key }));
  }

  return (
    <tr className={parent ? 'add-on' : undefined}>
      <th scope="row">
        <ProductCell item={item} parent={parent} name={name} />
      </th>
      <td className="amount">
        <span className="cell-label">{stacked.price}</span>
        <Verbatim>{formatEuro(item.price)}</Verbatim>
      </td>
      <td>
        <span className="cell-label">{stacked.count}</span>
        {hasFixedCount(item) ? (
          <FixedCount count={item.count} name={name} onRemove={() => change(0)} />
        ) : (
          <NumberStepper
            texts={quantityTexts}
            name={name}
            value={item.count}
            min={rule.mandatory ? minMandatoryQuantity : 0}
            max={maxQuantity}
            accept={(typed) => acceptedQuantity(typed, rule)}
            onChange={change}
            onDecrease={() => change(decreased(item.count, rule))}
            onIncrease={() => change(increased(item.count))}
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
      <span>{count}</span>
      <Button variant="outline-primary" onClick={onRemove}>
        {cartTexts.remove}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
    </span>
  );
}

const whenAndWhere = (show: NonNullable<CartItem['show']>) =>
  [dayAndTime(show), show.location].filter(Boolean).join(' · ');

function ProductCell({ item, parent, name }: Props & { name: string }) {
  const path = cartItemPath(parent ?? item);
  const picture =
    item.product?.productImagePath ?? (item.movie && moviePicture(item.movie)) ?? item.event?.thumbImage;
  const thumbnail = <Picture path={picture} alt="" name={name} shape="square" />;
  return (
    <div className={item.movie ? 'cart-product cart-film' : 'cart-product'}>
      {path ? (
        <Link to={path} tabIndex={-1} aria-hidden="true">
          {thumbnail}
        </Link>
      ) : (
        thumbnail
      )}
      <div>
        <span className="cell-label">{stacked.description}</span>
        <p className="cart-name">{path ? <Link to={path}>{name}</Link> : name}</p>
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
