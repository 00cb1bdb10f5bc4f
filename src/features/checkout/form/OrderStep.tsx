import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Customer } from './customerFields';
import { isEmptyCart, checkoutBlock } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { type Cents, formatEuro } from '@/shared/text/money';
import { CartHints } from '@/features/cart/CartHints';
import { SumMismatch } from '@/features/cart/SumMismatch';
import { VatDetails } from '@/features/cart/VatDetails';
import { VoucherCheck } from '@/features/cart/VoucherCheck';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { CheckoutForm } from './CheckoutForm';
import { CodeHolder } from './CodeHolder';
import { DuplicateWarning } from './DuplicateWarning';
import { OrderPositions } from './OrderPositions';
import { OrderProblem } from './OrderProblem';
import { UnpaidActions, unpaidText } from '@/features/checkout/history/UnpaidOrder';
import { orderSlice, orderSubmitted, unpaidOrderDropped } from '@/features/checkout/orderSlice';
import { notify } from '@/features/notifications/notificationsSlice';
import { orderTexts } from '@/features/checkout/texts';
import { useOrders } from '@/features/checkout/useOrders';
import { useUnpaidOrder, type UnpaidOrder } from '@/features/checkout/history/useUnpaidOrder';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { CartChanges } from './CartChanges';
import { RepairLines } from './RepairLines';
import type { Overtaking } from '@/features/checkout/order/orderArea';
import { usePriceCheck } from './usePriceCheck';

type Props = {
  cart: Cart;
  total: Cents;
  /** Epoch ms. */
  now: number;
  onType: () => void;
};

export function OrderStep({ cart, total, now, onType }: Props) {
  const dispatch = useDispatch();
  const order = useSelector(orderSlice.selectors.selectOrder);
  const unpaid = useUnpaidOrder();
  const newest = useOrders()[0]?.placedAt;
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  const [isMismatchShown, setIsMismatchShown] = useState(false);
  /** How often a submit was blocked because the rendered total differed from the cart's. */
  const [staleSums, setStaleSums] = useState(0);
  const shownTotal = useRef<HTMLSpanElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const block = checkoutBlock(cart, total);
  const check = usePriceCheck({
    cart,
    send,
    onUndecided: () => changes.current?.focus(),
  });

  /**
   * Sends nothing offline or after an order of another tab; either may have happened while the order was deferred
   * (requirements R1, requirements R17).
   */
  function send(customer: Customer) {
    if (isOffline) return;
    if (unpaid) fallbackRef.current?.focus();
    // Browser translation and extensions may change the page (requirements R19).
    else if (shownTotal.current?.textContent !== formatEuro(total)) setStaleSums(staleSums + 1);
    else dispatch(orderSubmitted({ customer, cart, totalPrice: total, newest }));
  }

  function submit(customer: Customer) {
    if (isOffline) return;
    if (unpaid) {
      fallbackRef.current?.focus();
      return;
    }
    if (block) {
      dispatch(notify(block));
      setIsMismatchShown(true);
    } else check.order(customer);
  }

  function findWait() {
    if (check.isWaiting) return 'prices';
    if (order.loading) return undefined;
    if (isOffline) return 'connection';
    if (order.elsewhere === 'running') return 'ordering';
    if (unpaid) return 'elsewhere';
    if (isEmptyCart(cart)) return 'goods';
    return check.differences.length > 0 ? 'answer' : undefined;
  }
  const wait = findWait();

  return (
    <>
      <div ref={fallbackRef} tabIndex={-1}>
        {unpaid && !order.loading && (
          <OrderedElsewhere unpaid={unpaid} onOrderAgain={withFocus(() => dispatch(unpaidOrderDropped()))} />
        )}
      </div>
      <OrderProblem order={order} cart={cart}>
        <RepairLines key={order.refusedCart} cart={cart} message={order.error?.message} />
      </OrderProblem>
      <CartChanges
        ref={changes}
        cart={cart}
        total={total}
        canOrder={wait === undefined || wait === 'prices'}
        check={check}
      />
      {isMismatchShown && block === 'sumMismatch' && <SumMismatch />}
      {check.overtaken && !(check.overtaken === 'cart' && isEmptyCart(cart)) && (
        <UnsentOrderNotice reason={overtakenText(check.overtaken)} />
      )}
      {order.elsewhere === 'failed' && <UnsentOrderNotice reason={orderTexts.failedElsewhere} />}
      {staleSums > 0 && <UnsentOrderNotice key={staleSums} reason={orderTexts.staleSum} />}
      <CheckoutForm
        isBusy={order.loading || check.isWaiting}
        wait={wait}
        onType={onType}
        onSubmit={submit}
        onLeaveAttempt={check.withdraw}
      >
        <CartHints cart={cart} />
        <VoucherCheck CodeHolder={CodeHolder} />
        {!unpaid && <DuplicateWarning cart={cart} now={now} />}
        <OrderPositions
          key={staleSums}
          cart={cart}
          total={total}
          totalRef={shownTotal}
          vat={<VatDetails cart={cart} />}
        />
      </CheckoutForm>
    </>
  );
}

function overtakenText(by: Overtaking): string {
  return by === 'cart' ? orderTexts.overtaken : orderTexts.paidMeanwhile(by.paidId);
}

/** Takes the focus, which the order button may have lost while the order was deferred. */
function UnsentOrderNotice({ reason }: { reason: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-info" role="alert">
      {reason}
    </div>
  );
}

type ElsewhereProps = { unpaid: UnpaidOrder; onOrderAgain: () => void };

/** Another tab ordered while this form was open. The form keeps its values until the visitor decides. */
function OrderedElsewhere({ unpaid, onOrderAgain }: ElsewhereProps) {
  const { text } = unpaidText(unpaid.order.orderId, unpaid.state);
  return (
    <div className="alert alert-info" role="alert">
      <p className="fw-bold">{orderTexts.elsewhereTitle}</p>
      <p>{`${text} ${orderTexts.elsewhere}`}</p>
      <UnpaidActions unpaid={unpaid} onOrderAgain={onOrderAgain} />
    </div>
  );
}
