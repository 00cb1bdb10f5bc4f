import { paths } from '@/shop/paths';
import type { ProviderPage } from '@/shop/providerPages';
import { externalTexts } from './texts';
import { LinkButton } from '@/shared/ui/LinkButton';

type LinkTarget = { to: string; label: string };

const feedback: LinkTarget = { to: paths.feedback.to(), label: externalTexts.toFeedback };
const commonLinks: LinkTarget[] = [
  { to: paths.program.to(), label: externalTexts.toProgram },
  { to: paths.flohmarktProgram.to(), label: externalTexts.toFlohmarkt },
];

/** Most helpful page instead of a missing one; the provider's other pages are missing as well. */
const alternatives: Partial<Record<ProviderPage, LinkTarget>> = {
  team: { to: paths.jobs.to(), label: externalTexts.toJobs },
  yourEvent: { to: paths.publicEvents.to(), label: externalTexts.toPublicEvents },
};

type Props = {
  page: ProviderPage;
  /** What to say if the shop shows a part of the page itself. */
  besides: string | undefined;
};

export function MissingPage({ page, besides }: Props) {
  const alternative = alternatives[page];
  const links = [feedback, ...(alternative ? [alternative] : []), ...commonLinks];
  return (
    <>
      <p>{besides ?? `${externalTexts.missing} ${externalTexts.pages[page].elsewhere}`}</p>
      <div className="actions">
        {links.map(({ to, label }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'outline-primary'}>
            {label}
          </LinkButton>
        ))}
      </div>
      <p className="soft">{externalTexts.cartStays}</p>
    </>
  );
}
