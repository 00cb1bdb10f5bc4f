import { reviewInterval } from '@/shop/constants';
import { bestRating, type Quote, type Rating } from '@/shop/ratings';
import { reviewTexts } from '@/features/infoPages/landingTexts';
import { PausableCarousel } from '@/shared/ui/PausableCarousel';
import { Stars } from '@/features/infoPages/Stars';
import './landing.scss';

/** The stated ratings and, if there are any, quotes of guests (requirements 2.4). */
export function Reviews({ ratings }: { ratings: readonly Rating[] }) {
  const slides = ratings.flatMap((rating) => [
    { key: rating.subject, content: <RatingSlide {...rating} /> },
    ...(rating.quotes ?? []).map((quote, index) => ({
      key: `${rating.subject}/${index}`,
      content: <QuoteSlide {...quote} subject={rating.subject} />,
    })),
  ]);
  return (
    <div className="reviews">
      <h2 id="bewertungen">{reviewTexts.title}</h2>
      <PausableCarousel
        labelledBy="bewertungen"
        texts={reviewTexts.carousel}
        interval={reviewInterval}
        slides={slides}
      />
    </div>
  );
}

function RatingSlide({ subject, stars, count }: Rating) {
  return (
    <div className="rating">
      <p className="review-subject">{reviewTexts.subjects[subject]}</p>
      <Stars stars={stars} best={bestRating} />
      <p>
        <strong>{reviewTexts.stars(stars, bestRating)}</strong> <span>{reviewTexts.count(count)}</span>
      </p>
    </div>
  );
}

function QuoteSlide({ subject, text, author }: Quote & Pick<Rating, 'subject'>) {
  return (
    <figure>
      <blockquote>{text}</blockquote>
      <figcaption>{`${author}, ${reviewTexts.subjects[subject]}`}</figcaption>
    </figure>
  );
}
