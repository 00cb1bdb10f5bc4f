import { useId, type RefObject } from 'react';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { showName } from '@/domain/showNames';
import { stallCalculatorTexts as texts } from './livePartTexts';
import { ChoiceField } from '@/shared/ui/ChoiceField';

type Props = {
  field: RefObject<HTMLSelectElement | null>;
  dates: Show[];
  chosen: Show | undefined;
  problem: string | undefined;
  onChoose: (show: Show) => void;
};

/** A chosen date stays listed even if the list no longer contains it. */
export function MarketField({ field, dates, chosen, problem, onChoose }: Props) {
  const id = useId();
  const isListed = !chosen || dates.some(({ showId }) => showId === chosen.showId);
  const offered = isListed ? dates : [...dates, chosen];
  function choose(value: string) {
    const show = offered.find(({ showId }) => String(showId) === value);
    if (show) onChoose(show);
  }
  return (
    <ChoiceField
      id={id}
      label={texts.date}
      field={field}
      value={chosen?.showId}
      options={offered.map((show) => ({
        value: show.showId,
        label: texts.option(showName(show), dayAndTime(show), show.location),
      }))}
      problem={problem}
      onChoose={choose}
    />
  );
}
