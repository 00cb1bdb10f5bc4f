import type { AggregateRating, LocalBusiness, MovieTheater } from 'schema-dts';
import { paths } from '@/shared/config/paths';
import { bestRating, type Rating } from '@/shared/config/ratings';

/** Where each thing that is rated has its own page. */
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
 * The cinema or one of the markets with its rating in words that search engines understand (requirements, "Search
 * engines"); for pages that show the rating. `origin` is where the shop stands. Nobody stated an address or a telephone
 * number.
 */
export function ratedVenue(
  rating: Rating,
  { origin, ...words }: Words & { origin: string },
): Exclude<MovieTheater | LocalBusiness, string> {
  const { subject } = rating;
  const url = origin + pages[subject].to();
  const place = { '@id': `${url}#${subject}`, ...words, url, aggregateRating: aggregateRating(rating) };
  if (subject === 'cinema') return { '@type': 'MovieTheater', ...place };
  // There is no word for a flea market. It is no shop, for its visitors sell to each other, and no event, for those have
  // no rating: what is left is a business that is found at a place.
  return { '@type': 'LocalBusiness', ...place };
}
