import { bestRating, ratings, type Rating } from '@/config/ratings';
import { Stars } from '@/features/landing/Stars';
import { RatedPlace } from '@/screens/shared/RatedPlace';
import { reviewTexts } from '@/texts/landing';

/** A rating as the owner stated it. */
export function PageRating({ of }: { of: Rating['subject'] }) {
  const rating = ratings.find(({ subject }) => subject === of);
  if (!rating) return null;
  const { stars, count } = rating;
  return (
    <p className="page-rating">
      <Stars stars={stars} best={bestRating} />
      <span>{`${reviewTexts.stars(stars, bestRating)}, ${reviewTexts.count(count)}`}</span>
      <RatedPlace rating={rating} />
    </p>
  );
}
