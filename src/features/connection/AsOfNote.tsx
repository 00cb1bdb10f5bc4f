import { shortDay } from '@/domain/dateTexts';
import { momentTexts } from '@/domain/momentText';
import { asOfTexts } from './texts';
import { Notice } from '@/shared/ui/Notice';

/** Vienna time: „Stand: Do., 12.03.2026, 18:30 Uhr“ (requirements R17). */
export function AsOfNote({ moment }: { moment: number }) {
  const { day, clock } = momentTexts(moment);
  return (
    <Notice variant="info" title={asOfTexts.title(shortDay(day), clock)}>
      <p>{asOfTexts.hint}</p>
    </Notice>
  );
}
