import { longDay } from '@/domain/dateTexts';
import { textOfIsoDay } from '@/domain/isoDays';
import type { DaySummary } from '@/domain/month';
import { formatEuro } from '@/shared/text/money';
import { monthViewTexts } from './finderPanelTexts';

type Props = {
  /** `YYYY-MM-DD`. */
  day: string;
  summary: DaySummary | undefined;
  isChosen: boolean;
  isToday: boolean;
  isStop: boolean;
  onChoose: (day: string) => void;
};

const maxDots = 3;

/** „12,50“ of „€ 12,50“, for the width of a phone's seventh. */
const withoutCurrency = (price: string) => price.split('\u00a0').at(-1);

/** A day without shows is focusable but disabled. The grid handles the keyboard. */
export function MonthDay({ day, summary, isChosen, isToday, isStop, onChoose }: Props) {
  const count = summary?.count ?? 0;
  const price = summary?.price;
  return (
    <td
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-label={monthViewTexts.dayLabel(
        longDay(textOfIsoDay(day)),
        count,
        price === undefined ? undefined : formatEuro(price),
      )}
      aria-selected={isChosen}
      aria-disabled={count === 0}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      <span className="month-day">
        <span className="month-number">{Number(day.slice(8))}</span>
        <span className="month-marks">{'•'.repeat(Math.min(count, maxDots))}</span>
        <span className="month-price" translate="no" aria-hidden="true">
          {price !== undefined && withoutCurrency(formatEuro(price))}
        </span>
      </span>
    </td>
  );
}
