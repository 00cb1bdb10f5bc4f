import { specialShows } from '@/config/limits';
import { paths } from '@/config/paths';
import { extraCarTexts } from '@/texts/cart';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

/** Leads to a ticket for one more car (requirements 2.5). */
export function ExtraCarScreen() {
  return (
    <div className="prose">
      <PageMeta title={extraCarTexts.title} noindex />
      <PageHeading>{extraCarTexts.title}</PageHeading>
      <p>{extraCarTexts.lead}</p>
      <LinkButton to={paths.show.to({ idOrIdentifier: specialShows.extraCar })}>
        {extraCarTexts.toShow}
      </LinkButton>
    </div>
  );
}
