import { orderListTexts as texts } from '@/features/checkout/texts';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { QrCode } from '@/shared/ui/QrCode';
import { paths } from '@/shop/paths';

/** The page of an order, for its paper. */
export function OrderQr({ orderId }: { orderId: string }) {
  return <QrCode address={siteOrigin() + paths.payment.to({ orderId })} label={texts.page(orderId)} />;
}
