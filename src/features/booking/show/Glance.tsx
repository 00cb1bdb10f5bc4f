import type { Movie, Show } from '@/domain/entities';
import { showEnd } from '@/domain/evening';
import { glanceTexts } from '@/features/booking/texts';

/** „ab 12 Jahren“, and „FSK 12 (ab 12 Jahren)“ if the board is known. */
function ageRatingText(rating: string): string {
  const years = rating.replace(/\D/g, '');
  const words = years === '0' ? 'ohne Altersbeschränkung' : `ab ${years}\u00a0Jahren`;
  return years === rating ? words : `${rating.replace(' ', '\u00a0')} (${words})`;
}

/** What the short names of cinemas mean. */
const meanings = new Map([
  ['OV', 'Original ohne Untertitel'],
  ['OmU', 'Original mit Untertiteln'],
  ['OmdU', 'Original mit deutschen Untertiteln'],
  ['OmeU', 'Original mit englischen Untertiteln'],
  ['DF', 'deutsche Fassung'],
]);

/** With what a short name in it means: „OmU (Original mit Untertiteln)“. */
function languageText(language: string): string {
  const words = language.split(/\P{L}+/u);
  const meaning = words.map((word) => meanings.get(word)).find(Boolean);
  return meaning ? `${language} (${meaning})` : language;
}

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

/** What is known of a film or a market; a fact that is unknown is left out. */
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
