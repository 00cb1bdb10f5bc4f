import { siteOrigin } from '@/shared/config/siteOrigin';
import type { Rating } from '@/shop/ratings';
import { ratedVenue } from '@/domain/ratedVenues';
import { ratedTexts } from '@/features/infoPages/landingTexts';
import { JsonLd } from '@/shared/ui/JsonLd';

/** Structured data of a rating: only where the rating is visible, and once per page. */
export function RatedVenue({ rating }: { rating: Rating }) {
  const venue = ratedVenue(rating, { origin: siteOrigin(), ...ratedTexts[rating.subject] });
  return <JsonLd data={{ '@context': 'https://schema.org', ...venue }} />;
}
