import { paths } from '@/shop/paths';
import { applicationSentTexts as texts } from '@/features/feedback/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { ReturnHomeCountdown } from '@/features/feedback/ReturnHomeCountdown';
import { SavedPage } from '@/features/feedback/SavedPage';

/** Redirects to the home page after an application (requirements, "Other flows"). */
export function ApplicationSentPage() {
  return (
    <SavedPage texts={texts}>
      {(isSaved) =>
        isSaved ? (
          <ReturnHomeCountdown />
        ) : (
          <div className="actions">
            <LinkButton to={paths.home.to()}>{texts.notSaved.toHome}</LinkButton>
            <LinkButton to={paths.jobs.to()} variant="outline-primary">
              {texts.notSaved.toForm}
            </LinkButton>
          </div>
        )
      }
    </SavedPage>
  );
}
