import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Customer } from './ordersApi';
import { checkPrices } from './priceCheckApi';
import { priceCheckMaxAgeMs, priceCheckTimeoutMs } from '@/shared/config/constants';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { cartDifferences, priceCheckQuery, isEmptyQuery, type LineDifference } from '@/domain/priceChanges';
import { useIsCheckingVouchers } from '@/features/cart/useVoucherCheck';
import { orderSlice, paymentCheckRequested } from './orderSlice';
import { unsettledOrders } from './placedOrders';
import { shopNow } from '@/shared/browser/serverClock';

type Orders = {
  cart: Cart;
  /** The last refusal, after which the backend knows better than the last look. */
  refusal: unknown;
  send: (customer: Customer) => void;
  /** The visitor has to decide first. */
  onUndecided: () => void;
};

/** By what a pressed order was overtaken: the cart changed, or an earlier order, by its number, turned out to be paid. */
export type Overtaking = 'cart' | { paidId: string };

/** The press of the order button that waits for the look, and the cart that it meant. */
type Pressed = { customer: Customer; fingerprint: string; outcome: unknown };

const nameOf = ({ line, reason }: LineDifference) => JSON.stringify([line.key, reason]);

/** What is left to decide on once a line may stay although it cannot be bought: its new date. */
const withoutReason = ({ line, moved }: LineDifference) => (moved ? [{ line, moved }] : []);

/**
 * Looks again at what is in the cart: on arrival, when other shows come in, after a refusal, and before an order where
 * the last look is long ago. An order that was pressed meanwhile waits for it (and for the codes in it) a little, and
 * goes out unless the cart changed by it or something turned up that the visitor has to decide on first. A look that
 * fails blocks nothing.
 */
export function usePriceCheck({ cart, refusal, send, onUndecided }: Orders) {
  const dispatch = useDispatch();
  const { seen, isLoading, error } = useSelector(orderSlice.selectors.selectLook);
  const isCheckingCodes = useIsCheckingVouchers();
  const { isChecking, outcome } = useSelector(orderSlice.selectors.selectOrder);
  const isAsking = isLoading || isCheckingCodes || isChecking;
  const [kept, setKept] = useState<string[]>([]);
  const [pressed, setPressed] = useState<Pressed>();
  const [overtaken, setOvertaken] = useState<Overtaking>();
  // Sending it again takes the refusal back, which is no occasion to look again.
  const [lastRefusal, setLastRefusal] = useState(refusal);
  if (refusal && refusal !== lastRefusal) setLastRefusal(refusal);
  const question = priceCheckQuery(cart);
  const asked = JSON.stringify(question);
  const fingerprint = cartFingerprint(cart);
  const found = seen ? cartDifferences(cart, seen) : [];
  const differences = found.flatMap((difference) =>
    difference.reason && kept.includes(nameOf(difference)) ? withoutReason(difference) : [difference],
  );

  const look = useEffectEvent(() => {
    if (!isEmptyQuery(question)) dispatch(checkPrices.start(question));
  });
  const goOn = useEffectEvent(() => {
    if (!pressed) return;
    setPressed(undefined);
    if (outcome?.status === 'paid' && outcome !== pressed.outcome) setOvertaken({ paidId: outcome.orderId });
    else if (pressed.fingerprint !== fingerprint) setOvertaken('cart');
    else if (differences.length > 0) onUndecided();
    else send(pressed.customer);
  });

  useEffect(() => look(), [asked, lastRefusal]);
  useEffect(
    () => () => {
      dispatch(checkPrices.reset());
    },
    [dispatch],
  );
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
    if (isOld && !isLoading) dispatch(checkPrices.start(question));
    // An order that was given up may have been paid since: this one would be the second.
    const isUnsettled = unsettledOrders().length > 0;
    if (isUnsettled && !isChecking) dispatch(paymentCheckRequested());
    if (isAsking || isOld || isUnsettled) setPressed({ customer, fingerprint, outcome });
    else send(customer);
  }

  return {
    order,
    differences,
    isWaiting: pressed !== undefined,
    /** What came between while an order waited, which did not go out. */
    overtaken,
    withdraw: () => setPressed(undefined),
    error,
    lookAgain: () => dispatch(checkPrices.start(question)),
    keep: (found: LineDifference) => setKept([...kept, nameOf(found)]),
  };
}
