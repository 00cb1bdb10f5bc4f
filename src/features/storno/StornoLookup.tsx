import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cancelOrder, fetchOrderForStorno } from '@/features/checkout/ordersApi';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { ReadFailure } from '@/features/connection/ReadPage';
import { FoundOrder } from './order/FoundOrder';
import { orderstornoSlice } from './orderstornoSlice';
import { sentStornosKey, useSentStorno } from './sentStornos';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { paths } from '@/shop/paths';
import { statusTexts } from '@/shared/ui/texts';
import { stornoTexts as texts } from './texts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shop/ui/Loading';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useRead } from '@/shared/request/useRead';
import { useVisitorReturn } from '@/shared/ui/useVisitorReturn';
import './storno.scss';

export function StornoLookup({ stornoIdentifier }: { stornoIdentifier: string }) {
  const dispatch = useDispatch();
  const cancellation = useSelector(orderstornoSlice.selectors.selectCancellation);
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  // Not requested again once it is loaded (requirements, "Detail fetching").
  const read = useRead(fetchOrderForStorno, stornoIdentifier, orderstornoSlice.selectors.selectOrder, {
    isOnce: true,
  });
  const { data: order, isLoading, error, retry: load } = read;
  const own = cancellation?.stornoIdentifier === stornoIdentifier ? cancellation.outcome : undefined;
  function loadAgain() {
    if (order && own === undefined && !isLoading) load();
  }
  // The order may have been cancelled in another browser, or in another tab.
  useVisitorReturn(loadAgain);
  const follow = useEffectEvent(loadAgain);
  useEffect(() => onStoredElsewhere(sentStornosKey, () => follow()), []);
  if (own === 'done') return <StornoDone orderId={order?.orderId} />;

  const orderHeadId = order?.orderHeadId ?? null;
  const isUnknown = error?.kind === 'notFound';
  if (order && orderHeadId !== null && !isUnknown) {
    return (
      <FoundOrder
        order={order}
        outcome={own}
        isOtherRunning={cancellation?.outcome === 'running' && own === undefined}
        isOffline={isOffline}
        isReloading={isLoading}
        reloadError={error}
        onReload={load}
        onCancelReload={read.cancel}
        onCancel={() => dispatch(cancelOrder.start({ orderHeadId, stornoIdentifier }))}
        onCancelWait={() => dispatch(cancelOrder.cancel())}
      />
    );
  }
  if (error && isUnknown) {
    return (
      <Failure
        title={texts.unknownTitle}
        text={texts.unknown}
        error={error}
        retry={{ label: statusTexts.retry, onRetry: load }}
        noindex
      >
        <OtherLink variant="outline-primary" />
      </Failure>
    );
  }
  if (error) {
    return (
      <ReadFailure error={error} retry={load} title={texts.failed} crumb={texts.title} noindex>
        <OtherLink variant="outline-primary" />
      </ReadFailure>
    );
  }
  if (order && !isLoading) {
    return <NothingToCancel stornoIdentifier={stornoIdentifier} onReload={load} />;
  }
  return <Loading title={texts.title} noindex label={texts.loading} onRetry={load} onCancel={read.cancel} />;
}

function OtherLink({ variant }: Required<Pick<ComponentProps<typeof LinkButton>, 'variant'>>) {
  return (
    <LinkButton to={paths.storno.to()} variant={variant}>
      {texts.otherLink}
    </LinkButton>
  );
}

type NothingProps = { stornoIdentifier: string; onReload: () => void };

/** The response is the same for a cancelled and an unknown order; this browser knows its own cancellations. */
function NothingToCancel({ stornoIdentifier, onReload }: NothingProps) {
  const known = useSentStorno(stornoIdentifier) ?? 'none';
  const { title, text } = texts.notCancellable[known];
  return (
    <>
      <PageMeta title={title} description={texts.description} noindex />
      <div className="state">
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <div className="actions">
          <OtherLink variant={known === 'none' ? 'primary' : 'outline-primary'} />
          {known === 'none' && (
            <Button variant="outline-primary" onClick={onReload}>
              {texts.reload}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function StornoDone({ orderId }: { orderId: string | undefined }) {
  return (
    <>
      <PageMeta title={texts.doneTitle} description={texts.description} noindex />
      <div className="state">
        <PageHeading>{texts.doneTitle}</PageHeading>
        {orderId && <p className="storno-number">{`${texts.orderNumber} ${orderId}`}</p>}
        <p>{texts.done}</p>
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {texts.toProgram}
        </LinkButton>
      </div>
    </>
  );
}
