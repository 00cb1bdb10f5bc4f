import { shortDay } from '@/domain/dateTexts';
import { momentTexts } from '@/domain/momentText';
import { Notice } from '@/shared/ui/Notice';

const asOfTexts = {
  /** `clock` is „18:30 Uhr“. */
  title: (day: string, clock: string) => `Stand: ${day}, ${clock}`,
  hint: 'Preise und freie Plätze können sich seither geändert haben.',
};

/** Vienna time: „Stand: Do., 12.03.2026, 18:30 Uhr“ (requirements R17). */
export function AsOfNote({ moment }: { moment: number }) {
  const { day, clock } = momentTexts(moment);
  return (
    <Notice variant="info" title={asOfTexts.title(shortDay(day), clock)}>
      <p>{asOfTexts.hint}</p>
    </Notice>
  );
}
