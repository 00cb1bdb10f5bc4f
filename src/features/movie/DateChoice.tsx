import type { RefObject } from 'react';
import { scarcity } from '@/domain/cards';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { filmTicketTexts } from '@/texts/detail';
import { scarcityTexts } from '@/texts/program';
import '@/styles/forms.scss';

type Props = {
  id: string;
  field: RefObject<HTMLSelectElement | null>;
  dates: Show[];
  chosen: Show | undefined;
  /** What is wrong with the choice. */
  problem: string | undefined;
  onChoose: (show: Show | undefined) => void;
};

function optionText(show: Show): string {
  const fomo = scarcity(show);
  const details = [show.location, fomo && scarcityTexts[fomo]].filter(Boolean).join(', ');
  return filmTicketTexts.option(dayAndTime(show), details);
}

/** Which date of a film the ticket is for. A date that was chosen stays to be seen, also when it is gone. */
export function DateChoice({ id, field, dates, chosen, problem, onChoose }: Props) {
  const isListed = !chosen || dates.some(({ showId }) => showId === chosen.showId);
  const offered = isListed ? dates : [...dates, chosen];
  const problemId = `${id}-problem`;
  return (
    <div className="date-choice">
      <label htmlFor={id}>{filmTicketTexts.date}</label>
      <select
        id={id}
        ref={field}
        className="form-select"
        value={chosen?.showId ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={({ target }) => onChoose(offered.find(({ showId }) => String(showId) === target.value))}
      >
        <option value="">{filmTicketTexts.choose}</option>
        {offered.map((show) => (
          <option key={show.showId} value={show.showId}>
            {optionText(show)}
          </option>
        ))}
      </select>
      <p id={problemId} className="field-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
