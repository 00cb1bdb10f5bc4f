import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { deferApp } from './deferredFiles';
import { deferResponses } from './deferredResponses';
import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import { addresses, painted } from './steps';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = `${addresses.programme.slice(1)}.html`;

let html: string;

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
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Serves the published list, with the headers of the built one. */
async function publish(page: Page): Promise<void> {
  await page.route(`**${addresses.programme}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: html });
  });
}

test('a published list shows its dates before any response, is replaced by the live one and moves nothing', async ({
  page,
}) => {
  await publish(page);
  await recordShifts(page);
  const app = await deferApp(page);
  const backend = await deferResponses(page, 'show/getCurrentShows');
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  const cards = page.locator('.prehydrated .show-card');
  await expect(cards.first()).toBeVisible();
  const first = page.locator('.show-card').first();
  await painted(page);
  const box = await first.boundingBox();
  await expect(page.locator('.prehydrated')).toHaveAttribute('data-as-of');
  await expect(page.getByText(/^Stand: /)).toBeVisible();

  await backend.release();
  await expect(page.locator('.prehydrated')).not.toHaveAttribute('data-as-of');
  await expect(page.getByRole('heading', { name: 'Weitere Termine' })).toHaveCount(1);
  expect(await first.boundingBox()).toEqual(box);

  await app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  await expect(page.getByText(/^Stand: /)).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(box);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a press on a published button before hydration is repeated', async ({ page }) => {
  await publish(page);
  const app = await deferApp(page);
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Merken/ }).first();
  await heart.click();
  await app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  await expect(page.locator('.heart-hint')).toBeVisible();
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
});
