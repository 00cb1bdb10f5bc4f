import { describe, expect, it } from 'vitest';
import { addOnKey, isAddOnKey, isSafeKey, parentKeyOf, showItemKey } from '@/domain/cartKeys';

describe('a cart key', () => {
  it('joins parent and product by a pipe', () => {
    expect(addOnKey('show-1', 5)).toBe('show-1|5');
    expect(isAddOnKey('show-1|5')).toBe(true);
    expect(isAddOnKey('show-1')).toBe(false);
    expect(parentKeyOf('show-1|5')).toBe('show-1');
    expect(parentKeyOf('show-1')).toBe('show-1');
    expect(parentKeyOf('a|b|c')).toBe('a');
  });

  it.each([
    ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '__defineGetter__'],
    ...['', 'x'.repeat(201)],
  ])('is unsafe if it is %j', (key) => {
    expect(isSafeKey(key)).toBe(false);
  });

  it.each(['show-1', '7', 'show-1|5', 'x'.repeat(200), 'äöü', '"><script>'])('is safe if it is %j', (key) => {
    expect(isSafeKey(key)).toBe(true);
  });

  it('uses the showKey of the backend, else the show id', () => {
    expect(showItemKey({ showId: 8, showKey: 'golem-8' })).toBe('golem-8');
    expect(showItemKey({ showId: 8 })).toBe('show-8');
    for (const showKey of ['', 'a|b', '__proto__', 'x'.repeat(200)]) {
      expect(showItemKey({ showId: 8, showKey })).toBe('show-8');
    }
  });

  it('stays safe with any product appended to the longest showKey', () => {
    for (const length of [1, 150, 183, 184, 200]) {
      const parent = showItemKey({ showId: 8, showKey: 'x'.repeat(length) });
      expect(isSafeKey(addOnKey(parent, Number.MAX_SAFE_INTEGER))).toBe(true);
    }
  });
});
