import { Suspense } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const AsOfNote = lazyWithRetry(async () => (await import('./AsOfNote')).AsOfNote);

/** Shows the time of a stored response (epoch ms); renders nothing for a live one. */
export function AsOf({ moment }: { moment: number | undefined }) {
  return moment === undefined ? null : (
    <Suspense>
      <AsOfNote moment={moment} />
    </Suspense>
  );
}
