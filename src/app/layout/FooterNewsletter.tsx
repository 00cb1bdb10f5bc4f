import { useDispatch } from 'react-redux';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { notify } from '@/features/notifications/notificationsSlice';
import { LazyBoundary, type LazyFailure } from '@/shared/ui/LazyBoundary';
import { CodeLoadError } from '@/shared/ui/lazyWithRetry';

/** The newsletter's button (requirements 2.2); on pages of the flea market it does not name the film programme. */
export function FooterNewsletter({ isDay }: { isDay: boolean }) {
  const dispatch = useDispatch();
  function onFailure({ error, retry }: LazyFailure) {
    dispatch(notify('failed'));
    // Shows the button again, whose next click loads the code again.
    if (error instanceof CodeLoadError) retry();
  }
  return (
    <LazyBoundary onFailure={onFailure} renderFailure={() => null}>
      <NewsletterButton text={isDay ? newsletterTexts.subscribe : newsletterTexts.subscribeToProgram} />
    </LazyBoundary>
  );
}
