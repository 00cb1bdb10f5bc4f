import { useState } from 'react';
import { useSelector } from 'react-redux';
import { cartSlice } from '@/features/cart/cartSlice';
import { cartModule } from '@/features/cart/cartSaga';

export const modules = [cartModule];

const entriesText = (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`);

export function CartCount() {
  const count = useSelector(cartSlice.selectors.selectEntryCount);
  const [initialCount] = useState(count);
  if (count === 0) return null;
  return (
    <span key={count} className={`cart-count ${count === initialCount ? '' : 'is-new'}`}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{`, ${entriesText(count)}`}</span>
    </span>
  );
}
