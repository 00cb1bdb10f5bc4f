import { connectionModule } from '@/features/connection/module';
import { offersModule } from '@/features/cart/offersModule';
import { cartModule } from '@/features/cart/module';
import { CartBody } from '@/features/cart/lines/CartBody';
import { CodeHolder } from '@/features/checkout/form/CodeHolder';
import { cartTexts } from '@/features/cart/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { PurchaseSteps } from '@/features/checkout/steps/PurchaseSteps';

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
