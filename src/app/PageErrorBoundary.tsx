import { Component, type ReactNode } from 'react';
import { isPurchaseAddress } from '@/shared/config/purchaseAddresses';
import { paths } from '@/shared/config/paths';
import { isFirstReload } from '@/shared/browser/firstReload';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { reloadPage } from '@/shared/browser/reloadPage';
import { statusTexts } from '@/shared/ui/texts';
import { Failure } from '@/shared/ui/Failure';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';
import { LinkButton } from '@/shared/ui/LinkButton';

type Props = { place: string; loading: ReactNode; children: ReactNode };
/** `load`: out of reach for now; `outdated`: the server has the code no more. The former until it is known. */
type Kind = keyof typeof statusTexts.failures | 'unknown';
type State = { failure: { error: unknown; kind: Kind } | undefined };

/**
 * Tells code that did not arrive, of the screen or of a part of it, from an error of the screen's own. What a deploy
 * has removed a new page brings: it is loaded once by itself at the address that was wanted, but never where somebody
 * orders (requirements R15). What a missing network holds back is asked for again with it.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    const kind = !(error instanceof CodeLoadError) ? 'render' : error.isLate ? 'load' : 'unknown';
    return { failure: { error, kind } };
  }

  override componentDidCatch(error: unknown) {
    if (this.state.failure?.kind === 'unknown') void this.lookFor(error);
  }

  override componentDidMount() {
    window.addEventListener('online', this.retryLoad);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retryLoad);
  }

  // The same screen may well show what another address asks for.
  override componentDidUpdate({ place }: Props) {
    if (this.state.failure && place !== this.props.place) this.retry();
  }

  async lookFor(error: unknown) {
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
