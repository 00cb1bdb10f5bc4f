import { clockTime } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { viennaClock } from '@/domain/viennaClock';

/** Day and time in Vienna at a moment (epoch ms); `clock` is „19:30 Uhr“ with a non-breaking space. */
export function momentTexts(moment: number): { day: string; clock: string } {
  const day = viennaDay(moment);
  const time = viennaClock(moment).toISOString().slice(11, 16);
  return { day, clock: clockTime({ date: day, time }) };
}

/** A moment (epoch ms) in Vienna: „27.11.2026, 19:30 Uhr“. */
export function momentText(moment: number): string {
  const { day, clock } = momentTexts(moment);
  return [day, clock].join(', ');
}
