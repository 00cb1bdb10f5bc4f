import { useMemo } from 'react';
import { siteOrigin } from '@/shared/config/siteOrigin';
import type { Show } from '@/domain/entities';
import { describedShows } from '@/domain/structuredData';
import { useNow } from '@/shared/ui/useNow';
import { JsonLd } from '@/shared/ui/JsonLd';

export function ShowsJsonLd({ shows }: { shows: readonly Show[] }) {
  const now = useNow();
  // Describing a hundred shows is slow, and a list is rendered on every keystroke of a search.
  const described = useMemo(() => describedShows(shows, { origin: siteOrigin(), now }), [shows, now]);
  if (described.length === 0) return null;
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': described }} />;
}
