import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { cartSlice } from '@/features/cart/cartSlice';
import { cartTexts } from '@/features/cart/texts';
import { notificationText } from '@/features/notifications/texts';
import { CartTable } from './CartTable';
import { TotalBox } from './TotalBox';
import { CartContentsView } from './CartContentsView';

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
