import { cartModule } from '@/features/cart/module';
import { orderModule } from '@/features/checkout/module';
import { OrderList } from '@/features/checkout/history/OrderList';
import { ordersTexts } from '@/features/checkout/ordersTexts';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PageHeading } from '@/shared/ui/PageHeading';

export const modules = [cartModule, orderModule];

/** The orders of this browser, from its own storage: also offline. */
export function OrdersPage() {
  return (
    <>
      <PageMeta title={ordersTexts.title} description={ordersTexts.description} noindex />
      <PageHeading>{ordersTexts.title}</PageHeading>
      <OrderList />
    </>
  );
}
