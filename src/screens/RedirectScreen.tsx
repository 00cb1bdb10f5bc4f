import { socialAddress, type SocialPage } from '@/config/socialPages';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

/** Sends the visitor on to a page of ours elsewhere; where to is a name, never an address of the query. */
export function RedirectScreen({ page }: { page: SocialPage }) {
  const title = 'Sie werden weitergeleitet...';
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHeading>{title}</PageHeading>
      <p>{socialAddress(page)}</p>
    </>
  );
}
