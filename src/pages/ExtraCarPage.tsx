import { specialShows } from '@/shop/constants';
import { paths } from '@/shop/paths';
import { extraCarTexts } from '@/features/cart/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';

/** Links to the ticket for an additional car (requirements 2.5). */
export function ExtraCarPage() {
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
