import type { Movie, Show } from '@/domain/entities';
import { showEnd } from '@/domain/evening';
import { glanceTexts } from '@/features/booking/texts';
import { ageRatingText, languageText } from './filmFactTexts';

type Fact = readonly [name: string, value: string | undefined];

function movieFacts({ runningTime, ageRating, language, genre }: Movie): Fact[] {
  return [
    [glanceTexts.runningTime, runningTime === undefined ? undefined : glanceTexts.minutes(runningTime)],
    [glanceTexts.ageRating, ageRating && ageRatingText(ageRating)],
    [glanceTexts.language, language && languageText(language)],
    [glanceTexts.genre, genre],
  ];
}

type Props = {
  movie?: Movie | undefined;
  /** A market, which has an end; the times of a film are its evening. */
  market?: Show | undefined;
  /** Keeps room for an end that may come later, to avoid a layout shift. */
  isEndLate?: boolean;
};

/** What is known of a film or a market; nothing stands for what is unknown. */
export function Glance({ movie, market, isEndLate = false }: Props) {
  const end = market && showEnd(market)?.text;
  const all: Fact[] = [...(movie ? movieFacts(movie) : []), [glanceTexts.end, end]];
  const facts = all.filter(([, value]) => value !== undefined);
  const hasRoom = isEndLate && market !== undefined && end === undefined;
  return (
    <>
      {facts.length > 0 && (
        <dl className="glance">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasRoom && (
        <div className="glance-room" aria-hidden="true">
          {'\u00a0'}
        </div>
      )}
    </>
  );
}
