import type { AggregateRating, LocalBusiness, MovieTheater } from 'schema-dts';
import { ownerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { bestRating, type Rating } from '@/shop/ratings';
import { openingHoursData, placeData } from '@/domain/venueData';

const pages: Record<Rating['subject'], { to: () => string }> = {
  cinema: paths.cinemaLanding,
  flohmarkt: paths.flohmarkt,
  kinderflohmarkt: paths.kinderflohmarkt,
};

function aggregateRating({ stars, count }: Rating): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: stars, bestRating, reviewCount: count };
}

type Words = { name: string; description: string };

/**
 * The structured data of the cinema or a market with its rating (requirements, "Search engines"), for pages that show
 * the rating. `origin` is the shop's origin. Address, hours and the like are omitted where `facts` do not contain them.
 */
export function ratedVenue(
  rating: Rating,
  { origin, ...words }: Words & { origin: string },
  facts = ownerFacts,
): Exclude<MovieTheater | LocalBusiness, string> {
  const { subject } = rating;
  const url = origin + pages[subject].to();
  const { venues, telephone, email } = facts;
  const venue = {
    '@id': `${url}#${subject}`,
    ...words,
    url,
    ...placeData(venues?.[subject]),
    ...openingHoursData(venues?.[subject]),
    ...(telephone && { telephone: telephone.number }),
    ...(email !== undefined && { email }),
    aggregateRating: aggregateRating(rating),
  };
  if (subject === 'cinema') return { '@type': 'MovieTheater', ...venue };
  // Schema.org has no type for a flea market. In a `Store` visitors do not sell; an `Event` has no rating.
  return { '@type': 'LocalBusiness', ...venue };
}
