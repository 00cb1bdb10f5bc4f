import { providerAddress, type ProviderPage } from '@/config/providerPages';
import { externalTexts } from '@/texts/frame';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

/** A page that the provider keeps on its own website. */
export function ExternalScreen({ page }: { page: ProviderPage }) {
  const title = externalTexts.titles[page];
  const address = providerAddress(page);
  return (
    <div className="prose">
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
      <p>{externalTexts.lead}</p>
      {address ? (
        <a href={address} target="_blank" rel="noopener" className="btn btn-primary">
          {externalTexts.open}
        </a>
      ) : (
        <p>{externalTexts.missing}</p>
      )}
    </div>
  );
}
