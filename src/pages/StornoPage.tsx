import { useParams, useSearchParams } from 'react-router-dom';
import { connectionModule } from '@/features/connection/connectionSaga';
import { orderstornoModule } from '@/features/storno/stornoSaga';
import { StornoEntry } from '@/features/storno/StornoEntry';
import { stornoIdentifierFrom } from '@/features/storno/stornoIdentifier';
import { queryValue } from '@/shared/browser/queryName';
import { stornoTexts } from '@/features/storno/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { StornoLookup } from '@/features/storno/StornoLookup';
import { useLayoutEffect } from 'react';

export const modules = [connectionModule, orderstornoModule];

/** The page of a cancellation link, by path or query. Opening it cancels nothing; without a link it asks for one. */
export function StornoPage() {
  const { stornoIdentifier: fromPath } = useParams();
  const [search] = useSearchParams();
  const stornoIdentifier = stornoIdentifierFrom(fromPath ?? queryValue(search, 'stornoIdentifier'));
  useSecretAddress();
  if (stornoIdentifier) return <StornoLookup key={stornoIdentifier} stornoIdentifier={stornoIdentifier} />;
  return (
    <div className="prose">
      <PageMeta title={stornoTexts.title} description={stornoTexts.description} noindex />
      <PageHeading>{stornoTexts.title}</PageHeading>
      <StornoEntry
        key={stornoIdentifier ?? 'unusable'}
        problem={stornoIdentifier === undefined ? stornoTexts.unusable : ''}
      />
    </div>
  );
}

const defaultPolicy = 'strict-origin-when-cross-origin';

/**
 * The address allows to cancel the order, so the `Referer` of outgoing requests is limited to the origin. Removing the
 * element would keep its policy in force; therefore the default is restored first.
 */
function useSecretAddress(): void {
  useLayoutEffect(() => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'referrer';
    meta.content = 'strict-origin';
    return () => {
      meta.content = defaultPolicy;
      meta.remove();
    };
  }, []);
}
