import { siteOrigin } from '@/shared/config/siteOrigin';
import type { Rating } from '@/shared/config/ratings';
import { ratedVenue } from '@/domain/ratedVenues';
import { ratedTexts } from './ratedTexts';
import { JsonLd } from '@/shared/seo/JsonLd';

/** What a rating is about, for search engines: wherever the rating can be seen, and never more than once on a page. */
export function RatedVenue({ rating }: { rating: Rating }) {
  const venue = ratedVenue(rating, { origin: siteOrigin(), ...ratedTexts[rating.subject] });
  return <JsonLd data={{ '@context': 'https://schema.org', ...venue }} />;
}
