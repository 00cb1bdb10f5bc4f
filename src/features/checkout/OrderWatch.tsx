import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isPageAt } from '@/shared/config/isPageAt';
import { paths } from '@/shop/paths';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { cartSlice } from '@/features/cart/cartSlice';
import { EmptiedCart } from '@/features/cart/EmptiedCart';
import { orderTexts } from './texts';
import { Link } from '@/shared/ui/Link';
import { orderSlice, outcomeSeen } from './orderSlice';
import { TicketShowsCheck } from './TicketShowsCheck';
import { usePaymentCheck } from './payment/usePaymentCheck';
import { cartModule } from '@/features/cart/cartSaga';
import { orderModule } from './order/orderSaga';

export const modules = [cartModule, orderModule];

/**
 * Requests the payment status of this browser's orders on every page, and confirms a payment that was made elsewhere.
 * The checkout, an order's page and the list of orders request it themselves. Looks up the shows of tickets on the home
 * page, whose own code is too early for it.
 */
export function OrderWatch() {
  const { pathname } = useLocation();
  const outcome = useSelector(orderSlice.selectors.selectOutcome);
  usePaymentCheck(!isPurchaseAddress(pathname) && !isPageAt(pathname, paths.orders.to()));
  return (
    <>
      {isPageAt(pathname, paths.home.to()) && <TicketShowsCheck />}
      {outcome?.status === 'paid' && <PaidElsewhere orderId={outcome.orderId} />}
    </>
  );
}

function PaidElsewhere({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isEmptied = useSelector(cartSlice.selectors.selectEmptied) !== null;
  const page = paths.payment.to({ orderId });
  if (pathname === page) return null;
  return (
    <div className="status-line">
      <p>{isEmptied ? orderTexts.paid(orderId) : `${orderTexts.paid(orderId)} ${orderTexts.paidLead}`}</p>
      <EmptiedCart />
      <div className="status-choices">
        <Link to={page} className="btn btn-sm btn-primary">
          {orderTexts.toPaid}
        </Link>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => dispatch(outcomeSeen())}
        >
          {orderTexts.close}
        </button>
      </div>
    </div>
  );
}
