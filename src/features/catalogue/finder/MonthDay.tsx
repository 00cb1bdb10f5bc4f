import { longDay } from '@/domain/dateTexts';
import { textOfIsoDay } from '@/domain/isoDays';
import { monthViewTexts } from './finderPanelTexts';

type Props = {
  /** `YYYY-MM-DD`. */
  day: string;
  count: number;
  isChosen: boolean;
  isToday: boolean;
  isStop: boolean;
  onChoose: (day: string) => void;
};

const maxMarks = 3;

/** A day without shows is focusable but disabled. The grid handles the keyboard. */
export function MonthDay({ day, count, isChosen, isToday, isStop, onChoose }: Props) {
  return (
    <td
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-label={monthViewTexts.dayLabel(longDay(textOfIsoDay(day)), count)}
      aria-selected={isChosen}
      aria-disabled={count === 0}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      <span className="month-day">
        <span className="month-number">{Number(day.slice(8))}</span>
        <span className="month-marks">{'•'.repeat(Math.min(count, maxMarks))}</span>
      </span>
    </td>
  );
}
