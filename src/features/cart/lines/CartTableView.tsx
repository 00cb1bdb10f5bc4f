import type { ReactNode } from 'react';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { sortedItems } from '@/domain/cart';
import { lineNames } from '@/domain/lineNames';
import type { Cart, CartItem } from '@/domain/entities';
import { cartTexts } from '@/features/cart/texts';
import type { CartLineProps } from './CartLineView';
import './cartTickets.scss';
import './cartProduct.scss';
import './cartStacked.scss';

const { columns } = cartTexts;

export type GroupProps = {
  lines: CartItem[];
  /** Of the controls of all lines, by key. */
  names: ReadonlyMap<string, string>;
  Line: (props: CartLineProps) => ReactNode;
};

type Props = {
  cart: Cart;
  Line: GroupProps['Line'];
  Group?: (props: GroupProps) => ReactNode;
};

function linesByGroup(cart: Cart): CartItem[][] {
  const groups = new Map<string, CartItem[]>();
  for (const item of sortedItems(cart)) {
    const key = parentKeyOf(item.key);
    const lines = groups.get(key);
    if (lines) lines.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Lines of a market look like paper in every theme. */
function themeFor(lines: CartItem[]): 'light' | undefined {
  return lines.some(({ event }) => event) ? 'light' : undefined;
}

/** A table whose cells are stacked with their own labels on small screens (requirements 2.5). */
export function CartTableView({ cart, Line, Group = GroupView }: Props) {
  const names = lineNames(cart);
  return (
    <div className="cart-lines">
      <table className="cart-table">
        <thead>
          <tr>
            <th scope="col">{columns.description}</th>
            <th scope="col" className="amount">
              {columns.price}
            </th>
            <th scope="col">{columns.count}</th>
            <th scope="col" className="amount">
              {columns.total}
            </th>
          </tr>
        </thead>
        {linesByGroup(cart).map((lines) => (
          <Group key={lines[0]?.key} lines={lines} names={names} Line={Line} />
        ))}
      </table>
    </div>
  );
}

export function GroupView({ lines, names, Line }: GroupProps) {
  return (
    <tbody data-bs-theme={themeFor(lines)}>
      {lines.map((item) => (
        <Line
          key={item.key}
          item={item}
          parent={isAddOnKey(item.key) ? lines[0] : undefined}
          controlName={names.get(item.key) ?? ''}
        />
      ))}
    </tbody>
  );
}
