import { shortDay } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { momentTexts } from '@/domain/momentText';
import { orderTexts } from '@/features/checkout/orderTexts';

/** When an order was placed, seen from `now` (both epoch ms), in Vienna: „heute um 12:03 Uhr“. */
export function placedWhen(placedAt: number, now: number): string {
  const { day, clock } = momentTexts(placedAt);
  return orderTexts.when(day === viennaDay(now) ? undefined : shortDay(day), clock);
}
