import { useDispatch } from 'react-redux';
import { NewsletterButton } from '@/features/upcomingMovies/newsletter/NewsletterButton';
import { notify } from '@/request/notify';
import { newsletterTexts } from '@/texts/newsletter';
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
