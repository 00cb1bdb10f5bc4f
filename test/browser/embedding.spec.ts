import type { Page } from '@playwright/test';
import { heightWithoutScript } from '@/domain/embedding';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { startForeignWebsite } from './foreignWebsite';
import { recordShifts, shiftsOf } from './recordShifts';
import { takeTimers } from './shopClock';

const minute = 60_000;
const hour = 60 * minute;
/** Open dates load again once in it. */
const refreshMs = 6 * minute;

const programmeCall = '**/rest/show/getCurrentShows*';
const announcementsCall = '**/durchsage.json';

async function showElsewhere(page: Page, html: string): Promise<void> {
  const { address, close } = await startForeignWebsite(html);
  await page.goto(address);
  close();
}

/** What a page has stored besides cookies. */
const stored = async () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  databases: (await indexedDB.databases()).length,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
});

test('another website shows the dates that were chosen, as high as they are, and its visitors get to the shop', async ({
  page,
  context,
}) => {
  await page.goto('/einbetten');
  await page.getByLabel('Was', { exact: true }).selectOption('Flohmarkt');
  await page.getByLabel('Wie viele Termine').selectOption('2');
  await page.getByLabel('Farben').selectOption('dunkel');
  const preview = page.frameLocator('iframe');
  await preview.locator('body').scrollIntoViewIfNeeded();
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  const html = await page.getByLabel('HTML für deine Website').inputValue();
  const kept = await context.cookies();

  const requested = page.waitForRequest(programmeCall);
  await showElsewhere(page, html);
  expect(await (await requested).allHeaders()).not.toHaveProperty('cookie');
  const dates = page.frameLocator('iframe');
  await expect(dates.getByRole('listitem')).toHaveCount(2);
  const heights = async () => ({
    frame: await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height),
    content: await dates.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
  });
  await expect.poll(async () => (await heights()).frame).not.toBe(heightWithoutScript(2));
  const { frame, content } = await heights();
  expect(frame).toBe(content);
  await expectAccessible(page);

  // 640 px at 200 % zoom.
  await page.setViewportSize({ width: 320, height: 400 });
  await expect.poll(async () => (await heights()).frame).toBeGreaterThan(frame);
  expect(await dates.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);

  expect(await context.cookies()).toEqual(kept);

  const opened = page.waitForEvent('popup');
  await dates
    .getByRole('link', { name: /^Standplatz buchen/ })
    .first()
    .click();
  const shop = await opened;
  await expect(shop).toHaveURL(/\/flohmarktprogramm-wien\/[^?]+\?utm_source=einbettung$/);
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shop.evaluate(() => window.opener === null)).toBe(true);
  await expect(dates.getByRole('link', { name: /^Alle Termine im Flohmarktkalender/ })).toHaveAttribute(
    'href',
    '/flohmarktprogramm-wien?utm_source=einbettung',
  );

  await showElsewhere(page, html.replace(/<script>[^]*/, ''));
  await expect(dates.getByRole('listitem')).toHaveCount(2);
  expect((await heights()).frame).toBe(heightWithoutScript(2));
});

test('no other page of the shop opens in a frame of another website', async ({
  page,
  baseURL,
  allowProblems,
}) => {
  allowProblems(/^console: .*frame-ancestors/, /^request: net::ERR_BLOCKED_BY_RESPONSE/, /\b404\b/);
  const addresses = ['/', '/cart', '/einbetten', '/show/301', '/gibt-es-nicht'];
  await showElsewhere(page, addresses.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(''));
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(addresses.map(() => 'chrome-error://chromewebdata/'));
});

test('embedded dates say what is missing, and load again by a button or when the connection returns', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/^request: 503 /, /^request: net::ERR_INTERNET_DISCONNECTED/);
  await recordShifts(page);
  const kept = await context.cookies();
  const status = page.getByRole('status');
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  const failing = () => page.route(programmeCall, (route) => route.fulfill({ status: 503, body: '' }));

  await failing();
  await page.goto('/einbetten/termine?art=kino&anzahl=1');
  await expect(status).toHaveText('Die Termine sind gerade nicht zu erreichen.');
  await page.unroute(programmeCall);
  await retry.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Tickets & Infos/ })).toHaveAttribute('target', '_blank');
  await expect(status).toBeEmpty();
  await expect(page.locator('.dates')).toBeFocused();

  await failing();
  await page.reload();
  await expect(retry).toBeVisible();
  await page.unroute(programmeCall);
  await context.setOffline(true);
  await retry.click();
  await expect(status).toHaveText(/fehlt die Verbindung zum Internet/);
  await context.setOffline(false);
  await expect(page.getByRole('listitem')).toHaveCount(1);

  await page.route(programmeCall, (route) => route.fulfill({ json: { dataEntries: [], publicEvents: [] } }));
  await page.goto('/einbetten/termine');
  await expect(status).toHaveText('Gerade ist kein Termin eingetragen.');
  await expectAccessible(page);
  expect(await shiftsOf(page)).toEqual([]);

  expect(await page.evaluate(stored)).toEqual({ local: 0, session: 0, databases: 0, workers: 0 });
  expect(await context.cookies()).toEqual(kept);
});

test('embedded dates that stay open follow the programme, and without it lose what is over', async ({
  page,
  context,
  sandbox,
  allowProblems,
}) => {
  allowProblems(/^request: 503 /);
  await takeTimers(context);
  await page.goto('/einbetten/termine?art=kino&anzahl=2');
  const dates = page.getByRole('listitem');
  await expect(dates).toHaveCount(2);
  const [, second = ''] = await dates.allTextContents();
  const name = await dates.nth(1).getByRole('heading').innerText();
  const link = dates.first().getByRole('link');
  await link.focus();
  const unchanged = [programmeCall, announcementsCall].map((call) => page.waitForResponse(call));
  await page.clock.fastForward(refreshMs);
  for (const response of unchanged) await (await response).finished();
  await expect(link).toBeFocused();

  const address = new URL((await link.getAttribute('href'))!, page.url());
  await sandbox.control({
    announcements: [
      {
        level: 'cancelled',
        text: 'Sturm.',
        until: '31.12.2098 00:00',
        shows: [address.pathname.split('/').at(-1)!],
      },
    ],
  });
  await page.clock.fastForward(refreshMs);
  await expect(dates.first()).toHaveText(second);
  await expect(page.locator('.dates')).toBeFocused();

  const renamed = 'Überraschungsfilm';
  await page.route(announcementsCall, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(programmeCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, renamed) });
  });
  await page.clock.fastForward(refreshMs);
  await expect(dates.first()).toHaveText(second.replaceAll(name, renamed));

  await page.route(programmeCall, (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.fastForward(60 * hour);
  await expect(dates.getByText(renamed)).toHaveCount(0);
  await expect(dates).toHaveCount(2);
  await expect(page.getByRole('status')).toBeEmpty();
});
