import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { paths } from '@/shared/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentFinal } from '@/domain/payment';
import { cartSlice } from '@/features/cart/cartSlice';
import { VatDetails } from '@/features/cart/VatDetails';
import { checkoutResultSlice, resultLeft, resultOpened } from '@/features/checkout/checkoutResultSlice';
import { OrderQuestion } from './OrderQuestion';
import { PaymentResult } from './PaymentResult';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { paymentTexts } from '@/features/checkout/paymentTexts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shared/ui/Loading';
import { SupportReference } from '@/shared/ui/SupportReference';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { useVisitorReturn } from '@/shared/ui/useVisitorReturn';
import { orderOnPage } from '@/features/checkout/orderHistory';

export function PaymentLookup({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const result = useSelector(checkoutResultSlice.selectors.selectResult);
  const hasCart = !isEmptyCart(useSelector(cartSlice.selectors.selectCart));
  const { status, error, waitedOut } = result;
  const [stored] = useState(() => orderOnPage(orderId));
  const load = () => dispatch(resultOpened({ orderId }));
  useRouteLifecycle(orderId, load, () => dispatch(resultLeft()));

  useVisitorReturn(() => {
    if (!status || !isPaymentFinal(status.paymentStatus)) load();
  });

  const isOpened = result.orderId === orderId;
  if (isOpened && status) {
    const canPay = status.paymentStatus === 'open' && stored.orderLink !== undefined;
    return (
      <>
        <PageMeta title={paymentTexts.title} description={paymentTexts.description} noindex />
        <PaymentResult
          {...stored}
          orderId={orderId}
          status={status}
          hasCart={hasCart}
          waitedOut={waitedOut}
          vat={stored.bought && <VatDetails isReceipt cart={stored.bought.lines} />}
        >
          {error && <p>{errorText(error)}</p>}
          <Button variant={canPay ? 'outline-primary' : 'primary'} onClick={load}>
            {paymentTexts.checkAgain}
          </Button>
          <SupportReference error={error} />
        </PaymentResult>
      </>
    );
  }
  if (isOpened && error) return <NoStatus orderId={orderId} error={error} onReload={load} />;
  return (
    <Loading
      title={paymentTexts.title}
      noindex
      label={paymentTexts.checking}
      onRetry={load}
      onCancel={() => dispatch(fetchPaymentStatus.cancel())}
    />
  );
}

type NoStatusProps = { orderId: string; error: RequestError; onReload: () => void };

function NoStatus({ orderId, error, onReload }: NoStatusProps) {
  const isUnknown = error.kind === 'notFound';
  return (
    <Failure
      title={isUnknown ? paymentTexts.unknownTitle : failureTitle(error, paymentTexts.unreachableTitle)}
      crumb={isUnknown ? undefined : paymentTexts.title}
      text={isUnknown ? paymentTexts.unknown : `${errorText(error)} ${paymentTexts.unreachable}`}
      error={error}
      retry={isUnknown ? undefined : { label: paymentTexts.checkAgain, onRetry: onReload }}
      noindex
      subject={paymentTexts.orderNumber(orderId)}
    >
      {isUnknown && <OrderQuestion shown={orderId} onReload={onReload} />}
      <LinkButton to={paths.cart.to()} variant="outline-primary">
        {paymentTexts.toCart}
      </LinkButton>
    </Failure>
  );
}
