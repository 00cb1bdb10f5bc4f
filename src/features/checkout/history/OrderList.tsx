import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { endOf, startOf } from '@/domain/dates';
import { orderState } from '@/domain/orderLife';
import { currentLines } from '@/domain/showUpdates';
import { reportOf, statusOutcomeOf } from '@/features/checkout/statusOutcome';
import { removeOrder } from '@/features/checkout/orderChanges';
import type { PlacedOrder } from './orderHistory';
import { orderSlice, outcomeSeen, paymentCheckRequested } from '@/features/checkout/orderSlice';
import { orderListTexts as texts } from '@/features/checkout/texts';
import { TicketShowsCheck } from '@/features/checkout/TicketShowsCheck';
import { useOrders } from '@/features/checkout/useOrders';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { paths } from '@/shop/paths';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useNow } from '@/shared/ui/useNow';
import { OrderEntry } from './OrderEntry';
import { focusHeading } from '@/shared/browser/focusHeading';
import './orders.scss';

const showsOf = (order: PlacedOrder) => Object.values(currentLines(order)).flatMap(({ show }) => show ?? []);

/** Whether all shows of an order are over; an order without shows, such as a gift card, never is. */
function isPast(order: PlacedOrder, now: number): boolean {
  const ends = showsOf(order).map(endOf);
  return ends.length > 0 && ends.every((end) => end !== undefined && end <= now);
}

/** The next show first, orders without a date last. */
function nextStart(order: PlacedOrder, now: number): number {
  const coming = showsOf(order).filter((show) => (endOf(show) ?? 0) > now);
  return Math.min(...coming.map((show) => startOf(show) ?? Infinity));
}

/**
 * Requests the state of every order, now and when the visitor returns. Nothing waits for the responses. A cancellation is
 * final.
 */
function useOrdersCheck(orders: PlacedOrder[]): () => void {
  const dispatch = useDispatch();
  function ask() {
    const ids = orders.flatMap(({ orderId, state }) => (state === 'cancelled' ? [] : (orderId ?? [])));
    if (ids.length > 0) dispatch(paymentCheckRequested(ids));
  }
  const askLatest = useEffectEvent(ask);
  // Before the first paint: otherwise the list says for a moment that nobody was asked.
  useLayoutEffect(() => {
    askLatest();
    return onVisitorReturn(() => askLatest());
  }, []);
  return ask;
}

export function OrderList() {
  const dispatch = useDispatch();
  const now = useNow();
  const orders = useOrders();
  const statusOutcomes = useSelector(orderSlice.selectors.selectStatusOutcomes);
  const isChecking = useSelector(orderSlice.selectors.selectIsChecking);
  const [removed, setRemoved] = useState('');
  const outcome = useSelector(orderSlice.selectors.selectOutcome);
  const check = useOrdersCheck(orders);

  // The list states what an outcome says; the next page need not.
  useEffect(() => {
    if (outcome) dispatch(outcomeSeen());
  }, [dispatch, outcome]);

  // The removed entry took its dialog and the focus along.
  useEffect(() => {
    if (removed !== '') focusHeading();
  }, [removed]);

  async function remove(order: PlacedOrder) {
    await removeOrder(order);
    setRemoved(texts.removed(texts.name(order.orderId)));
  }

  const entryOf = (order: PlacedOrder) => {
    const statusOutcome = statusOutcomeOf(statusOutcomes, order.orderId);
    return (
      <li key={`${order.placedAt} ${order.orderId}`}>
        <OrderEntry
          order={order}
          state={orderState(order, reportOf(statusOutcome), isChecking)}
          outcome={statusOutcome}
          now={now}
          isAlone={orders.length === 1}
          onCheck={check}
          onRemove={() => void remove(order)}
        />
      </li>
    );
  };
  const past = orders.filter((order) => isPast(order, now));
  const coming = orders
    .filter((order) => !past.includes(order))
    .toSorted((one, other) => nextStart(one, now) - nextStart(other, now) || 0);
  return (
    <>
      <TicketShowsCheck />
      <p role="status" className="visually-hidden">
        {removed}
      </p>
      {orders.length === 0 ? <NoOrders /> : <p className="lead">{texts.lead}</p>}
      {coming.length > 0 && <ul className="orders">{coming.map(entryOf)}</ul>}
      {past.length > 0 && (
        <details className="orders-past" open={coming.length === 0}>
          <summary>{texts.earlier(past.length)}</summary>
          <ul className="orders">{past.map(entryOf)}</ul>
        </details>
      )}
      <p className="orders-kept prose soft">{texts.kept}</p>
    </>
  );
}

function NoOrders() {
  return (
    <section className="no-orders">
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.empty}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{texts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {texts.toFlohmarkt}
        </LinkButton>
        <LinkButton to={paths.paymentResult.to()} variant="outline-primary">
          {texts.byNumber}
        </LinkButton>
      </div>
    </section>
  );
}
