import { feedbackTexts as texts } from './feedbackTexts';

/** A rating in words, and its stars: as many filled as it counts. */
export function RatingLabel({ rating, text }: { rating: number; text: string }) {
  return (
    <>
      <span className="visually-hidden">{texts.stars(rating)}</span> <span>{text}</span>
      <span className="rating-stars" aria-hidden="true">
        {'★'.repeat(rating) + '☆'.repeat(texts.ratings.length - rating)}
      </span>
    </>
  );
}
