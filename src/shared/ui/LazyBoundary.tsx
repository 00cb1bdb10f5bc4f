import { Component, type ReactNode } from 'react';
import { CodeLoadError } from './lazyWithRetry';

export type LazyFailure = {
  error: unknown;
  retries: number;
  retry: () => void;
};

type Props = {
  renderFailure: (failure: LazyFailure) => ReactNode;
  onFailure?: (failure: LazyFailure) => void;
  /** Another key retries: the same component may show something else. */
  resetKey?: string;
  children: ReactNode;
};
type State = { failure: { error: unknown } | undefined; retries: number };

/** Limits an error to its children. A retry loads code that did not load again. */
export class LazyBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, retries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(this.failureOf(error));
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.retry();
  }

  failureOf(error: unknown): LazyFailure {
    return { error, retries: this.state.retries, retry: this.retry };
  }

  retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof CodeLoadError) error.renew();
    this.setState(({ retries }) => ({ failure: undefined, retries: retries + 1 }));
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(this.failureOf(failure.error)) : this.props.children;
  }
}
