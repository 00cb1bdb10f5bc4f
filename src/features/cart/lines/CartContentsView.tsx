import type { ReactNode } from 'react';
import { specialShows } from '@/shop/constants';
import { paths } from '@/shop/paths';
import { isEmptyCart } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { CartHints } from '@/features/cart/CartHints';
import { cartTexts } from '@/features/cart/texts';
import { EmptyCartScene } from './EmptyCartScene';
import '@/shared/ui/choices.scss';
import './cart.scss';

type Props = {
  cart: Cart;
  table: ReactNode;
  totalBox: ReactNode;
  /** What is said about an empty cart. */
  emptyText: string;
  /** Parts that only the app renders; a skeleton reserves the height of `voucher`. */
  voucher?: ReactNode;
  share?: ReactNode;
};

/** The lines and the total of the cart. */
export function CartContentsView({ cart, table, totalBox, emptyText, voucher, share }: Props) {
  const isEmpty = isEmptyCart(cart);
  const hasExtraCarShow = Object.values(cart).some(({ showId }) => showId === specialShows.extraCar);
  return (
    <div className="cart">
      <div className={isEmpty ? 'cart-parts cart-empty' : 'cart-parts'}>
        <div className="cart-main">
          {isEmpty ? <EmptyCartView text={emptyText} /> : table}
          <CartHints cart={cart} />
          {hasExtraCarShow && (
            <a href={paths.extraCar.to()} className="btn btn-outline-primary">
              {cartTexts.extraCar}
            </a>
          )}
          {voucher ?? <div className="panel voucher-box voucher-place" />}
        </div>
        {totalBox}
        {share}
      </div>
    </div>
  );
}

function EmptyCartView({ text }: { text: string }) {
  return (
    <div className="cart-nothing">
      <EmptyCartScene />
      <p className="lead">{text}</p>
      <div className="actions">
        <a href={paths.program.to()} className="btn btn-primary">
          {cartTexts.toProgram}
        </a>
        <a href={paths.flohmarktProgram.to()} className="btn btn-outline-primary">
          {cartTexts.toFlohmarkt}
        </a>
      </div>
    </div>
  );
}
