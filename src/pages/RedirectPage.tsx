import { matchPath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { socialAddress, type SocialPage } from '@/shared/config/socialPages';
import { redirectTexts } from '@/features/external/redirectTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { Redirection } from '@/features/external/Redirection';

const pages = Object.keys(redirectTexts.names) as SocialPage[];

/** Where a page of ours elsewhere is; one that leads back to the like of this screen would lead round in circles. */
function targetOf(page: SocialPage): URL | undefined {
  const address = socialAddress(page);
  if (!address) return undefined;
  const target = new URL(address, window.location.origin);
  const isOurs = target.origin === window.location.origin;
  const leadsHere = isOurs && pages.some((other) => matchPath(paths[other].pattern, target.pathname));
  return leadsHere ? undefined : target;
}

/** Sends the visitor on to a page of ours elsewhere; where to is a name, never an address of the query. */
export function RedirectPage({ page }: { page: SocialPage }) {
  const target = targetOf(page);
  return (
    <>
      {target ? (
        <Redirection key={page} name={redirectTexts.names[page]} target={target} />
      ) : (
        <MissingNetwork page={page} />
      )}
      <div className="actions mt-section">
        <LinkButton to={paths.home.to()} variant="outline-primary">
          {redirectTexts.toHome}
        </LinkButton>
      </div>
    </>
  );
}

function MissingNetwork({ page }: { page: SocialPage }) {
  const others = pages.filter((other) => targetOf(other));
  const name = redirectTexts.names[page];
  return (
    <>
      <PageMeta title={name} noindex />
      <PageHeading>{name}</PageHeading>
      <p>{redirectTexts.missing}</p>
      {others.length > 0 && (
        <>
          <p>{redirectTexts.others}</p>
          <div className="actions">
            {others.map((other) => (
              <LinkButton key={other} to={paths[other].to()}>
                {redirectTexts.names[other]}
              </LinkButton>
            ))}
          </div>
        </>
      )}
    </>
  );
}
