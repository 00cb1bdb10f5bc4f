import { useDispatch } from 'react-redux';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { notify } from '@/features/notifications/notify';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { PartBoundary } from './PartBoundary';

/** The newsletter's button (requirements 2.2); by day it is no film programme's. */
export function FooterNewsletter({ isDay }: { isDay: boolean }) {
  const dispatch = useDispatch();
  return (
    <PartBoundary onFailed={() => dispatch(notify('failed'))}>
      <NewsletterButton text={isDay ? newsletterTexts.subscribe : newsletterTexts.subscribeToProgram} />
    </PartBoundary>
  );
}
