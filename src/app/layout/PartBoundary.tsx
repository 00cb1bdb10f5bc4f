import { Component, type ReactNode } from 'react';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';

type Props = { onFailed: () => void; children: ReactNode };
type State = { isBroken: boolean };

/** Keeps what fails in a part of the frame from taking the page along: code that did not arrive can be asked for again. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed();
    if (!(error instanceof CodeLoadError)) return;
    error.renew();
    this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
