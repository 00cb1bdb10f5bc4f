import { describe, expect, it } from 'vitest';
import { comingShows } from '@/domain/comingShows';
import { filmShow, marketShow } from '@test/domain/examples';

/** Saturday 21 November 2026, 23:00 in Vienna. */
const now = Date.UTC(2026, 10, 21, 22);
const kept = (...shows: ReturnType<typeof filmShow>[]) => comingShows(shows, now).map(({ showId }) => showId);

describe('comingShows', () => {
  it('omits shows that are over, and past films of the backend in any case', () => {
    const ended = filmShow({
      showId: 1,
      dateISO: '2026-11-21T19:30:00+01:00',
      dateEndISO: '2026-11-21T22:59:00+01:00',
    });
    const running = filmShow({ ...ended, showId: 2, dateEndISO: '2026-11-21T23:01:00+01:00' });
    const past = filmShow({ showId: 3, date: '24.12.2026', showType: 'kino_past' });
    const yesterday = marketShow({ showId: 4, date: '20.11.2026' });
    expect(kept(ended, running, past, yesterday)).toEqual([2]);
  });

  it('keeps shows that run past midnight, and shows without a date', () => {
    const long = marketShow({
      showId: 5,
      date: '20.11.2026',
      dateISO: '2026-11-20T19:30:00+01:00',
      dateEndISO: '2026-11-22T06:00:00+01:00',
    });
    expect(
      kept(long, filmShow({ showId: 6, date: '31.12.2099' }), filmShow({ showId: 7, date: 'bald' })),
    ).toEqual([5, 6, 7]);
  });

  it('returns the same array if no show is over', () => {
    const shows = [filmShow({ date: '22.11.2026' })];
    expect(comingShows(shows, now)).toBe(shows);
  });
});
