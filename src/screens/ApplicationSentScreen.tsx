import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { applicationSentTexts as texts } from '@/texts/jobs';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { HomeSoon } from './jobs/HomeSoon';
import { isJustSaved } from './shared/justSaved';

/** Thanks for an application, and on to the home page (specification section 4); the address alone leads nowhere. */
export function ApplicationSentScreen() {
  const isSaved = isJustSaved(useLocation());
  const { heading, lead } = isSaved ? texts : texts.nothing;
  return (
    <div className="state">
      <PageMeta title={isSaved ? texts.title : heading} noindex />
      <PageHeading>{heading}</PageHeading>
      <p>{lead}</p>
      {isSaved ? (
        <HomeSoon />
      ) : (
        <div className="actions">
          <LinkButton to={paths.home.to()}>{texts.nothing.toHome}</LinkButton>
          <LinkButton to={paths.jobs.to()} variant="outline-primary">
            {texts.nothing.toForm}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
