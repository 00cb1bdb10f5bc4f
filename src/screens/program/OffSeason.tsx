import { Suspense } from 'react';
import { lazyPart } from '@/ui/lazyPart';

const OffSeasonView = lazyPart(async () => (await import('./OffSeasonView')).OffSeasonView);

/** What stands in the place of a programme without shows; its code comes when it is needed. */
export function OffSeason() {
  return (
    <Suspense fallback={<div className="outline" />}>
      <OffSeasonView />
    </Suspense>
  );
}
