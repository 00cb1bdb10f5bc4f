import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FeedbackForm } from '@/features/feedback/FeedbackForm';
import { feedbackFlow, feedbackSlice } from '@/features/feedback/feedbackFlow';
import { feedbackTexts } from '@/texts/feedback';
import { LiveForm } from '@/ui/form/LiveForm';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { justSaved } from './shared/justSaved';
import '@/styles/feedback.scss';

export const flows = [feedbackFlow];

/** Where visitors say what they think. */
export function FeedbackScreen() {
  const { saves } = useSelector(feedbackSlice.selectors.selectSending);
  const [savesBefore] = useState(saves);
  if (saves > savesBefore) return <Navigate to={paths.feedbackSaved.to()} state={justSaved} replace />;
  return (
    <>
      <PageMeta title={feedbackTexts.title} description={feedbackTexts.description} />
      <PageHeading>{feedbackTexts.title}</PageHeading>
      <p className="lead">{feedbackTexts.lead}</p>
      <div className="form-card">
        <LiveForm>
          <FeedbackForm />
        </LiveForm>
      </div>
    </>
  );
}
