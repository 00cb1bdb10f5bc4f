import Button from 'react-bootstrap/Button';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { fetchPaymentStatus } from '@/api/orders';
import { paths } from '@/config/paths';
import { checkoutResultSlice, resultLeft, resultOpened } from '@/features/checkoutResult/checkoutResultSlice';
import { orderIdFromAddress } from '@/features/checkoutResult/orderIdFromAddress';
import { PaymentResult } from '@/features/checkoutResult/PaymentResult';
import { orderSlice } from '@/features/order/orderSlice';
import { errorText } from '@/texts/errors';
import { paymentTexts } from '@/texts/payment';
import { screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';

/** Where the payment page returns to, and the page of an order: a state of its own for everything (quality R4). */
export function PaymentScreen() {
  const { orderId: fromPath } = useParams();
  const [search] = useSearchParams();
  const lastOrderId = useSelector(orderSlice.selectors.selectLastOrderId);
  const named = orderIdFromAddress(fromPath ?? search.get('orderid'));
  const orderId = named === '' ? lastOrderId : named;
  return orderId ? <Result orderId={orderId} /> : <MissingOrder />;
}

function Result({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const result = useSelector(checkoutResultSlice.selectors.selectResult);
  const { status, error, waitedOut } = result;
  const look = () => dispatch(resultOpened({ orderId }));
  useOpened(orderId, look, () => dispatch(resultLeft()));

  const isOpened = result.orderId === orderId;
  if (isOpened && status) {
    return (
      <>
        <PageMeta title={paymentTexts.title} description={paymentTexts.description} noindex />
        <PaymentResult orderId={orderId} status={status} waitedOut={waitedOut}>
          {error && <p>{errorText(error)}</p>}
          <Button onClick={look}>{paymentTexts.checkAgain}</Button>
        </PaymentResult>
      </>
    );
  }
  if (isOpened && error) {
    const isUnknown = error.kind === 'notFound';
    return (
      <Failure
        title={isUnknown ? paymentTexts.unknownTitle : paymentTexts.unreachableTitle}
        text={isUnknown ? paymentTexts.unknown : errorText(error)}
        retry={{ label: paymentTexts.checkAgain, onRetry: look }}
        noindex
        subject={paymentTexts.orderNumber(orderId)}
      >
        <LinkButton to={paths.cart.to()} variant="outline-primary">
          {paymentTexts.toCart}
        </LinkButton>
      </Failure>
    );
  }
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

function MissingOrder() {
  return (
    <Failure title={paymentTexts.missingTitle} text={paymentTexts.missing} noindex>
      <LinkButton to={paths.cart.to()}>{paymentTexts.toCart}</LinkButton>
    </Failure>
  );
}
