import { useState } from 'react';
import { useSelector } from 'react-redux';
import { cartSlice } from './cartSlice';

const entriesText = (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`);

/** How much the cart holds, behind the name of its link; nothing where it is empty. */
export function CartCount() {
  const count = useSelector(cartSlice.selectors.selectEntryCount);
  const [first] = useState(count);
  if (count === 0) return null;
  return (
    <span key={count} className={`cart-count ${count === first ? '' : 'is-new'}`}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{`, ${entriesText(count)}`}</span>
    </span>
  );
}
