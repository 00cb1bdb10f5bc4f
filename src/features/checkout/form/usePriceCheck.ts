import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Customer } from './customerFields';
import { checkPrices } from './priceCheckApi';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { cartDifferences, priceCheckQuery, type LineDifference } from '@/domain/priceChanges';
import { useRead } from '@/shared/request/useRead';
import { selectAreChecksDue, selectAreChecksRunning } from './checksSaga';
import { reportOf } from '@/features/checkout/statusOutcome';
import { checksAwaited, checksLeft, orderSlice } from '@/features/checkout/orderSlice';

type Root = Parameters<typeof selectAreChecksRunning>[0];

type Orders = {
  cart: Cart;
  send: (customer: Customer) => void;
  /** The visitor has to decide first. */
  onUndecided: () => void;
};

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
  const store = useStore<Root>();
  const { awaited, overtaken, statusOutcomes } = useSelector(orderSlice.selectors.selectOrder);
  const paidIds = statusOutcomes.flatMap(({ orderId, outcome }) =>
    reportOf(outcome) === 'paid' ? orderId : [],
  );
  const query = priceCheckQuery(cart);
  const { data: seen, error, retry } = useRead(checkPrices, query, orderSlice.selectors.selectPrices);
  const [kept, setKept] = useState<string[]>([]);
  const customer = useRef<Customer>(null);
  const fingerprint = cartFingerprint(cart);
  const found = seen ? cartDifferences(cart, seen) : [];
  const differences = found.flatMap((difference) =>
    difference.reason && kept.includes(nameOf(difference)) ? withoutReason(difference) : [difference],
  );

  const goOn = useEffectEvent(() => {
    if (!awaited) return;
    const paidId = paidIds.find((orderId) => !awaited.paidIds.includes(orderId));
    const hasChanged = awaited.fingerprint !== fingerprint;
    dispatch(checksLeft(paidId === undefined ? hasChanged && 'cart' : { paidId }));
    if (paidId !== undefined || hasChanged) return;
    if (differences.length > 0) onUndecided();
    else if (customer.current) send(customer.current);
  });

  const isOver = awaited?.isOver ?? false;
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  useEffect(() => () => void dispatch(checksLeft(false)), [dispatch]);

  function order(from: Customer) {
    if (awaited) return;
    const state = store.getState();
    const mustWait = selectAreChecksRunning(state) || selectAreChecksDue(state);
    if (differences.length > 0) onUndecided();
    else if (mustWait) {
      customer.current = from;
      dispatch(checksAwaited({ fingerprint, paidIds }));
      return;
    } else send(from);
    dispatch(checksLeft(false));
  }

  return {
    order,
    differences,
    isWaiting: awaited !== null,
    /** Why the last deferred order was not sent. */
    overtaken,
    withdraw: () => dispatch(checksLeft(false)),
    error,
    lookAgain: retry,
    keep: (found: LineDifference) => setKept([...kept, nameOf(found)]),
  };
}
