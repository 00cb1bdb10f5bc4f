import { paths } from '@/config/paths';
import { notFoundTexts } from '@/texts/frame';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

/** An address that leads nowhere, shown under that address, and where a show that is gone leads to. */
export function NotFoundScreen({ missing }: { missing: 'page' | 'show' }) {
  const { title, lead } = notFoundTexts[missing];
  return (
    <div className="state">
      <PageMeta title={title} noindex />
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{notFoundTexts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {notFoundTexts.toFlohmarkt}
        </LinkButton>
      </div>
    </div>
  );
}
