import { filmMoments } from '@/domain/evening';
import { megahertzText } from '@/domain/eveningFacts';
import { sunMoments } from '@/domain/sun';
import { ownerFacts } from '@/shop/ownerFacts';
import './evening.scss';

const texts = {
  title: 'Ablauf',
  moments: {
    doors: 'Einlass',
    sunset: 'Sonnenuntergang',
    dark: 'Dunkel',
    start: 'Beginn',
    end: 'Ende',
  },
  about: (time: string) => `etwa ${time}`,
  radio: 'Ton auf UKW',
};

type Props = { show: Parameters<typeof filmMoments>[0] & Parameters<typeof sunMoments>[0] };

/** A film's evening by the clock, as far as it is known, and where its sound is; empty for markets and without a time. */
export function EveningTimes({ show }: Props) {
  const known = filmMoments(show, ownerFacts);
  if (known.length === 0) return null;
  const moments = [...known, ...sunMoments(show, ownerFacts)].toSorted((one, other) => one.time - other.time);
  const { radioFrequency } = ownerFacts;
  return (
    <div className="evening">
      <ol aria-label={texts.title}>
        {moments.map(({ name, text, isEstimate }) => (
          <li key={name}>
            <span>{isEstimate ? texts.about(text) : text}</span> <span>{texts.moments[name]}</span>
          </li>
        ))}
      </ol>
      {radioFrequency !== undefined && (
        <p>
          <span>{megahertzText(radioFrequency)}</span> <span>{texts.radio}</span>
        </p>
      )}
    </div>
  );
}
