import { connectionModule } from '@/features/connection/connectionSaga';
import { linkedCartModule } from '@/features/cart/link/linkedCartSlice';
import { cartModule } from '@/features/cart/cartSaga';
import { CartBody } from '@/features/cart/lines/CartBody';
import { CodeHolder } from '@/features/checkout/form/CodeHolder';
import { cartTexts } from '@/features/cart/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PurchaseSteps } from '@/features/checkout/steps/PurchaseSteps';

export const modules = [cartModule, connectionModule, linkedCartModule];

export function CartPage() {
  return (
    <>
      <PageMeta title={cartTexts.title} description={cartTexts.description} noindex />
      <PurchaseSteps current="cart" />
      <PageHeading>{cartTexts.title}</PageHeading>
      <CartBody CodeHolder={CodeHolder} />
    </>
  );
}
