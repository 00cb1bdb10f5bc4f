import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { visitReport } from '@/domain/visits';
import { forgetConsent, settingsButton } from './consentSteps';
import { expect, test } from './fixtures';
import { watchForeignHosts } from './foreignHosts';
import { shopWithSettings, visitsPath } from './shopWithSettings.mjs';
import { passTime, seeRequests, takeTimers } from './shopClock';
import { button, heading, phone } from './steps';

test.use({ baseURL: shopWithSettings, viewport: phone, fetchesAhead: true });

test('a visit is sent to the server after the consent, with what the browser has measured, and none before or after it', async ({
  page,
  context,
}) => {
  await watchForeignHosts(context);
  await forgetConsent(context);
  await takeTimers(context);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === visitsPath) sent.push(request);
  });
  // In the order of browsers that leave the page; Playwright sees no request of a page that it has left.
  const hide = async () => {
    // What loads late has loaded.
    await passTime(page);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await seeRequests(page);
  };

  await page.goto('/cart?utm_source=zettel');
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await hide();
  expect(sent).toEqual([]);
  await button(page, 'Akzeptieren').click();
  const received = page.waitForResponse((response) => new URL(response.url()).pathname === visitsPath);
  await expect.poll(async () => (await hide(), sent.length)).toBe(1);
  expect((await received).status()).toBe(204);
  const { cookie, referer } = await sent[0]!.allHeaders();
  expect({ cookie, referer }).toEqual({});
  const report = v.parse(visitReport, sent[0]!.postDataJSON());
  expect(report).toMatchObject({
    part: 1,
    device: 'phone',
    landing: '/cart',
    source: { source: 'zettel' },
    steps: ['cart'],
  });
  expect(report.build).toMatch(/^[\da-f]{12}$/);
  await settingsButton(page).click();
  // Some values come when the page has loaded, and the largest paint is final with the click.
  const measured = async () => {
    await hide();
    return sent.flatMap((each) => v.parse(visitReport, each.postDataJSON()).vitals.map(({ name }) => name));
  };
  await expect.poll(measured).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'CLS', 'LCP']));

  const before = sent.length;
  await button(page, 'Alle ablehnen').click();
  await page.reload();
  await hide();
  expect(sent).toHaveLength(before);
});

test('pages say where browsers report what the policy has stopped', async ({ page }) => {
  const headers = (await page.request.get('/')).headers();
  expect(headers['reporting-endpoints']).toBe(`shop="${visitsPath}"`);
  expect(headers['content-security-policy']).toMatch(/; report-to shop$/);
});
