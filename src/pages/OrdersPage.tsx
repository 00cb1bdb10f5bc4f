import { cartModule } from '@/features/cart/cartSaga';
import { orderModule } from '@/features/checkout/order/orderSaga';
import { OrderList } from '@/features/checkout/history/OrderList';
import { orderListTexts } from '@/features/checkout/texts';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PageHeading } from '@/shared/ui/PageHeading';

export const modules = [cartModule, orderModule];

/** The orders of this browser, from its own storage: also offline. */
export function OrdersPage() {
  return (
    <>
      <PageMeta title={orderListTexts.title} description={orderListTexts.description} noindex />
      <PageHeading>{orderListTexts.title}</PageHeading>
      <OrderList />
    </>
  );
}
