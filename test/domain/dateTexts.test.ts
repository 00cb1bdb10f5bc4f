import { describe, expect, it } from 'vitest';
import { dayAndTime, longDay, shortDay } from '@/domain/dateTexts';

describe('texts of what is no date', () => {
  it('are the given ones', () => {
    expect(longDay('31.02.2026')).toBe('31.02.2026');
    expect(shortDay('Sommer 2026')).toBe('Sommer 2026');
    expect(dayAndTime({ date: 'Sommer 2026', time: 'abends' })).toBe('Sommer 2026, abends');
    expect(dayAndTime({ date: '27.11.2026' })).toBe('Fr., 27.11.2026');
    expect(dayAndTime({ date: '27.11.2026', time: ' ' })).toBe('Fr., 27.11.2026');
    expect(dayAndTime({ date: '', time: '' })).toBe('');
  });
});
