import { useId, type RefObject } from 'react';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { showName } from '@/domain/showNames';
import { stallCalculatorTexts as texts } from '@/texts/pageParts';
import '@/styles/forms.scss';

type Props = {
  field: RefObject<HTMLSelectElement | null>;
  dates: Show[];
  chosen: Show | undefined;
  /** What is wrong with the choice. */
  problem: string | undefined;
  onChoose: (show: Show) => void;
};

/** Which market a stall is for. A date that was chosen stays to be seen, also when it is gone. */
export function MarketField({ field, dates, chosen, problem, onChoose }: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  const isListed = !chosen || dates.some(({ showId }) => showId === chosen.showId);
  const offered = isListed ? dates : [...dates, chosen];
  function choose(value: string) {
    const show = offered.find(({ showId }) => String(showId) === value);
    if (show) onChoose(show);
  }
  return (
    <div className="market-field">
      <label htmlFor={id}>{texts.date}</label>
      <select
        id={id}
        ref={field}
        className="form-select"
        value={chosen?.showId}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={({ target }) => choose(target.value)}
      >
        {offered.map((show) => (
          <option key={show.showId} value={show.showId}>
            {texts.option(showName(show), dayAndTime(show), show.location)}
          </option>
        ))}
      </select>
      <p id={problemId} className="field-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
