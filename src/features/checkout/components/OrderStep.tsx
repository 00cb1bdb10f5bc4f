import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { saveOrder, type Customer } from '@/features/checkout/ordersApi';
import { isEmptyCart } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import { CartHints } from '@/features/cart/CartHints';
import { checkoutBlock } from '@/features/cart/checkoutBlock';
import { SumMismatch } from '@/features/cart/SumMismatch';
import { VatDetails } from '@/features/cart/VatDetails';
import { VoucherCheck } from '@/features/cart/VoucherCheck';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { CheckoutForm } from './CheckoutForm';
import { DuplicateWarning } from './DuplicateWarning';
import { HeldOrder } from './HeldOrder';
import { idempotencyKeyFor } from '@/features/checkout/orderHistory';
import { OrderPositions } from './OrderPositions';
import { OrderProblem } from './OrderProblem';
import { OrderedElsewhere } from './OrderedElsewhere';
import { orderSlice, unpaidOrderDropped } from '@/features/checkout/orderSlice';
import { notify } from '@/features/notifications/notify';
import { orderTexts } from '@/features/checkout/orderTexts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { CartChanges } from './CartChanges';
import { RepairLines } from './RepairLines';
import { usePriceCheck, type Overtaking } from '@/features/checkout/usePriceCheck';

type Props = {
  cart: Cart;
  total: Cents;
  /** Epoch ms. */
  now: number;
  /** The visitor puts something in. */
  onType: () => void;
};

/** What went wrong or changed, the form, and the order itself. */
export function OrderStep({ cart, total, now, onType }: Props) {
  const dispatch = useDispatch();
  const order = useSelector(orderSlice.selectors.selectOrder);
  const { orderLink } = order;
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  const [isMismatchSaid, setIsMismatchSaid] = useState(false);
  /** How often a press met another sum on the page than the one that would be sent. */
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
   * Not past an order that another tab placed, and not offline, also where it was while a press waited (requirements
   * R1, requirements R17).
   */
  function send(customer: Customer) {
    if (isOffline) return;
    if (orderLink !== null) fallbackRef.current?.focus();
    // Translations and extensions of browsers write into the page (requirements R19).
    else if (shownTotal.current?.textContent !== formatEuro(total)) setStaleSums(staleSums + 1);
    else dispatch(saveOrder.start({ customer, cart, totalPrice: total, orderKey: idempotencyKeyFor(cart) }));
  }

  function submit(customer: Customer) {
    if (isOffline) return;
    if (orderLink !== null) {
      fallbackRef.current?.focus();
      return;
    }
    if (block) {
      dispatch(notify(block));
      setIsMismatchSaid(true);
    } else check.order(customer);
  }

  function waitedFor() {
    if (check.isWaiting) return 'prices';
    if (order.loading) return undefined;
    if (isOffline) return 'connection';
    if (order.orderLink !== null) return 'elsewhere';
    if (isEmptyCart(cart)) return 'goods';
    return check.differences.length > 0 ? 'answer' : undefined;
  }
  const wait = waitedFor();

  return (
    <>
      <div ref={fallbackRef} tabIndex={-1}>
        {orderLink !== null && !order.loading && (
          <OrderedElsewhere
            order={{ ...order, orderLink }}
            onOrderAgain={withFocus(() => dispatch(unpaidOrderDropped()))}
          />
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
      {isMismatchSaid && block === 'sumMismatch' && <SumMismatch />}
      {check.overtaken && !(check.overtaken === 'cart' && isEmptyCart(cart)) && (
        <HeldOrder reason={overtakenText(check.overtaken)} />
      )}
      {staleSums > 0 && <HeldOrder key={staleSums} reason={orderTexts.staleSum} />}
      <CheckoutForm
        isBusy={order.loading || check.isWaiting}
        wait={wait}
        onType={onType}
        onSubmit={submit}
        onHesitate={check.withdraw}
      >
        <CartHints cart={cart} />
        <VoucherCheck />
        <DuplicateWarning key={order.orderLink} cart={cart} now={now} />
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
