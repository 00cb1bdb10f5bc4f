import { ownerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { providerAddress, type ProviderPage } from '@/shop/providerPages';
import { externalTexts } from '@/features/external/texts';
import { settings } from '@/shared/config/settings';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { MeasuredVisits } from '@/features/external/MeasuredVisits';
import { MissingPage } from '@/features/external/MissingPage';
import { OwnDetails } from '@/features/external/OwnDetails';
import { hasOwnDetails } from '@/features/external/knownDetails';
import { ProvidersPage } from '@/features/external/ProvidersPage';
import '@/features/external/external.scss';

/** A page on the provider's website (requirements 2.1), below what the shop itself knows of its subject. */
export function ExternalPage({ page }: { page: ProviderPage }) {
  const address = providerAddress(page);
  const isOwn = hasOwnDetails(page, ownerFacts);
  const ownTexts = isOwn && !address ? externalTexts.ownPages[page] : undefined;
  const { title, about } = { ...externalTexts.pages[page], ...ownTexts };
  // The same content, unless the provider has a page for printing.
  const alias = page === 'contactPrint' && ownTexts ? 'contact' : page;
  return (
    <>
      <PageMeta
        title={title}
        description={about}
        canonical={paths[alias].to()}
        noindex={!address && !isOwn}
      />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{about}</p>
      {isOwn && <OwnDetails isImprint={page === 'imprint'} />}
      {page === 'imprint' && settings.VITE_VISITS_URL !== undefined && <MeasuredVisits />}
      {/* The key resets the visitor's choice to show a page. */}
      <div key={page} className="external">
        {address ? (
          <ProvidersPage page={page} address={address} />
        ) : (
          <MissingPage page={page} besides={ownTexts?.besides} />
        )}
      </div>
    </>
  );
}
