import { siteOrigin } from '@/config/siteOrigin';
import type { Rating } from '@/config/ratings';
import { ratedPlace } from '@/domain/ratedPlaces';
import { ratedTexts } from '@/texts/rated';
import { JsonLd } from '@/ui/JsonLd';

/** What a rating is about, for search engines: wherever the rating can be seen, and never more than once on a page. */
export function RatedPlace({ rating }: { rating: Rating }) {
  const place = ratedPlace(rating, { origin: siteOrigin(), ...ratedTexts[rating.subject] });
  return <JsonLd data={{ '@context': 'https://schema.org', ...place }} />;
}
