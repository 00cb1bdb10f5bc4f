import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { deferResponses } from './deferredResponses';
import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import { addresses } from './steps';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = `${addresses.programme.slice(1)}.html`;

let html: string;
let show: { address: string; html: string };

// One worker, so that the programme is published once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browserName: _ }, { project }) => {
  // It compresses a hundred pages.
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-published-'));
  try {
    for (const name of ['index.html', 'sitemap.xml', 'shells', file])
      cpSync(join(root, 'dist', name), join(folder, name), { recursive: true });
    const script = join(root, 'scripts/publishProgramme.mjs');
    await promisify(execFile)(process.execPath, [script, `${project.use.baseURL}/rest/`, '--out', folder]);
    html = readFileSync(join(folder, 'published', file), 'utf8');
    const [name = ''] = readdirSync(join(folder, 'published/show')).filter((each) => each.endsWith('.html'));
    show = {
      address: `/show/${name.replace('.html', '')}`,
      html: readFileSync(join(folder, 'published/show', name), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Serves the published list and page of a show, with the headers of the built ones. */
async function publish(page: Page): Promise<void> {
  const serve = (address: string, body: string) =>
    page.route(`**${address}*`, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await serve(addresses.programme, html);
  await serve(show.address, show.html);
}

test('a published list starts as the built one, and shows its dates if the app does not start', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: 404 (?:GET|HEAD) .*\/assets\//);
  await publish(page);
  await recordShifts(page);
  const backend = await deferResponses(page, 'show/getCurrentShows');
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  const published = page.locator('.published');
  await expect(page.locator('.programme.skeleton')).toBeVisible();
  await expect(published).toBeHidden();
  await backend.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  await expect(page.locator('.show-card').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Der Shop ist nicht gestartet' })).toBeVisible();
  await expect(published.locator('.show-card img').first()).toBeVisible();
  await expect(published.getByText(/^Stand: /)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a published list has cards with pictures, all later dates and their age, and nothing that does nothing', async ({
    page,
  }) => {
    await publish(page);
    await page.goto(addresses.programme);
    await expect(page.locator('.show-card').first()).toBeVisible();
    await expect(page.locator('.show-card img[src]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weitere Termine' })).toBeVisible();
    await expect(page.getByText(/^Stand: /)).toBeVisible();
    // A search by text leaves out `noscript`.
    const notice = page.locator('main .without-app');
    await expect(notice).toHaveText('Für den Ticketkauf brauchst du JavaScript im Browser.');
    await expect(notice).toBeVisible();
    await expect(page.locator('main button:enabled:visible, main form:visible')).toHaveCount(0);
    await expect(page.getByText('wird geladen')).toBeHidden();
  });

  test('a published show has one heading, and nothing of the page that waits for it', async ({ page }) => {
    await publish(page);
    await page.goto(show.address);
    await expect(page.locator('.published .detail-when')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main .skeleton')).toBeHidden();
  });
});
