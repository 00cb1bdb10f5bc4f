import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { paths } from '@/shared/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentFinal } from '@/domain/payment';
import { checkoutResultModule } from '@/features/checkout/resultModule';
import { orderModule } from '@/features/checkout/module';
import { cartModule } from '@/features/cart/module';
import { cartSlice } from '@/features/cart/cartSlice';
import { VatDetails } from '@/features/cart/VatDetails';
import { checkoutResultSlice, resultLeft, resultOpened } from '@/features/checkout/checkoutResultSlice';
import { orderIdFromAddress } from '@/features/checkout/orderIdFromAddress';
import { PaymentResult } from '@/features/checkout/payment/PaymentResult';
import { orderSlice } from '@/features/checkout/orderSlice';
import { queryValue } from '@/shared/browser/queryName';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { paymentTexts } from '@/features/checkout/paymentTexts';
import { statusTexts } from '@/shared/config/layoutTexts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shared/ui/Loading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { useVisitorReturn } from '@/shared/ui/useVisitorReturn';
import { MissingOrder } from '@/features/checkout/payment/MissingOrder';
import { notedOrder } from '@/features/checkout/notedOrder';
import { PurchaseSteps } from '@/features/cart/PurchaseSteps';
import '@/features/checkout/payment/payment.scss';

export const modules = [cartModule, checkoutResultModule, orderModule];

/** Where the payment page returns to, and the page of an order: a state of its own for everything (requirements R4). */
export function PaymentPage() {
  const { orderId: fromPath } = useParams();
  const [search] = useSearchParams();
  const lastOrderId = useSelector(orderSlice.selectors.selectLastOrderId);
  const named = orderIdFromAddress(fromPath ?? queryValue(search, 'orderid'));
  const orderId = named === '' ? lastOrderId : named;
  if (!orderId) return <MissingOrder />;
  return (
    <div className="payment-page">
      <PurchaseSteps current="payment" />
      <Result key={orderId} orderId={orderId} />
    </div>
  );
}

function Result({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const result = useSelector(checkoutResultSlice.selectors.selectResult);
  const hasCart = !isEmptyCart(useSelector(cartSlice.selectors.selectCart));
  const { status, error, waitedOut } = result;
  const [noted] = useState(() => notedOrder(orderId));
  const look = () => dispatch(resultOpened({ orderId }));
  useRouteLifecycle(orderId, look, () => dispatch(resultLeft()));

  useVisitorReturn(() => {
    if (!status || !isPaymentFinal(status.paymentStatus)) look();
  });

  const isOpened = result.orderId === orderId;
  if (isOpened && status) {
    return (
      <>
        <PageMeta title={paymentTexts.title} description={paymentTexts.description} noindex />
        <PaymentResult
          {...noted}
          orderId={orderId}
          status={status}
          hasCart={hasCart}
          waitedOut={waitedOut}
          vat={noted.bought && <VatDetails cart={noted.bought.lines} />}
        >
          {error && <p>{errorText(error)}</p>}
          <Button onClick={look}>{paymentTexts.checkAgain}</Button>
        </PaymentResult>
      </>
    );
  }
  if (isOpened && error) return <NoStatus orderId={orderId} error={error} onLook={look} />;
  return (
    <Loading
      title={paymentTexts.title}
      noindex
      label={paymentTexts.checking}
      texts={statusTexts}
      onRetry={look}
      onCancel={() => dispatch(fetchPaymentStatus.cancel())}
    />
  );
}

type NoStatusProps = { orderId: string; error: RequestError; onLook: () => void };

function NoStatus({ orderId, error, onLook }: NoStatusProps) {
  const isUnknown = error.kind === 'notFound';
  return (
    <Failure
      title={isUnknown ? paymentTexts.unknownTitle : failureTitle(error, paymentTexts.unreachableTitle)}
      text={isUnknown ? paymentTexts.unknown : `${errorText(error)} ${paymentTexts.unreachable}`}
      retry={{ label: paymentTexts.checkAgain, onRetry: onLook }}
      noindex
      subject={paymentTexts.orderNumber(orderId)}
    >
      <LinkButton to={paths.cart.to()} variant="outline-primary">
        {paymentTexts.toCart}
      </LinkButton>
    </Failure>
  );
}
