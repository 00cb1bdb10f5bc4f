import { describe, expect, it } from 'vitest';
import { unavailability } from '@/domain/availability';
import { filmShow, marketShow } from '@test/domain/examples';

const now = Date.parse('2026-11-01T12:00:00+01:00');

describe('unavailability', () => {
  it('allows buying future shows until they are over', () => {
    for (const show of [filmShow(), marketShow(), marketShow({ showId: 233 })]) {
      expect(unavailability(show, now)).toBeUndefined();
      expect(unavailability(show, Date.parse('2026-11-22T00:00:00+01:00'))).toBe('over');
    }
  });

  it.each([
    [{ soldOut: true }, 'soldOut', 'presaleStopped'],
    [{ futureSales: true }, 'futureSales', 'futureSales'],
    [{ date: '31.12.2099' }, 'unscheduled', 'unscheduled'],
    [{ showType: 'kino_past' }, 'over', 'over'],
  ])('gives the reason for %j', (changes, ofFilm, ofMarket) => {
    expect(unavailability(filmShow(changes), now)).toBe(ofFilm);
    expect(unavailability(marketShow(changes), now)).toBe(ofMarket);
  });

  it.each([
    [13, 'onSiteOnly'],
    [174, 'closed'],
    [175, 'closed'],
  ])('refuses the stalls of show %d, not a film with that id', (showId, reason) => {
    expect(unavailability(marketShow({ showId }), now)).toBe(reason);
    expect(unavailability(filmShow({ showId }), now)).toBeUndefined();
  });
});
