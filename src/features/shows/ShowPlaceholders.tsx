import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { SlowHint } from '@/ui/SlowHint';

type Props = { onRetry: () => void; onCancel: () => void };

const places = [1, 2, 3, 4, 5, 6];

/** Where the cards will stand, while the programme is on its way. */
export function ShowPlaceholders({ onRetry, onCancel }: Props) {
  return (
    <>
      <div role="status">
        <p className="soft">{programTexts.loading}</p>
        <SlowHint texts={screenTexts} onRetry={onRetry} onCancel={onCancel} />
      </div>
      <div className="programme placeholders" aria-hidden="true">
        <div className="days">
          {places.map((place) => (
            <div key={place} className="card-place" />
          ))}
        </div>
      </div>
    </>
  );
}
