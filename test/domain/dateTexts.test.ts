import { describe, expect, it } from 'vitest';
import { clockTime, dayAndTime, longDay, shortDay } from '@/domain/dateTexts';

describe('clockTime', () => {
  it.each([
    ['19:30', '19:30'],
    ['05:30', '5:30'],
    ['5:30', '5:30'],
    ['00:01', '0:01'],
  ])('of %s has no leading zero and never breaks', (time, expected) => {
    expect(clockTime({ date: '27.11.2026', time })).toBe(`${expected}\u00a0Uhr`);
    expect(dayAndTime({ date: '27.11.2026', time })).toBe(`Fr., 27.11.2026, ${expected}\u00a0Uhr`);
  });
});

describe('the text of a time', () => {
  it.each(['ab 19:30', '19:30 Einlass', '119:30'])('„%s“ is returned unchanged', (time) => {
    expect(clockTime({ date: '27.11.2026', time })).toBe(time);
  });

  it('is trimmed', () => {
    expect(clockTime({ date: '27.11.2026', time: ' 09:30 ' })).toBe('9:30\u00a0Uhr');
    expect(clockTime({ date: '27.11.2026', time: ' abends ' })).toBe('abends');
  });
});

describe('a placeholder date', () => {
  it('is formatted as not scheduled everywhere', () => {
    const show = { date: '01.01.2099', time: '20:30' };
    expect(longDay(show.date)).toBe('Termin folgt');
    expect(shortDay(show.date)).toBe('Termin folgt');
    expect(clockTime(show)).toBe('');
    expect(dayAndTime(show)).toBe('Termin folgt');
  });
});

describe('text that is not a date', () => {
  it('is returned unchanged, and a missing time is omitted', () => {
    expect(longDay('31.02.2026')).toBe('31.02.2026');
    expect(shortDay('Sommer 2026')).toBe('Sommer 2026');
    expect(dayAndTime({ date: 'Sommer 2026', time: 'abends' })).toBe('Sommer 2026, abends');
    expect(dayAndTime({ date: '27.11.2026' })).toBe('Fr., 27.11.2026');
    expect(dayAndTime({ date: '27.11.2026', time: ' ' })).toBe('Fr., 27.11.2026');
    expect(dayAndTime({ date: '', time: '' })).toBe('');
  });
});
