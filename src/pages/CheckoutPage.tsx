import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { isEmptyCart } from '@/domain/cart';
import { cartSlice } from '@/features/cart/cartSlice';
import { orderSlice } from '@/features/checkout/orderSlice';
import { connectionModule } from '@/features/connection/connectionSaga';
import { orderModule } from '@/features/checkout/order/orderSaga';
import { cartModule } from '@/features/cart/cartSaga';
import { CheckoutBody } from '@/features/checkout/form/CheckoutBody';
import { useCheckout } from '@/features/checkout/form/useCheckout';
import { checkoutTexts } from '@/features/checkout/form/checkoutTexts';
import { useUnpaidOrder } from '@/features/checkout/history/useUnpaidOrder';
import { useHydrated } from '@/shared/ui/useHydrated';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PurchaseSteps } from '@/features/checkout/steps/PurchaseSteps';
import '@/features/checkout/form/checkout.scss';
import '@/features/checkout/form/order.scss';
import '@/features/checkout/orderTicket.scss';

export const modules = [cartModule, connectionModule, orderModule];

export function CheckoutPage() {
  const { isEdited, markEdited, redirect } = useCheckout();
  const isHydrated = useHydrated();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { leaving } = useSelector(orderSlice.selectors.selectOrder);
  const unpaid = useUnpaidOrder();
  const isEmpty = isHydrated && isEmptyCart(cart) && !leaving && !unpaid;
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <PageMeta title={checkoutTexts.title} description={checkoutTexts.description} noindex />
      <PurchaseSteps current="checkout" isEmpty={isEmpty} />
      <CheckoutBody isEdited={isEdited} onEdit={markEdited} />
    </>
  );
}
