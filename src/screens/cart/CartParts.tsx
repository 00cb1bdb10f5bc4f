import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { specialShows } from '@/config/limits';
import { paths } from '@/config/paths';
import { isEmptyCart } from '@/domain/cart';
import type { Cart, Cents } from '@/domain/entities';
import { CartHints } from '@/features/cart/CartHints';
import { cartSlice } from '@/features/cart/cartSlice';
import { CartTable } from '@/features/cart/CartTable';
import { TotalBox } from '@/features/cart/TotalBox';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { EmptyCartScene } from '@/ui/EmptyCartScene';
import { LinkButton } from '@/ui/LinkButton';
import '@/styles/choices.scss';
import '@/styles/cart.scss';

type Props = {
  cart: Cart;
  total: Cents;
  /** What asks the backend or the device comes with the app alone; the first has a place kept until then. */
  voucher?: ReactNode;
  share?: ReactNode;
};

/** What is in the cart and what it costs; painted ahead, too (`src/early/firstCart.tsx`). */
export function CartParts({ cart, total, voucher, share }: Props) {
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
