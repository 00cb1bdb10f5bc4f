import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isFirstReload } from '@/shared/browser/firstReload';
import { reloadPage } from '@/shared/browser/reloadPage';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { paths } from '@/shop/paths';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { Failure } from '@/shop/ui/Failure';
import { LazyBoundary, type LazyFailure } from '@/shared/ui/LazyBoundary';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';
import { LinkButton } from '@/shared/ui/LinkButton';
import { statusTexts } from '@/shared/ui/texts';

type Props = { locationKey: string; loading: ReactNode; children: ReactNode };

/** Another address retries, because the same page may show something else there. */
export function PageErrorBoundary({ locationKey, loading, children }: Props) {
  return (
    <LazyBoundary
      resetKey={locationKey}
      renderFailure={(failure) => <PageFailure key={failure.retries} {...failure} loading={loading} />}
    >
      {children}
    </LazyBoundary>
  );
}

/** `load`: the server cannot be reached; `outdated`: it does not have the code any more; `unknown` until it is clear. */
type Kind = keyof typeof statusTexts.failures | 'unknown';

function kindOf(error: unknown): Kind {
  if (!(error instanceof CodeLoadError)) return 'render';
  return error.isLate ? 'load' : 'unknown';
}

/**
 * Code that a deployment has removed is loaded by one reload, but never during a purchase (requirements R15). Code
 * that is out of reach is loaded again with the network.
 */
function PageFailure({ error, retry, loading }: LazyFailure & { loading: ReactNode }) {
  const [kind, setKind] = useState(() => kindOf(error));
  useEffect(() => {
    if (kind !== 'unknown') return undefined;
    let isOver = false;
    void isServerReachable().then((isReachable) => {
      if (isOver) return;
      const mayReload = isReachable && !isPurchaseAddress(window.location.pathname);
      if (mayReload && isFirstReload('forCode')) reloadPage();
      else setKind(isReachable ? 'outdated' : 'load');
    });
    return () => {
      isOver = true;
    };
  }, [kind]);
  const onOnline = useEffectEvent(() => {
    if (kind === 'load') retry();
  });
  useEffect(() => {
    const react = () => onOnline();
    window.addEventListener('online', react);
    return () => window.removeEventListener('online', react);
  }, []);

  if (kind === 'unknown') return loading;
  const action =
    kind === 'outdated'
      ? { label: statusTexts.reload, onRetry: reloadPage }
      : { label: statusTexts.retry, onRetry: retry };
  return (
    <Failure {...statusTexts.failures[kind]} retry={action}>
      <LinkButton to={paths.home.to()} variant="outline-primary">
        {statusTexts.toHome}
      </LinkButton>
    </Failure>
  );
}
