import { useDispatch, useSelector } from 'react-redux';
import { cancelOrder, fetchOrderForStorno } from '@/features/checkout/ordersApi';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { FoundOrder } from './FoundOrder';
import { NothingToCancel } from './NothingToCancel';
import { orderstornoSlice, stornoLeft } from '@/features/storno/orderstornoSlice';
import { StornoDone } from './StornoDone';
import { paths } from '@/shared/config/paths';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shared/ui/Loading';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { useVisitorReturn } from '@/shared/ui/useVisitorReturn';

/** What stands behind one cancellation link: a state of its own for each answer. */
export function StornoLookup({ stornoIdentifier }: { stornoIdentifier: string }) {
  const dispatch = useDispatch();
  const storno = useSelector(orderstornoSlice.selectors.selectOrderstorno);
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  const { isLoading, error } = storno;
  const isAsked = storno.stornoIdentifier === stornoIdentifier;
  const order = isAsked ? storno.order : null;
  const look = () => dispatch(fetchOrderForStorno.start(stornoIdentifier));
  function open() {
    // Skipped if the same one is already loaded (requirements, "Detail fetching").
    if (!order) look();
  }
  function leave() {
    dispatch(fetchOrderForStorno.reset());
    dispatch(stornoLeft(stornoIdentifier));
  }
  useRouteLifecycle(stornoIdentifier, open, leave);

  const { cancellation } = storno;
  const own = cancellation?.stornoIdentifier === stornoIdentifier ? cancellation.outcome : undefined;
  // It may have been cancelled in another tab or browser: what is offered here is what the backend says now.
  useVisitorReturn(() => {
    if (order && own === undefined && !isLoading) look();
  });
  if (own === 'done') return <StornoDone orderId={order?.orderId} />;

  const otherLink = (
    <LinkButton to={paths.storno.to()} variant="outline-primary">
      {texts.otherLink}
    </LinkButton>
  );
  const orderHeadId = order?.orderHeadId ?? null;
  const isUnknown = error?.kind === 'notFound';
  if (order && orderHeadId !== null && !isUnknown) {
    return (
      <FoundOrder
        order={order}
        outcome={own}
        isOtherRunning={cancellation?.outcome === 'running' && own === undefined}
        isOffline={isOffline}
        isLooking={isLoading}
        lookError={error}
        onLook={look}
        onStopLooking={() => dispatch(fetchOrderForStorno.cancel())}
        onCancel={() => dispatch(cancelOrder.start({ orderHeadId, stornoIdentifier }))}
        onStopWaiting={() => dispatch(cancelOrder.cancel())}
      />
    );
  }
  if (isAsked && error) {
    return (
      <Failure
        title={isUnknown ? texts.unknownTitle : failureTitle(error, texts.failed)}
        text={isUnknown ? texts.unknown : errorText(error)}
        retry={{ label: statusTexts.retry, onRetry: look }}
        noindex
      >
        {otherLink}
      </Failure>
    );
  }
  if (order && !isLoading) {
    return (
      <NothingToCancel stornoIdentifier={stornoIdentifier} onLook={look}>
        {otherLink}
      </NothingToCancel>
    );
  }
  return (
    <Loading
      title={texts.title}
      noindex
      label={texts.loading}
      texts={statusTexts}
      onRetry={look}
      onCancel={() => dispatch(fetchOrderForStorno.cancel())}
    />
  );
}
