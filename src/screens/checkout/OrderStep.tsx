import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { saveOrder, type Customer } from '@/api/orders';
import type { Cart, Cents } from '@/domain/entities';
import { CartHints } from '@/features/cart/CartHints';
import { checkoutBlock } from '@/features/cart/checkoutBlock';
import { SumMismatch } from '@/features/cart/SumMismatch';
import { VatDetails } from '@/features/cart/VatDetails';
import { VoucherCheck } from '@/features/cart/VoucherCheck';
import { CheckoutForm } from '@/features/order/CheckoutForm';
import { DuplicateWarning } from '@/features/order/DuplicateWarning';
import { orderKeyFor } from '@/features/order/orderKey';
import { OrderPositions } from '@/features/order/OrderPositions';
import { OvertakenOrder } from '@/features/order/OvertakenOrder';
import { OrderProblem } from '@/features/order/OrderProblem';
import { orderSlice } from '@/features/order/orderSlice';
import { notify } from '@/request/notify';
import { CartChanges } from './CartChanges';
import { RepairLines } from './RepairLines';
import { usePriceCheck } from './usePriceCheck';

type Props = {
  cart: Cart;
  total: Cents;
  /** Epoch ms. */
  now: number;
};

/** What went wrong or changed, the form, and the order itself. */
export function OrderStep({ cart, total, now }: Props) {
  const dispatch = useDispatch();
  const order = useSelector(orderSlice.selectors.selectOrder);
  const [isMismatchSaid, setIsMismatchSaid] = useState(false);
  const changes = useRef<HTMLDivElement>(null);
  const block = checkoutBlock(cart, total);
  const check = usePriceCheck({
    cart,
    refusal: order.refusedCart && order.error,
    send: (customer) =>
      dispatch(saveOrder.start({ customer, cart, totalPrice: total, orderKey: orderKeyFor(cart) })),
    onUndecided: () => changes.current?.focus(),
  });

  function submit(customer: Customer) {
    if (block) {
      dispatch(notify(block));
      setIsMismatchSaid(true);
    } else check.order(customer);
  }

  function waitedFor() {
    if (check.isWaiting) return 'prices';
    return check.differences.length > 0 && !order.loading ? 'answer' : undefined;
  }

  return (
    <>
      <OrderProblem order={order} cart={cart}>
        <RepairLines key={order.refusedCart} cart={cart} message={order.error?.message} />
      </OrderProblem>
      <CartChanges ref={changes} total={total} check={check} />
      {isMismatchSaid && block === 'sumMismatch' && <SumMismatch />}
      {check.isOvertaken && <OvertakenOrder />}
      <CheckoutForm
        isBusy={order.loading || check.isWaiting}
        wait={waitedFor()}
        onSubmit={submit}
        onHesitate={check.withdraw}
      >
        <CartHints cart={cart} />
        <VoucherCheck />
        <DuplicateWarning cart={cart} now={now} />
        <OrderPositions cart={cart} total={total} vat={<VatDetails cart={cart} />} />
      </CheckoutForm>
    </>
  );
}
