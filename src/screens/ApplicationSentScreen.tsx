import { paths } from '@/config/paths';
import { applicationSentTexts as texts } from '@/texts/jobs';
import { LinkButton } from '@/ui/LinkButton';
import { HomeSoon } from './jobs/HomeSoon';
import { SavedPage } from './shared/SavedPage';

/**
 * Thanks for an application, and on to the home page (requirements, "Other flows"); the address alone leads nowhere.
 */
export function ApplicationSentScreen() {
  return (
    <SavedPage texts={texts}>
      {(isSaved) =>
        isSaved ? (
          <HomeSoon />
        ) : (
          <div className="actions">
            <LinkButton to={paths.home.to()}>{texts.nothing.toHome}</LinkButton>
            <LinkButton to={paths.jobs.to()} variant="outline-primary">
              {texts.nothing.toForm}
            </LinkButton>
          </div>
        )
      }
    </SavedPage>
  );
}
