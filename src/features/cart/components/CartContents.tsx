import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { specialShows } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import { isEmptyCart } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { CartHints } from '@/features/cart/CartHints';
import { cartSlice } from '@/features/cart/cartSlice';
import { CartTable } from './CartTable';
import { TotalBox } from './TotalBox';
import { cartTexts } from '@/features/cart/texts';
import { notificationText } from '@/features/notifications/texts';
import { EmptyCartScene } from './EmptyCartScene';
import { LinkButton } from '@/shared/ui/LinkButton';
import '@/shared/ui/choices.scss';
import './cart.scss';

type Props = {
  cart: Cart;
  total: Cents;
  /** Parts that only the app renders; a skeleton reserves the height of `voucher`. */
  voucher?: ReactNode;
  share?: ReactNode;
};

/** The lines and the total of the cart. Also rendered before hydration by `src/prehydrate/firstCart.tsx`. */
export function CartContents({ cart, total, voucher, share }: Props) {
  const hasExtraCarShow = Object.values(cart).some(({ showId }) => showId === specialShows.extraCar);
  return (
    <div className="cart">
      <div className={isEmptyCart(cart) ? 'cart-parts cart-empty' : 'cart-parts'}>
        <div className="cart-main">
          {isEmptyCart(cart) ? <EmptyCart /> : <CartTable cart={cart} />}
          <CartHints cart={cart} />
          {hasExtraCarShow && (
            <LinkButton to={paths.extraCar.to()} variant="outline-primary">
              {cartTexts.extraCar}
            </LinkButton>
          )}
          {voucher ?? <div className="panel voucher-box voucher-place" />}
        </div>
        <TotalBox cart={cart} total={total} />
        {share}
      </div>
    </div>
  );
}

function EmptyCart() {
  const isExpired = useSelector(cartSlice.selectors.selectRestoration) === 'expired';
  return (
    <div className="cart-nothing">
      <EmptyCartScene />
      <p className="lead">{isExpired ? notificationText('cartExpired') : cartTexts.empty}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{cartTexts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {cartTexts.toFlohmarkt}
        </LinkButton>
      </div>
    </div>
  );
}
