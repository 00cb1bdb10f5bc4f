import type { Movie, Show } from '@/domain/entities';
import { doorsOpen, showEnd } from '@/domain/evening';
import { glanceTexts } from '@/features/booking/texts';
import { ownerFacts } from '@/shop/ownerFacts';

type Fact = readonly [name: string, value: string | undefined];

function movieFacts({ runningTime, ageRating, language, genre }: Movie): Fact[] {
  return [
    [glanceTexts.runningTime, runningTime === undefined ? undefined : glanceTexts.minutes(runningTime)],
    [glanceTexts.ageRating, ageRating && glanceTexts.age(ageRating)],
    [glanceTexts.language, language],
    [glanceTexts.genre, genre],
  ];
}

function timeFacts(show: Show): Fact[] {
  const doors = doorsOpen(show, ownerFacts);
  const end = showEnd(show);
  return [
    [glanceTexts.doors, doors && glanceTexts.from(doors)],
    [glanceTexts.end, end?.isEstimate ? glanceTexts.about(end.text) : end?.text],
  ];
}

type Props = {
  movie?: Movie | undefined;
  show?: Show;
  /** Keeps room for an end that may come later, to avoid a layout shift. */
  isEndLate?: boolean;
};

/** What is known of a film and its evening; nothing stands for what is unknown. */
export function Glance({ movie, show, isEndLate = false }: Props) {
  const all = [...(movie ? movieFacts(movie) : []), ...(show ? timeFacts(show) : [])];
  const facts = all.filter(([, value]) => value !== undefined);
  const hasRoom = isEndLate && !facts.some(([name]) => name === glanceTexts.end);
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
