import { paths } from '@/shared/config/paths';
import type { ProviderPage } from '@/shared/config/providerPages';
import { externalTexts } from './texts';
import { LinkButton } from '@/shared/ui/LinkButton';

type Way = { to: string; label: string };

const feedback: Way = { to: paths.feedback.to(), label: externalTexts.toFeedback };
const everywhere: Way[] = [
  { to: paths.program.to(), label: externalTexts.toProgram },
  { to: paths.flohmarktProgram.to(), label: externalTexts.toFlohmarkt },
];

/** What helps most in place of some pages. The provider's other pages are no help: they are missing as well. */
const instead: Partial<Record<ProviderPage, Way>> = {
  team: { to: paths.jobs.to(), label: externalTexts.toJobs },
  yourEvent: { to: paths.publicEvents.to(), label: externalTexts.toPublicEvents },
};

/** Stands where no provider's site is set: what belongs here, where else to ask, and ways on. */
export function MissingPage({ page }: { page: ProviderPage }) {
  const special = instead[page];
  const ways = [feedback, ...(special ? [special] : []), ...everywhere];
  return (
    <>
      <p>{`${externalTexts.missing} ${externalTexts.pages[page].elsewhere}`}</p>
      <div className="actions">
        {ways.map(({ to, label }, position) => (
          <LinkButton key={to} to={to} variant={position === 0 ? 'primary' : 'outline-primary'}>
            {label}
          </LinkButton>
        ))}
      </div>
      <p className="soft">{externalTexts.cartStays}</p>
    </>
  );
}
