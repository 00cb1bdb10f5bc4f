import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { visitReport } from '@/domain/visits';
import { forgetConsent, settingsButton } from './consentSteps';
import { expect, test } from './fixtures';
import { watchForeignHosts } from './foreignHosts';
import { shopWithSettings, visitsPath } from './shopWithSettings.mjs';
import { button, heading, phone } from './steps';

test.use({ baseURL: shopWithSettings, viewport: phone, fetchesAhead: true });

test('a visit is sent to the server after the consent, with what the browser has measured, and none before or after it', async ({
  page,
  context,
}) => {
  await watchForeignHosts(context);
  await forgetConsent(context);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === visitsPath) sent.push(request);
  });
  const leave = () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

  await page.goto('/cart?utm_source=zettel');
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await leave();
  await button(page, 'Akzeptieren').click();
  const received = page.waitForResponse((response) => new URL(response.url()).pathname === visitsPath);
  await expect.poll(async () => (await leave(), sent.length)).toBe(1);
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
  expect(report.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));

  await settingsButton(page).click();
  await button(page, 'Alle ablehnen').click();
  await leave();
  expect(sent).toHaveLength(1);
});

test('pages say where browsers report what the policy has stopped', async ({ page }) => {
  const headers = (await page.request.get('/')).headers();
  expect(headers['reporting-endpoints']).toBe(`shop="${visitsPath}"`);
  expect(headers['content-security-policy']).toMatch(/; report-to shop$/);
});
