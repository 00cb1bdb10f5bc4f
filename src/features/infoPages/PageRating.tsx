import { bestRating, ratings, type Rating } from '@/shop/ratings';
import { Stars } from './Stars';
import { RatedVenue } from './live/RatedVenue';
import { reviewTexts } from './landingTexts';

export function PageRating({ of }: { of: Rating['subject'] }) {
  const rating = ratings.find(({ subject }) => subject === of);
  if (!rating) return null;
  const { stars, count } = rating;
  return (
    <p className="page-rating">
      <Stars stars={stars} best={bestRating} />
      <span>{`${reviewTexts.stars(stars, bestRating)}, ${reviewTexts.count(count)}`}</span>
      <RatedVenue rating={rating} />
    </p>
  );
}
