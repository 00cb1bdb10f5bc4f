import { Suspense } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const AsOfNote = lazyWithRetry(async () => (await import('./AsOfNote')).AsOfNote);

/** Says when a list came that was kept for the time without a network (epoch ms); nothing of one that is new. */
export function AsOf({ moment }: { moment: number | undefined }) {
  return moment === undefined ? null : (
    <Suspense>
      <AsOfNote moment={moment} />
    </Suspense>
  );
}
