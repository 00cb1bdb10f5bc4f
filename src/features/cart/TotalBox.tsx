import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Cart, Cents } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { notify } from '@/request/notify';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { checkoutBlock } from './checkoutBlock';

/** The total and the way to checkout; a blocked one says why and stays reachable by keyboard. */
export function TotalBox({ cart, total }: { cart: Cart; total: Cents }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const block = checkoutBlock(cart, total);

  function goToCheckout() {
    setIsAsked(true);
    if (block) dispatch(notify(block));
    else void navigate(paths.checkout.to());
  }

  return (
    <section className="panel" aria-label={cartTexts.total}>
      <p className="total-price">
        {`${cartTexts.total}: ${formatEuro(total)} `}
        <small className="soft">{cartTexts.vat}</small>
      </p>
      <Button
        className={block ? 'disabled-look' : undefined}
        aria-disabled={block !== undefined}
        onClick={goToCheckout}
      >
        {cartTexts.checkout}
      </Button>
      {isAsked && block && (
        <p className="field-error" role="alert">
          {notificationText(block)}
        </p>
      )}
    </section>
  );
}
