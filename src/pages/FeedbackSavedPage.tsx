import { paths } from '@/shop/paths';
import { feedbackSavedTexts as texts } from '@/features/feedback/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { SavedPage } from '@/features/feedback/SavedPage';

export function FeedbackSavedPage() {
  return (
    <SavedPage texts={texts}>
      {(isSaved) => (
        <div className="actions">
          <LinkButton to={paths.home.to()}>{texts.toHome}</LinkButton>
          <LinkButton to={paths.feedback.to()} variant="outline-primary">
            {isSaved ? texts.again : texts.notSaved.toForm}
          </LinkButton>
        </div>
      )}
    </SavedPage>
  );
}
