import { useParams, useSearchParams } from 'react-router-dom';
import { connectionFlow } from '@/features/connection/connectionFlow';
import { orderstornoFlow } from '@/features/orderstorno/orderstornoFlow';
import { StornoEntry } from '@/features/orderstorno/StornoEntry';
import { stornoIdentifierFrom } from '@/features/orderstorno/stornoIdentifier';
import { queryValue } from '@/lib/queryName';
import { stornoTexts } from '@/texts/storno';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { StornoPage } from './storno/StornoPage';
import { useSecretAddress } from './storno/useSecretAddress';

export const flows = [connectionFlow, orderstornoFlow];

/** Where a cancellation link leads, by path or query; without one the screen asks for it. Opening it cancels nothing. */
export function StornoScreen() {
  const { stornoIdentifier: fromPath } = useParams();
  const [search] = useSearchParams();
  const stornoIdentifier = stornoIdentifierFrom(fromPath ?? queryValue(search, 'stornoIdentifier'));
  useSecretAddress();
  if (stornoIdentifier) return <StornoPage key={stornoIdentifier} stornoIdentifier={stornoIdentifier} />;
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
