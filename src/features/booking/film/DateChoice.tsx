import type { RefObject } from 'react';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { filmTicketTexts } from '@/features/booking/texts';
import { scarcityText } from '@/features/catalogue/cardTexts';
import { ChoiceField } from '@/shared/ui/ChoiceField';

type Props = {
  id: string;
  field: RefObject<HTMLSelectElement | null>;
  dates: Show[];
  chosen: Show | undefined;
  problem: string | undefined;
  onChoose: (show: Show | undefined) => void;
};

function optionText(show: Show): string {
  const details = [show.location, scarcityText(show)].filter(Boolean).join(', ');
  return filmTicketTexts.option(dayAndTime(show), details);
}

/** Selects the date of a film ticket. A chosen date stays listed when it is no longer offered. */
export function DateChoice({ id, field, dates, chosen, problem, onChoose }: Props) {
  const isListed = !chosen || dates.some(({ showId }) => showId === chosen.showId);
  const offered = isListed ? dates : [...dates, chosen];
  return (
    <ChoiceField
      id={id}
      label={filmTicketTexts.date}
      field={field}
      value={chosen?.showId ?? ''}
      options={[
        { value: '', label: filmTicketTexts.choose },
        ...offered.map((show) => ({ value: show.showId, label: optionText(show) })),
      ]}
      problem={problem}
      onChoose={(value) => onChoose(offered.find(({ showId }) => String(showId) === value))}
    />
  );
}
