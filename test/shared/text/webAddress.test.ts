// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mediaAddress, trustedAddress } from '@/shared/text/webAddress';
import { scriptAddress } from '@test/support/hostile';

const own = 'https://shop.example';

describe('trustedAddress', () => {
  it.each([
    ['/sandbox/bezahlen/1', 'https://shop.example/sandbox/bezahlen/1'],
    ['bezahlen', 'https://shop.example/bezahlen'],
    ['https://shop.example/x', 'https://shop.example/x'],
    ['https://pay.example/1?a=b#c', 'https://pay.example/1?a=b#c'],
    ['HTTPS://PAY.EXAMPLE/1', 'https://pay.example/1'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
    ['http://localhost:9000/pay', 'http://localhost:9000/pay'],
    ['http://127.0.0.1/pay', 'http://127.0.0.1/pay'],
    ['http://[::1]:80/pay', 'http://[::1]/pay'],
  ])('accepts %s', (address, expected) => {
    expect(trustedAddress(address, own)).toBe(expected);
  });

  it.each([
    scriptAddress,
    ` ${scriptAddress}`,
    'java\nscript:alert(1)',
    'data:text/html,hallo',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://pay.example/',
    'http://pay.example/',
    'http://localhost.evil.example/',
    'http://shop.example/',
    'https://user@pay.example/',
    'https://user:secret@pay.example/',
    'https://shop.example@evil.example/',
    'https://:secret@shop.example/',
    'https://',
    'https://pay example/',
    'https:evil.example',
    ' HTTPS:/evil.example',
    'http:localhost/pay',
  ])('refuses %j', (address) => {
    expect(trustedAddress(address, own)).toBeUndefined();
  });

  it.each(['//evil.example/pay', '\\\\evil.example\\pay', 'https:\\\\evil.example', '/\\evil.example'])(
    'reads %j as the foreign host that a browser would open, and refuses it if hosts are named',
    (address) => {
      expect(new URL(trustedAddress(address, own)!).host).toBe('evil.example');
      expect(trustedAddress(address, own, ['pay.example'])).toBeUndefined();
      expect(trustedAddress(address, 'http://localhost:3000', ['pay.example'])).toBeUndefined();
    },
  );

  it('allows only named hosts and the own origin, if hosts are named', () => {
    const hosts = ['pay.example', 'checkout.example:8443'];
    const allowed = ['https://pay.example/1', 'https://checkout.example:8443/', '/x', `${own}/x`];
    const others = ['https://evil.example/', 'https://sub.pay.example/', 'https://checkout.example/'];
    expect(allowed.filter((address) => !trustedAddress(address, own, hosts))).toEqual([]);
    expect(others.filter((address) => trustedAddress(address, own, hosts))).toEqual([]);
    expect(trustedAddress('http://localhost:9000/', own, hosts)).toBeUndefined();
  });

  it('allows its own origin over http: too, as in development', () => {
    expect(trustedAddress('/pay', 'http://dev.example:5173')).toBe('http://dev.example:5173/pay');
  });
});

describe('mediaAddress', () => {
  it.each([
    ['a.svg', '/media/', 'https://shop.example/media/a.svg'],
    ['/a.svg', '/media/', 'https://shop.example/a.svg'],
    ['a b.svg', 'https://media.example/x/', 'https://media.example/x/a%20b.svg'],
    ['https://media.example/a.svg', '/', 'https://media.example/a.svg'],
    ['/a.svg', 'http://media.example/x/', 'http://media.example/a.svg'],
    ['//media.example/a.svg', '/', 'https://media.example/a.svg'],
    ['//media.example/a.svg', 'http://localhost/x/', 'https://media.example/a.svg'],
  ])('resolves %s relative to %s', (path, base, expected) => {
    expect(mediaAddress(path, base, own)).toBe(expected);
  });

  it.each([
    scriptAddress,
    'data:image/svg+xml,<svg/>',
    'https://',
    'file:///x',
    'https://shop@media.example/a.svg',
    'https://:secret@media.example/a.svg',
    'http://media.example/a.svg',
    '//',
    '//shop@media.example/a.svg',
  ])('refuses %s', (path) => {
    expect(mediaAddress(path, '/', own)).toBeUndefined();
  });

  it('allows http: if the shop itself uses it, as in development', () => {
    const local = 'http://localhost:5173';
    expect(mediaAddress('/a.svg', '/', local)).toBe(`${local}/a.svg`);
    expect(mediaAddress('http://media.example/a.svg', '/', local)).toBeUndefined();
  });
});
