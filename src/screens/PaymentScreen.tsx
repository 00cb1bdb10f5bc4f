import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { fetchPaymentStatus } from '@/api/orders';
import { paths } from '@/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentSettled } from '@/domain/payment';
import { checkoutResultFlow } from '@/features/checkoutResult/checkoutResultFlow';
import { orderFlow } from '@/features/order/orderFlow';
import { cartFlow } from '@/features/cart/cartFlow';
import { cartSlice } from '@/features/cart/cartSlice';
import { VatDetails } from '@/features/cart/VatDetails';
import { checkoutResultSlice, resultLeft, resultOpened } from '@/features/checkoutResult/checkoutResultSlice';
import { orderIdFromAddress } from '@/features/checkoutResult/orderIdFromAddress';
import { PaymentResult } from '@/features/checkoutResult/PaymentResult';
import { orderSlice } from '@/features/order/orderSlice';
import { queryValue } from '@/lib/queryName';
import type { RequestError } from '@/request/errors';
import { errorText, failureTitle } from '@/texts/errors';
import { paymentTexts } from '@/texts/payment';
import { screenTexts } from '@/texts/frame';
import { Button } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';
import { useVisitorReturn } from '@/ui/useVisitorReturn';
import { MissingOrder } from './payment/MissingOrder';
import { notedOrder } from './payment/notedOrder';
import { PurchaseSteps } from './shared/PurchaseSteps';
import '@/styles/payment.scss';

export const flows = [cartFlow, checkoutResultFlow, orderFlow];

/** Where the payment page returns to, and the page of an order: a state of its own for everything (requirements R4). */
export function PaymentScreen() {
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
  useOpened(orderId, look, () => dispatch(resultLeft()));

  useVisitorReturn(() => {
    if (!status || !isPaymentSettled(status.paymentStatus)) look();
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
      texts={screenTexts}
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
