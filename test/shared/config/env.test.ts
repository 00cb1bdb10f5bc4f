import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/shared/config/env';
import { scriptAddress } from '@test/support/hostile';

describe('parseEnv', () => {
  it('has defaults for two addresses only', () => {
    const present = Object.entries(parseEnv({})).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(present)).toEqual({ VITE_API_BASE_URL: '/rest/', VITE_MEDIA_BASE_URL: '/' });
  });

  it.each(['', '   '])('treats „%s“ as unset', (blank) => {
    expect(parseEnv({ VITE_API_BASE_URL: blank, VITE_TAG_MANAGER_ID: blank })).toEqual(parseEnv({}));
  });

  it.each([
    ['VITE_API_BASE_URL', 'https://api.example/rest/', 'https://api.example/rest/'],
    ['VITE_API_BASE_URL', 'http://localhost:8080/', 'http://localhost:8080/'],
    ['VITE_API_BASIC_AUTH', 'shop:se:cret', 'shop:se:cret'],
    ['VITE_TAG_MANAGER_ID', ' GTM-ABC123 ', 'GTM-ABC123'],
    ['VITE_FACEBOOK_PIXEL_ID', '123456', '123456'],
    ['VITE_TIKTOK_PIXEL_ID', 'C4ABC', 'C4ABC'],
    ['VITE_PAYMENT_HOSTS', 'Pay.example, checkout.example:8443', ['pay.example', 'checkout.example:8443']],
    ['VITE_PROVIDER_SITE_URL', 'https://kino.example', 'https://kino.example'],
    ['VITE_SITE_URL', 'https://kino.example', 'https://kino.example'],
    ['VITE_VISITS_URL', '/besuche', '/besuche'],
    ['VITE_VISITS_URL', 'https://messung.example/shop', 'https://messung.example/shop'],
    ['VITE_VISITS_SAMPLE', '0.1', 0.1],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ [name]: expected });
  });

  it.each([
    ['VITE_API_BASE_URL', 'rest/', 'must be a path from "/" or an https: address'],
    ['VITE_API_BASE_URL', '//evil.example/', 'must be a path from "/" or an https: address'],
    ['VITE_API_BASE_URL', 'http://api.example/', 'must be a path from "/" or an https: address'],
    ['VITE_API_BASE_URL', `${scriptAddress}/`, 'must be a path from "/" or an https: address'],
    ['VITE_API_BASE_URL', '/rest', 'must end with "/"'],
    ['VITE_API_BASIC_AUTH', 'secret', 'must be "user:password"'],
    ['VITE_API_BASIC_AUTH', ':secret', 'must be "user:password"'],
    ['VITE_MEDIA_BASE_URL', 'ftp://media.example/', 'must be a path from "/" or an https: address'],
    ['VITE_TAG_MANAGER_ID', 'UA-1', 'must look like "GTM-XXXXXX"'],
    ['VITE_FACEBOOK_PIXEL_ID', '12a', 'must be digits'],
    ['VITE_TIKTOK_PIXEL_ID', 'c4-abc', 'must be capital letters and digits'],
    ['VITE_MAILING_SCRIPT_URL', '/script.js', 'must be an https: address'],
    ['VITE_NEWSLETTER_FRAME_URL', 'http://mail.example', 'must be an https: address'],
    ['VITE_PAYMENT_HOSTS', 'https://pay.example', 'must be host names'],
    ['VITE_PAYMENT_HOSTS', 'pay.example,,', 'must be host names'],
    ['VITE_PROVIDER_SITE_URL', 'kino.example', 'must be an https: address'],
    ['VITE_SITE_URL', 'kino.example', 'must be an https: address'],
    ['VITE_SITE_URL', 'https://kino.example/shop', 'must be an origin'],
    ['VITE_SITE_URL', 'https://kino.example/', 'must be an origin'],
    ['VITE_FACEBOOK_URL', scriptAddress, 'must be an https: address'],
    ['VITE_VISITS_URL', 'besuche', 'must be a path from "/" or an https: address'],
    ['VITE_VISITS_URL', '/besuche/', 'must be without a query'],
    ['VITE_VISITS_URL', '/besuche?a="b"', 'must be without a query'],
    ['VITE_VISITS_SAMPLE', '2', 'must be a number from 0 to 1'],
    ['VITE_VISITS_SAMPLE', 'half', 'must be a number from 0 to 1'],
    ['VITE_API_BASE', '/rest/', 'no such setting'],
  ])('refuses %s=%s and says why', (name, value, reason) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`${name}[^\n]*${escaped(reason)}`));
  });

  it('names every wrong setting in one error, and never prints a secret', () => {
    const wrong = { VITE_API_BASIC_AUTH: 'topsecret', VITE_TYPO: '1', VITE_FACEBOOK_PIXEL_ID: 'x' };
    const message = messageOf(() => parseEnv(wrong));
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain('topsecret');
  });

  it('ignores variables that are not the shop’s', () => {
    expect(parseEnv({ HOME: '/root', API_PROXY_TARGET: 'x', VITE_USER_NODE_ENV: 'test' })).toEqual(
      parseEnv({}),
    );
  });
});

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return String(error);
  }
  return '';
}
