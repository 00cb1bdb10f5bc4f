import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { feedbackSavedTexts as texts } from '@/texts/feedback';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { isJustSaved } from './shared/justSaved';

/** Thanks for the feedback; whoever comes by the address alone is told what belongs here. */
export function FeedbackSavedScreen() {
  const isSaved = isJustSaved(useLocation());
  const { heading, lead } = isSaved ? texts : texts.nothing;
  return (
    <div className="state">
      <PageMeta title={isSaved ? texts.title : heading} noindex />
      <PageHeading>{heading}</PageHeading>
      <p>{lead}</p>
      <div className="actions">
        <LinkButton to={paths.home.to()}>{texts.toHome}</LinkButton>
        <LinkButton to={paths.feedback.to()} variant="outline-primary">
          {isSaved ? texts.again : texts.nothing.toForm}
        </LinkButton>
      </div>
    </div>
  );
}
