import { shortDay } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { viennaClock } from '@/domain/viennaClock';
import { orderTexts } from '@/texts/order';

/** When an order was placed, seen from `now` (both epoch ms), in Vienna: „heute um 12:03 Uhr“. */
export function placedWhen(placedAt: number, now: number): string {
  const day = viennaDay(placedAt);
  const clock = viennaClock(placedAt).toISOString().slice(11, 16);
  return orderTexts.when(day === viennaDay(now) ? undefined : shortDay(day), clock);
}
