import { useSelector } from 'react-redux';
import { orderState, type OrderState } from '@/domain/orderLife';
import { reportOf, statusOutcomeOf } from '@/features/checkout/statusOutcome';
import { payAddress, unpaidOrder, type PlacedOrder } from './orderHistory';
import { orderSlice } from '@/features/checkout/orderSlice';
import { useHistory } from '@/features/checkout/useOrders';

export type UnpaidOrder = { order: PlacedOrder; state: OrderState; address: string | undefined };

/** The newest order, while it waits for its payment, and where it can be paid. */
export function useUnpaidOrder(): UnpaidOrder | undefined {
  const order = useHistory(unpaidOrder);
  const { statusOutcomes, isChecking } = useSelector(orderSlice.selectors.selectOrder);
  if (!order) return undefined;
  const state = orderState(order, reportOf(statusOutcomeOf(statusOutcomes, order.orderId)), isChecking);
  return { order, state, address: payAddress(order, state) };
}
