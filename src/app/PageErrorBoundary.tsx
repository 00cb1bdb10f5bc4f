import { Component, type ReactNode } from 'react';
import { isPurchaseAddress } from '@/shared/config/purchaseAddresses';
import { paths } from '@/shared/config/paths';
import { isFirstReload } from '@/shared/browser/firstReload';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { reloadPage } from '@/shared/browser/reloadPage';
import { statusTexts } from '@/shared/config/layoutTexts';
import { Failure } from '@/shared/ui/Failure';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';
import { LinkButton } from '@/shared/ui/LinkButton';

type Props = { locationKey: string; loading: ReactNode; children: ReactNode };
/** `load`: the code is unreachable for now; `outdated`: a deploy has removed it; `unknown`: not checked yet. */
type Kind = keyof typeof statusTexts.failures | 'unknown';
type State = { failure: { error: unknown; kind: Kind } | undefined };

/**
 * Code that a deploy has removed reloads the page once, except on purchase pages (requirements R15). Code that is
 * unreachable is requested again when the browser is online.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    const kind = !(error instanceof CodeLoadError) ? 'render' : error.isLate ? 'load' : 'unknown';
    return { failure: { error, kind } };
  }

  override componentDidCatch(error: unknown) {
    if (this.state.failure?.kind === 'unknown') void this.classify(error);
  }

  override componentDidMount() {
    window.addEventListener('online', this.retryLoad);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retryLoad);
  }

  override componentDidUpdate({ locationKey }: Props) {
    if (this.state.failure && locationKey !== this.props.locationKey) this.retry();
  }

  async classify(error: unknown) {
    const kind = (await isServerReachable()) ? 'outdated' : 'load';
    if (this.state.failure?.error !== error) return;
    const mayReload = kind === 'outdated' && !isPurchaseAddress(window.location.pathname);
    if (mayReload && isFirstReload('forCode')) reloadPage();
    else this.setState({ failure: { error, kind } });
  }

  retryLoad = () => {
    if (this.state.failure?.kind === 'load') this.retry();
  };

  retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof CodeLoadError) error.renew();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { kind } = failure;
    if (kind === 'unknown') return this.props.loading;
    const retry =
      kind === 'outdated'
        ? { label: statusTexts.reload, onRetry: reloadPage }
        : { label: statusTexts.retry, onRetry: this.retry };
    return (
      <Failure {...statusTexts.failures[kind]} retry={retry}>
        <LinkButton to={paths.home.to()} variant="outline-primary">
          {statusTexts.toHome}
        </LinkButton>
      </Failure>
    );
  }
}
