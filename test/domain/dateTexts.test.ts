import { describe, expect, it } from 'vitest';
import {
  clockTime,
  comingText,
  dayAndTime,
  longDay,
  nextText,
  shortDay,
  timeOfDay,
} from '@/domain/dateTexts';
import { marketShow } from '@test/domain/examples';

describe('clockTime', () => {
  it.each([
    ['19:30', '19:30'],
    ['05:30', '5:30'],
    ['5:30', '5:30'],
    ['04:00', '4:00'],
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

describe('a start between 0:00 and 4:00', () => {
  it.each([
    ['29.11.2026', '00:00', '0:00\u00a0Uhr (Nacht auf Sonntag)'],
    ['29.11.2026', '3:59', '3:59\u00a0Uhr (Nacht auf Sonntag)'],
    ['01.01.2027', '00:30', '0:30\u00a0Uhr (Nacht auf Freitag)'],
    // The hour that the clock skips in spring and repeats in autumn.
    ['29.03.2026', '02:30', '2:30\u00a0Uhr (Nacht auf Sonntag)'],
    ['25.10.2026', '02:30', '2:30\u00a0Uhr (Nacht auf Sonntag)'],
  ])('on %s at %s says so, with its day and without', (date, time, expected) => {
    expect(timeOfDay({ date, time })).toBe(expected);
    expect(dayAndTime({ date, time })).toBe(`${shortDay(date)}, ${expected}`);
  });

  it('is read from the ISO time where no time is printed; midnight there is only a day', () => {
    const date = '29.11.2026';
    expect(dayAndTime({ date, dateISO: '2026-11-28T23:15:00Z' })).toBe('So., 29.11.2026, Nacht auf Sonntag');
    expect(dayAndTime({ date, dateISO: '2026-11-29T00:00:00+01:00' })).toBe('So., 29.11.2026');
    expect(dayAndTime({ date: 'Sommer 2026', time: '00:15' })).toBe('Sommer 2026, 0:15\u00a0Uhr');
    expect(dayAndTime({ date: '01.01.2099', time: '00:15' })).toBe('Termin folgt');
  });
});

describe('a show of several days', () => {
  const market = { date: '28.11.2026', time: '06:00', dateEndISO: '2026-11-29T15:00:00+01:00' };
  const when = 'Sa., 28.11.2026, 6:00\u00a0Uhr bis Sonntag, 29.11.';

  it('says until when, and the year if it is another one', () => {
    expect([dayAndTime(market), timeOfDay(market)]).toEqual([when, when]);
    expect(dayAndTime({ ...market, time: undefined })).toBe('Sa., 28.11.2026 bis Sonntag, 29.11.');
    expect(dayAndTime({ ...market, dateEndISO: '2027-01-03T18:00:00+01:00' })).toBe(
      'Sa., 28.11.2026, 6:00\u00a0Uhr bis Sonntag, 03.01.2027',
    );
  });

  it('is running from its second day on', () => {
    const show = marketShow(market);
    const texts = (now: string) => [comingText(show, Date.parse(now)), nextText(show, Date.parse(now))];
    expect(texts('2026-11-28T23:59:00+01:00')).toEqual([when, `Nächster Termin: ${when}`]);
    expect(texts('2026-11-29T00:00:00+01:00')).toEqual(Array(2).fill('Läuft bis Sonntag, 29.11.'));
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
