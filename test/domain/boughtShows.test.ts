import { describe, expect, it } from 'vitest';
import { orderCalendarFileName, showsToCome } from '@/domain/calendarEntry';
import { momentText } from '@/domain/momentText';
import { lineExample, movieExample } from '@test/domain/examples';
import { cartOf } from '@test/support/carts';

const now = Date.UTC(2026, 10, 21, 12);

function ticket(key: string, show: object) {
  return lineExample(key, { show: { showId: 1, date: '21.11.2026', ...show }, movie: movieExample() });
}

describe('shows of an order for the calendar', () => {
  it('lists each show once, with the line that links to its page', () => {
    const evening = ticket('a', { time: '19:30' });
    const again = ticket('b', { time: '19:30' });
    const other = ticket('c', { showId: 2, showKey: '2-2026-11-28', date: '28.11.2026' });
    const found = showsToCome(cartOf(evening, again, other, lineExample('a|5')), now);
    expect(found.map(({ line }) => line.key)).toEqual(['a', 'c']);
  });

  it('omits shows that are over or have no date, and lines without a show', () => {
    const over = ticket('a', { date: '20.11.2026', time: '19:30' });
    const undated = ticket('b', { showId: 2, date: '31.12.2099' });
    const unreadable = ticket('c', { showId: 3, date: 'bald' });
    expect(showsToCome(cartOf(over, undated, unreadable, lineExample('d')), now)).toEqual([]);
  });
});

describe('calendar file of an order', () => {
  it.each([
    ['10001', 'bestellung-10001.ics'],
    ['A/7 ../ü', 'bestellung-a-7-ue.ics'],
    ['🎬', 'bestellung.ics'],
  ])('with the id %s is named %s', (orderId, name) => {
    expect(orderCalendarFileName(orderId)).toBe(name);
  });
});

describe('text of a moment', () => {
  it.each([
    [Date.UTC(2026, 3, 16, 10), '16.04.2026, 12:00\u00a0Uhr'],
    [Date.UTC(2026, 11, 31, 23, 5), '01.01.2027, 0:05\u00a0Uhr'],
  ])('%d is in the local time of Vienna', (moment, text) => {
    expect(momentText(moment)).toBe(text);
  });
});
