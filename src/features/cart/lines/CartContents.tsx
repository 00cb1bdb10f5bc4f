import { type ReactNode, memo } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { cartSlice, itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { cartTexts } from '@/features/cart/texts';
import { notificationText } from '@/features/notifications/texts';
import { TotalBox } from './TotalBox';
import { CartContentsView } from './CartContentsView';
import { CartTableView, GroupView, type GroupProps } from './CartTableView';
import { focusHeading } from '@/shared/browser/focusHeading';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { Picture } from '@/shared/ui/Picture';
import { CartLineView, type CartLineProps } from './CartLineView';

type Props = { cart: Cart; total: Cents; voucher?: ReactNode; share?: ReactNode };

export function CartContents({ cart, total, ...parts }: Props) {
  const isExpired = useSelector(cartSlice.selectors.selectRestoration) === 'expired';
  return (
    <CartContentsView
      {...parts}
      cart={cart}
      table={<CartTable cart={cart} />}
      totalBox={<TotalBox cart={cart} total={total} />}
      emptyText={isExpired ? notificationText('cartExpired') : cartTexts.empty}
    />
  );
}

const areSame = (before: GroupProps, now: GroupProps) =>
  before.lines.length === now.lines.length &&
  now.lines.every(
    (line, index) => line === before.lines[index] && before.names.get(line.key) === now.names.get(line.key),
  );

/**
 * Unchanged lines keep their identity, so that one change in a long cart renders one group. A memo per line would take
 * longer.
 */
const UnchangingGroup = memo(GroupView, areSame);

function CartTable({ cart }: { cart: Cart }) {
  return <CartTableView cart={cart} Line={CartLine} Group={UnchangingGroup} />;
}

function CartLine(line: CartLineProps) {
  const { item } = line;
  const dispatch = useDispatch();

  function change(count: number) {
    if (count > 0) {
      dispatch(quantityChanged({ key: item.key, count }));
      return;
    }
    focusHeading();
    dispatch(itemRemoved({ key: item.key }));
  }

  return <CartLineView {...line} Picture={Picture} NumberStepper={NumberStepper} onChange={change} />;
}
