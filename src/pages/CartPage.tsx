import { connectionModule } from '@/features/connection/module';
import { offersModule } from '@/features/cart/offersModule';
import { cartModule } from '@/features/cart/module';
import { CartBody } from '@/features/cart/components/CartBody';
import { CodeHolder } from '@/features/checkout/components/CodeHolder';
import { cartTexts } from '@/features/cart/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PurchaseSteps } from '@/features/cart/PurchaseSteps';

export const modules = [cartModule, connectionModule, offersModule];

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
