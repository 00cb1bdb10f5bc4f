import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { sortedItems } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { cartTexts } from '@/texts/cart';
import { CartLine } from './CartLine';

const { columns } = cartTexts;

/** The lines of the cart: a table, stacked with labels of their own on small screens (specification 2.5). */
export function CartTable({ cart }: { cart: Cart }) {
  return (
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
      <tbody>
        {sortedItems(cart).map((item) => (
          <CartLine
            key={item.key}
            item={item}
            parent={isAddOnKey(item.key) ? cart[parentKeyOf(item.key)] : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
