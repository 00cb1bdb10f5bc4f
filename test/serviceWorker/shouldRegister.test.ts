// @vitest-environment node
import { expect, test } from 'vitest';
import { shouldRegister } from '@/serviceWorker/register';

test.each([
  'shop.example',
  'www.shop.example',
  'localhost.example',
  '127.example',
  '192.0.2.7',
  '[2001:db8::1]',
])('a built shop on %s registers a worker, a development server does not', (host) => {
  expect(shouldRegister(host, true)).toBe(true);
  expect(shouldRegister(host, false)).toBe(false);
});

test.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', ''])(
  'the local host "%s" registers no worker',
  (host) => {
    expect(shouldRegister(host, true)).toBe(false);
  },
);
