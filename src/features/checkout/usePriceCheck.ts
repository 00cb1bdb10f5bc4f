import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Customer } from './ordersApi';
import { checkPrices } from './priceCheckApi';
import { priceCheckMaxAgeMs, priceCheckTimeoutMs } from '@/shared/config/constants';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { cartDifferences, priceCheckQuery, type LineDifference } from '@/domain/priceChanges';
import { useIsCheckingVouchers } from '@/features/cart/useVoucherCheck';
import { orderSlice, paymentCheckRequested, priceCheckLeft, priceCheckWanted } from './orderSlice';
import { unsettledOrderIds } from './orderHistory';
import { shopNow } from '@/shared/browser/serverClock';

type Orders = {
  cart: Cart;
  send: (customer: Customer) => void;
  /** The visitor has to decide first. */
  onUndecided: () => void;
};

/** Why a deferred order was not sent: the cart changed, or the earlier order with this id turned out to be paid. */
export type Overtaking = 'cart' | { paidId: string };

/** A deferred order, and the cart for which it was submitted. */
type Pressed = { customer: Customer; fingerprint: string; outcome: unknown };

const nameOf = ({ line, reason }: LineDifference) => JSON.stringify([line.key, reason]);

/** The visitor decided to keep a line that cannot be bought; only its new date is left to decide. */
const withoutReason = ({ line, moved }: LineDifference) => (moved ? [{ line, moved }] : []);

/**
 * Checks the prices of the cart while the checkout is shown, and again before an order if the last check is old. An order
 * that is submitted during a check of prices, codes or payments is deferred, and sent unless the cart changed or the
 * visitor has to decide first. A failed check does not block the order.
 */
export function usePriceCheck({ cart, send, onUndecided }: Orders) {
  const dispatch = useDispatch();
  const { seen, isLoading, error } = useSelector(orderSlice.selectors.selectPriceCheck);
  const isCheckingCodes = useIsCheckingVouchers();
  const { isChecking, outcome } = useSelector(orderSlice.selectors.selectOrder);
  const isAsking = isLoading || isCheckingCodes || isChecking;
  const [kept, setKept] = useState<string[]>([]);
  const [pressed, setPressed] = useState<Pressed>();
  const [overtaken, setOvertaken] = useState<Overtaking>();
  const query = priceCheckQuery(cart);
  const fingerprint = cartFingerprint(cart);
  const found = seen ? cartDifferences(cart, seen) : [];
  const differences = found.flatMap((difference) =>
    difference.reason && kept.includes(nameOf(difference)) ? withoutReason(difference) : [difference],
  );

  const goOn = useEffectEvent(() => {
    if (!pressed) return;
    setPressed(undefined);
    if (outcome?.status === 'paid' && outcome !== pressed.outcome) setOvertaken({ paidId: outcome.orderId });
    else if (pressed.fingerprint !== fingerprint) setOvertaken('cart');
    else if (differences.length > 0) onUndecided();
    else send(pressed.customer);
  });

  useEffect(() => {
    dispatch(priceCheckWanted());
    return () => void dispatch(priceCheckLeft());
  }, [dispatch]);
  useEffect(() => {
    if (!pressed) return undefined;
    const timer = setTimeout(() => goOn(), isAsking ? priceCheckTimeoutMs : 0);
    return () => clearTimeout(timer);
  }, [pressed, isAsking]);

  function order(customer: Customer) {
    if (pressed) return;
    setOvertaken(undefined);
    if (differences.length > 0) {
      onUndecided();
      return;
    }
    const isOld = seen !== null && shopNow() - seen.readAt > priceCheckMaxAgeMs;
    if (isOld && !isLoading) dispatch(checkPrices.start(query));
    // A dropped order may have been paid since: this one would be the second.
    const isUnsettled = unsettledOrderIds().length > 0;
    if (isUnsettled && !isChecking) dispatch(paymentCheckRequested());
    if (isAsking || isOld || isUnsettled) setPressed({ customer, fingerprint, outcome });
    else send(customer);
  }

  return {
    order,
    differences,
    isWaiting: pressed !== undefined,
    /** Why the last deferred order was not sent. */
    overtaken,
    withdraw: () => setPressed(undefined),
    error,
    lookAgain: () => dispatch(checkPrices.start(query)),
    keep: (found: LineDifference) => setKept([...kept, nameOf(found)]),
  };
}
