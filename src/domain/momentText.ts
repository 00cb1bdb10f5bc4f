import { clockTime } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { viennaClock } from '@/domain/viennaClock';

/** A moment (epoch ms) as Vienna's clocks show it: „27.11.2026, 19:30 Uhr“, with a non-breaking space. */
export function momentText(moment: number): string {
  const date = viennaDay(moment);
  const time = viennaClock(moment).toISOString().slice(11, 16);
  return [date, clockTime({ date, time })].join(', ');
}
