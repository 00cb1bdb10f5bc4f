import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isEmptyCart } from '@/domain/cart';
import { orderRules, orderState } from '@/domain/orderLife';
import { cartSlice } from '@/features/cart/cartSlice';
import { PurchaseSteps } from '@/features/checkout/steps/PurchaseSteps';
import { VatDetails } from '@/features/cart/VatDetails';
import { askedAgain, checkoutResultSlice } from './checkoutResultSlice';
import { isSameOrder } from '@/features/checkout/history/duplicateOrder';
import { errorOf, mayStillRespond, reportOf } from '@/features/checkout/statusOutcome';
import { orderOnPage, payAddress } from '@/features/checkout/history/orderHistory';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { paymentTexts } from './paymentTexts';
import { useOrders } from '@/features/checkout/useOrders';
import { paths } from '@/shop/paths';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shop/ui/Loading';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useRead } from '@/shared/request/useRead';
import { useVisitorReturn } from '@/shared/ui/useVisitorReturn';
import { OrderQuestion } from './OrderQuestion';
import { PaymentResult } from './PaymentResult';

const { selectStatusOutcome } = checkoutResultSlice.selectors;

type Root = Parameters<typeof selectStatusOutcome>[0];

/** The page of an order, which asks about it until its payment is final. Nobody is asked about a cancelled one. */
export function PaymentLookup({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const result = useSelector(checkoutResultSlice.selectors.selectResult);
  const cart = useSelector(cartSlice.selectors.selectCart);
  const outcome = useSelector((root: Root) => selectStatusOutcome(root, orderId));
  const known = orderOnPage(useOrders(), orderId);
  const state = orderState(known, reportOf(outcome), true);
  const isCancelled = state === 'cancelled';
  const read = useRead(fetchPaymentStatus, isCancelled ? undefined : orderId, selectStatusOutcome);
  const load = () => {
    if (!isCancelled) dispatch(askedAgain(orderId));
  };
  useVisitorReturn(() => {
    if (state !== 'paid' && state !== 'lost') load();
  });

  if (!isCancelled && outcome === undefined) {
    return (
      <Steps>
        <Loading
          title={paymentTexts.title}
          noindex
          label={paymentTexts.checking}
          onRetry={load}
          onCancel={read.cancel}
        />
      </Steps>
    );
  }
  const error = errorOf(outcome);
  if (error && (state === 'unknown' || state === 'noResponse')) {
    const noStatus = (
      <NoStatus orderId={orderId} error={error} isAsking={!result.waitedOut} onReload={load} />
    );
    return state === 'unknown' ? noStatus : <Steps>{noStatus}</Steps>;
  }
  const address = payAddress(known, state);
  const lines = known && !isEmptyCart(known.lines) ? known.lines : undefined;
  const page = (
    <>
      <PageMeta title={paymentTexts.title} description={paymentTexts.description} noindex />
      <PaymentResult
        orderId={orderId}
        state={state}
        payment={outcome && !('error' in outcome) ? outcome : undefined}
        known={known}
        bought={lines && known && { ...known, lines }}
        address={address}
        cart={isEmptyCart(cart) ? 'empty' : lines && isSameOrder(cart, lines) ? 'same' : 'other'}
        waitedOut={result.waitedOut}
        vat={lines && <VatDetails isReceipt cart={lines} />}
      >
        {read.error && <p>{errorText(read.error)}</p>}
        <Button variant={address === undefined ? 'primary' : 'outline-primary'} onClick={load}>
          {paymentTexts.checkAgain}
        </Button>
        <SupportReference error={read.error} />
      </PaymentResult>
    </>
  );
  return isCancelled ? page : <Steps isDone={orderRules[state].isTicket}>{page}</Steps>;
}

/** An unknown order has no steps, and a cancelled one none any more. */
function Steps({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  return (
    <>
      <PurchaseSteps current="payment" isDone={isDone} />
      {children}
    </>
  );
}

type NoStatusProps = { orderId: string; error: RequestError; isAsking: boolean; onReload: () => void };

function NoStatus({ orderId, error, isAsking, onReload }: NoStatusProps) {
  const isUnknown = error.kind === 'notFound';
  const texts = [
    errorText(error),
    paymentTexts.unreachable,
    isAsking && mayStillRespond(error) && paymentTexts.asking,
  ];
  return (
    <Failure
      title={isUnknown ? paymentTexts.unknownTitle : failureTitle(error, paymentTexts.unreachableTitle)}
      crumb={isUnknown ? undefined : paymentTexts.title}
      text={isUnknown ? paymentTexts.unknown : texts.filter(Boolean).join(' ')}
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
