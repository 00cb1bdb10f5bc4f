import { paths } from '@/shop/paths';
import type { SocialPage } from '@/shop/socialPages';
import { redirectTexts } from '@/features/external/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Redirection } from '@/features/external/Redirection';
import { MissingNetwork } from '@/features/external/MissingNetwork';
import { socialTarget } from '@/features/external/socialTarget';

/** Redirects by name, never to an address from the query. */
export function RedirectPage({ page }: { page: SocialPage }) {
  const target = socialTarget(page);
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
