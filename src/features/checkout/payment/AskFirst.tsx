import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '@/shared/browser/leaveTo';
import { paths } from '@/shop/paths';
import { Button } from '@/shared/ui/Button';
import type { AskedFirst } from '@/features/checkout/order/orderArea';
import { orderSlice, askedFirst, pressEnded } from '@/features/checkout/orderSlice';
import { orderTexts } from '@/features/checkout/texts';

type Props = {
  /** Without a number nobody can be asked. */
  orderId: string | null;
  rule: AskedFirst['rule'];
  variant?: 'primary' | 'outline-primary' | undefined;
  onGo: () => void;
  children: ReactNode;
};

/**
 * A button that asks about an order at the press, because it may have been paid since: it leads on if the response allows
 * it, or if none comes in time.
 */
function AskFirst({ orderId, rule, variant = 'primary', onGo, children }: Props) {
  const dispatch = useDispatch();
  const { pressed, mayGoOn } = useSelector(orderSlice.selectors.selectOrder);
  const isPressed = pressed !== null && pressed.orderId === orderId && pressed.rule === rule;
  const isAllowed = isPressed && mayGoOn;

  const go = useEffectEvent(onGo);

  useEffect(() => {
    if (!isAllowed) return;
    dispatch(pressEnded());
    go();
  }, [dispatch, isAllowed]);
  // Whoever leaves the page, or sees that the order is paid, is not led on later.
  useEffect(() => (isPressed ? () => void dispatch(pressEnded()) : undefined), [dispatch, isPressed]);

  function press() {
    if (isPressed) return;
    if (orderId === null) onGo();
    else dispatch(askedFirst({ orderId, rule }));
  }

  return (
    <Button
      variant={variant}
      aria-busy={isPressed || undefined}
      aria-disabled={isPressed || undefined}
      onClick={press}
    >
      {isPressed ? orderTexts.askingFirst : children}
    </Button>
  );
}

type PayProps = Pick<Props, 'orderId' | 'variant'> & { address: string; children?: ReactNode };

/** Leads to the payment page of an order: the only way there. */
export function PayButton({ orderId, address, variant, children = orderTexts.continuePayment }: PayProps) {
  return (
    <AskFirst orderId={orderId} rule="canPay" variant={variant} onGo={() => leaveTo(address)}>
      {children}
    </AskFirst>
  );
}

/** Leads back to the checkout after a payment that was lost. */
export function OrderAgainButton({ orderId, children }: { orderId: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <AskFirst orderId={orderId} rule="canOrderAgain" onGo={() => void navigate(paths.checkout.to())}>
      {children}
    </AskFirst>
  );
}
