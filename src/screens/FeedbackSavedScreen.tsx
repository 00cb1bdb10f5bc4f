import { paths } from '@/config/paths';
import { feedbackSavedTexts as texts } from '@/texts/feedback';
import { LinkButton } from '@/ui/LinkButton';
import { SavedPage } from './shared/SavedPage';

/** Thanks for the feedback. */
export function FeedbackSavedScreen() {
  return (
    <SavedPage texts={texts}>
      {(isSaved) => (
        <div className="actions">
          <LinkButton to={paths.home.to()}>{texts.toHome}</LinkButton>
          <LinkButton to={paths.feedback.to()} variant="outline-primary">
            {isSaved ? texts.again : texts.nothing.toForm}
          </LinkButton>
        </div>
      )}
    </SavedPage>
  );
}
