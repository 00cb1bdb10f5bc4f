import { paths } from '@/shop/paths';
import type { SocialPage } from '@/shop/socialPages';
import { redirectTexts } from './texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ProgrammeLinks } from '@/shop/ui/ProgrammeLinks';
import { socialPages, socialTarget } from './socialTarget';
import './external.scss';

export function MissingNetwork({ page }: { page: SocialPage }) {
  const others = socialPages.filter((other) => socialTarget(other));
  const name = redirectTexts.names[page];
  return (
    <>
      <PageMeta title={name} noindex />
      <PageHeading>{name}</PageHeading>
      <div className="external">
        <p>{redirectTexts.missing}</p>
        {others.length > 0 && (
          <>
            <p>{redirectTexts.others}</p>
            <div className="actions">
              {others.map((other) => (
                <LinkButton key={other} to={paths[other].to()} variant="outline-primary">
                  {redirectTexts.names[other]}
                </LinkButton>
              ))}
            </div>
          </>
        )}
        <ProgrammeLinks />
      </div>
    </>
  );
}
