import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { selectedShow } from '@/features/catalogue/lists/SelectedShow';
import { scriptAddress } from '@test/support/hostile';

function show(showId: number, urlIdentifier?: string): Show {
  return { showId, urlIdentifier, date: '16.04.2026' } as Show;
}
const shows = [show(30), show(305, 'metropolis-2026-04-16'), show(306, 'show-30'), show(307, '__proto__')];

describe('selectedShow', () => {
  it.each([
    ['its id', '305', 305],
    ['its anchor', 'show-305', 305],
    ['its identifier', 'metropolis-2026-04-16', 305],
    ['an anchor before an identifier that looks like one', 'show-30', 30],
    ['an identifier that is a name of every object', '__proto__', 307],
  ])('is found by %s', (_, wanted, showId) => {
    expect(selectedShow(shows, wanted)?.showId).toBe(showId);
  });

  it.each([
    '',
    '0305',
    '3e2',
    '305.0',
    '-305',
    'show-',
    'show-0305',
    '#show-305',
    '*',
    'article',
    '[id^="show"]',
    "show-305'],[x='",
    'constructor',
    'undefined',
    'metropolis',
    scriptAddress,
    '９'.repeat(3),
    '3'.repeat(100_000),
  ])('is none for %j', (wanted) => {
    expect(selectedShow(shows, wanted)).toBeUndefined();
  });
});
