import { describe, expect, it } from 'vitest';
import { nextAddress, nextReading, plainSegment } from '@/domain/addressReadings';

function readings(name: string): string[] {
  const next = nextReading(name);
  return next === undefined ? [] : [next, ...readings(next)];
}

describe('readings of an identifier in an address', () => {
  it.each(['301', 'metropolis', 'nosferatu-1922', 'dr.-x', 'größe', '...', ''])(
    '%s has no other reading',
    (name) => {
      expect(readings(name)).toEqual([]);
    },
  );

  it.each([
    ['305)', ['305']],
    ['305.', ['305']],
    ['305%', ['305']],
    [' 305\n', ['305']],
    ['„305“', ['305']],
    ['305…', ['305']],
    ['metropolis).', ['metropolis']],
    ['*metropolis*', ['metropolis']],
    ['metropolis?utm_source=brief', ['metropolis']],
    ['metropolis&utm_source=brief', ['metropolis']],
    ['metropolis#oben', ['metropolis']],
    ['Metropolis', ['metropolis']],
    ['METROPOLIS-2026!', ['METROPOLIS-2026', 'metropolis-2026']],
  ])('%j may mean %j, in this order', (name, expected) => {
    expect(readings(name)).toEqual(expected);
  });

  it('replaces only the last part of an address', () => {
    expect(nextAddress('/show/305)')).toBe('/show/305');
    expect(nextAddress('/film/Dr.%20X)/')).toBe('/film/Dr.%20X');
    expect(nextAddress('/show/100%')).toBe('/show/100');
    expect(nextAddress('/Show/305')).toBeUndefined();
    expect(nextAddress('/')).toBeUndefined();
  });

  it('compares names without surrounding punctuation, case and width', () => {
    expect(plainSegment('(ＫＩＮＯ -\u00a0ERLEBNIS).')).toBe('kino-erlebnis');
  });
});
