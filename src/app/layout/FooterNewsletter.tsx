import { Component, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { notify } from '@/features/notifications/notify';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';

export function FooterNewsletter({ isDay }: { isDay: boolean }) {
  const dispatch = useDispatch();
  return (
    <NewsletterBoundary onFailed={() => dispatch(notify('failed'))}>
      <NewsletterButton text={isDay ? newsletterTexts.subscribe : newsletterTexts.subscribeToProgram} />
    </NewsletterBoundary>
  );
}

type Props = { onFailed: () => void; children: ReactNode };
type State = { isBroken: boolean };

/** Keeps an error of the newsletter from the page. Code that failed to load is requested again by the next click. */
class NewsletterBoundary extends Component<Props, State> {
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
