import { useMemo } from 'react';
import { siteOrigin } from '@/shared/config/siteOrigin';
import type { Show } from '@/domain/entities';
import { describedShows } from '@/domain/structuredData';
import { useNow } from '@/shared/ui/useNow';
import { JsonLd } from '@/shared/seo/JsonLd';

/** The code of `ShowsData`. */
export function ShowsJsonLd({ shows }: { shows: readonly Show[] }) {
  const now = useNow();
  // A hundred shows take some 15 ms, and a list is rendered anew with every letter that is looked for.
  const described = useMemo(() => describedShows(shows, { origin: siteOrigin(), now }), [shows, now]);
  if (described.length === 0) return null;
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': described }} />;
}
