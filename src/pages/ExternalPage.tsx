import { paths } from '@/shared/config/paths';
import { providerAddress, type ProviderPage } from '@/shared/config/providerPages';
import { externalTexts } from '@/features/external/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { MissingPage } from '@/features/external/MissingPage';
import { ProvidersPage } from '@/features/external/ProvidersPage';
import '@/features/external/external.scss';

/** A page on the provider's website (requirements 2.1). */
export function ExternalPage({ page }: { page: ProviderPage }) {
  const { title, about } = externalTexts.pages[page];
  const address = providerAddress(page);
  return (
    <>
      <PageMeta title={title} description={about} canonical={paths[page].to()} noindex={!address} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{about}</p>
      {/* The key resets the visitor's choice to show a page. */}
      <div key={page} className="external">
        {address ? <ProvidersPage page={page} address={address} /> : <MissingPage page={page} />}
      </div>
    </>
  );
}
