import { paths } from '@/config/paths';
import { providerAddress, type ProviderPage } from '@/config/providerPages';
import { externalTexts } from '@/texts/external';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { MissingPage } from './external/MissingPage';
import { ProvidersPage } from './external/ProvidersPage';
import '@/styles/external.scss';

/** A page that the provider keeps on its own website (requirements 2.1). */
export function ExternalScreen({ page }: { page: ProviderPage }) {
  const { title, about } = externalTexts.pages[page];
  const address = providerAddress(page);
  return (
    <>
      <PageMeta title={title} description={about} canonical={paths[page].to()} noindex={!address} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{about}</p>
      {/* Each page by its key: what was agreed to by a click on one of them says nothing of another. */}
      <div key={page} className="external">
        {address ? <ProvidersPage page={page} address={address} /> : <MissingPage page={page} />}
      </div>
    </>
  );
}
