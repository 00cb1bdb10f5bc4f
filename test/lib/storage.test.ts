import { describe, expect, it, vi } from 'vitest';
import { localStore, parseJson, sessionStore } from '@/lib/browserStorage';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies';

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe.each([
  ['localStore', localStore, () => localStorage, 'localStorage'],
  ['sessionStore', sessionStore, () => sessionStorage, 'sessionStorage'],
] as const)('%s', (_, store, storage, property) => {
  it('writes, reads and removes', () => {
    expect(store.read('key')).toBeNull();
    expect(store.write('key', 'value')).toBe(true);
    expect(storage().getItem('key')).toBe('value');
    expect(store.read('key')).toBe('value');
    store.remove('key');
    expect(storage().getItem('key')).toBeNull();
    expect(store.read('key')).toBeNull();
  });

  it('keeps values in memory where there is no storage', () => {
    vi.spyOn(window, property, 'get').mockImplementation(deny);
    expect(store.write('key', 'value')).toBe(false);
    expect(store.read('key')).toBe('value');
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });

  it('prefers what could not be stored over what is out of date', () => {
    store.write('key', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    expect(store.write('key', 'new')).toBe(false);
    expect(store.read('key')).toBe('new');
    full.mockRestore();
    expect(store.write('key', 'newest')).toBe(true);
    expect(store.read('key')).toBe('newest');
    expect(storage().getItem('key')).toBe('newest');
  });

  it('notices a storage that silently forgets', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(store.write('key', 'value')).toBe(false);
    expect(store.read('key')).toBe('value');
    store.remove('key');
  });
});

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{"a":', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });
});

describe('a cookie', () => {
  const options = { days: 30, maxBytes: 4096 };

  it('is written, read and removed', () => {
    expect(writeCookie('cart', '{"ä":"; x=1"}', options)).toBe(true);
    expect(readCookie('cart')).toBe('{"ä":"; x=1"}');
    removeCookie('cart');
    expect(readCookie('cart')).toBeUndefined();
  });

  it('is removed, not left stale, where the new value is too long', () => {
    writeCookie('cart', 'small', options);
    expect(writeCookie('cart', 'x'.repeat(4096), options)).toBe(false);
    expect(readCookie('cart')).toBeUndefined();
  });

  it('counts percent-encoding, name and attributes', () => {
    expect(writeCookie('cart', 'x'.repeat(3900), options)).toBe(true);
    expect(writeCookie('cart', '"'.repeat(1400), options)).toBe(false);
    expect(writeCookie('cart', 'x'.repeat(4090), options)).toBe(false);
  });

  it('is lax and of the whole site', () => {
    const set = vi.spyOn(Document.prototype, 'cookie', 'set');
    writeCookie('cart', 'x', options);
    expect(set.mock.calls[0]?.[0]).toMatch(/^cart=x; path=\/; expires=.*; sameSite=Lax$/);
  });

  it('that the browser refuses is no error', () => {
    const reading = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(deny);
    const writing = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(deny);
    expect(writeCookie('cart', 'x', options)).toBe(false);
    expect(readCookie('cart')).toBeUndefined();
    expect(() => removeCookie('cart')).not.toThrow();
    // Two spies on one property come off in reverse order only.
    writing.mockRestore();
    reading.mockRestore();
  });
});
