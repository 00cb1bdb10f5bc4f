import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { FeedbackForm } from '@/features/feedback/FeedbackForm';
import { feedbackModule, feedbackSlice } from '@/features/feedback/feedbackSlice';
import { feedbackTexts } from '@/features/feedback/texts';
import { HydratedForm } from '@/shared/ui/form/HydratedForm';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { justSaved } from '@/features/feedback/formSlice';
import '@/features/feedback/feedback.scss';

export const modules = [feedbackModule];

export function FeedbackPage() {
  const { saves } = useSelector(feedbackSlice.selectors.selectSending);
  const [savesBefore] = useState(saves);
  if (saves > savesBefore) return <Navigate to={paths.feedbackSaved.to()} state={justSaved} replace />;
  return (
    <>
      <PageMeta title={feedbackTexts.title} description={feedbackTexts.description} />
      <PageHeading>{feedbackTexts.title}</PageHeading>
      <p className="lead">{feedbackTexts.lead}</p>
      <div className="form-card">
        <HydratedForm>
          <FeedbackForm />
        </HydratedForm>
      </div>
    </>
  );
}
