import { expect, test } from './fixtures';
import { viennaTime } from '@test/sandbox/clock';
import { shopNow } from './shopClock';
import { addresses, button, cartLink, film, heading, labelled } from './steps';

const failedTitle = 'Das Programm ist gerade nicht zu erreichen';
const loadingText = 'Das Programm wird geladen …';
const programme = { path: 'show/getCurrentShows' };

/** E.g. „Freitag, 27. November 2026“, so many days from today. */
function dayAhead(days: number): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('de-AT', { ...parts, timeZone: 'Europe/Vienna' });
  return format.format(viennaTime(shopNow(), days, '12:00'));
}

test('shows the films by date, each in its state', async ({ page }) => {
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  const inFiveDays = page.getByRole('region', { name: dayAhead(5) });
  await expect(inFiveDays.getByRole('heading', { level: 3 })).toHaveText([film]);
  await expect(inFiveDays.getByText('Sale', { exact: true })).toBeVisible();
  await expect(inFiveDays.getByRole('link', { name: labelled('Tickets & Infos', film) })).toBeVisible();

  const tomorrow = page.getByRole('region', { name: dayAhead(1) });
  await expect(tomorrow.getByRole('heading', { level: 3 })).toHaveText([/^Nosferatu/, 'Orlacs Hände']);
  await expect(tomorrow.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
  await expect(tomorrow.getByRole('link', { name: /^Weitere Termine/ })).toBeVisible();

  const inTwoDays = page.getByRole('region', { name: dayAhead(2) });
  await expect(inTwoDays.getByText('Weniger als 20 Tickets verfügbar')).toBeVisible();
  const inTenDays = page.getByRole('region', { name: dayAhead(10) });
  await expect(inTenDays.getByText('Nur noch 1 Ticket verfügbar')).toBeVisible();
  const inThreeWeeks = page.getByRole('region', { name: dayAhead(21) });
  await expect(inThreeWeeks.getByRole('button', { name: 'Verkauf startet in Kürze' })).toBeDisabled();
  const undated = page.getByRole('region', { name: 'Termin folgt' });
  await expect(undated.getByRole('button', { name: /^Vormerken/ })).toHaveCount(2);
});

test('keeps the days in order, films without a date last', async ({ page }) => {
  await page.goto(addresses.programme);
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days.last()).toHaveText('Termin folgt');
  const expected = [...Array(32).keys()].map(dayAhead);
  const shown = (await days.allTextContents()).slice(0, -1);
  const order = shown.map((day) => expected.indexOf(day));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('subscribes to a film without a date', async ({ page, sandbox }) => {
  await page.goto(addresses.programme);
  await button(page, labelled('Vormerken', 'Die Nibelungen')).click();
  const dialog = page.getByRole('dialog', { name: 'Meine Filme vormerken' });
  await dialog.getByRole('button', { name: 'Vormerken' }).click();
  await expect(dialog.getByText('Bitte geben Sie eine gültige Emailadresse ein!')).toBeVisible();
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Vormerken' }).click();
  await expect(dialog).toBeHidden();
  const { outbox } = await sandbox.state();
  expect(outbox.map(({ kind, to }) => ({ kind, to }))).toEqual([{ kind: 'reminder', to: 'ada@example.com' }]);
});

test('a programme that fails says so, and a retry brings it', async ({ page, sandbox, allowProblems }) => {
  allowProblems(/^request: 503 GET .*getCurrentShows/);
  await sandbox.control({ faults: [{ ...programme, status: 503 }] });
  await page.goto(addresses.programme);
  await expect(heading(page, failedTitle)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/probiere es/i);
  await sandbox.control({ faults: [] });
  await button(page, 'Erneut versuchen').click();
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: film }).first()).toBeVisible();
});

test('one failure is repeated quietly', async ({ page, sandbox, allowProblems }) => {
  allowProblems(/^request: 503 GET .*getCurrentShows/);
  await sandbox.control({ faults: [{ ...programme, status: 503, times: 1 }] });
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect(heading(page, failedTitle)).toHaveCount(0);
});

test('in winter the cinema says when it comes back, and the market that nothing is entered', async ({
  page,
  sandbox,
}) => {
  await sandbox.control({ scenario: 'winter' });
  await page.goto(addresses.programme);
  await expect(page.getByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
  await expect(page.getByText(/Frühjahr 2026|Frühling 2026/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zum Flohmarkt' }).click();
  await expect(page.getByText('Empty events')).toBeVisible();
});

test.describe('an answer that never comes', () => {
  test('shows the loading bar, and none is left after leaving', async ({ page, sandbox }) => {
    await sandbox.control({ faults: [{ ...programme, never: true }] });
    await page.goto(addresses.programme);
    const bar = page.getByRole('progressbar', { name: 'Wird geladen …' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('opacity', '1');
    await cartLink(page).click();
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('is called slow after ten seconds; the retry brings the programme', async ({ page, sandbox }) => {
    await page.clock.install({ time: shopNow() });
    await sandbox.control({ faults: [{ ...programme, never: true }] });
    await page.goto(addresses.programme);
    await expect(page.getByText(loadingText)).toBeVisible();
    await expect(page.getByText('Das dauert länger als üblich.')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Das dauert länger als üblich.')).toBeVisible();
    await sandbox.control({ faults: [] });
    await button(page, 'Erneut versuchen').click();
    await expect(page.getByRole('heading', { level: 3, name: film }).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('can be given up', async ({ page, sandbox }) => {
    await page.clock.install({ time: shopNow() });
    await sandbox.control({ faults: [{ ...programme, never: true }] });
    await page.goto(addresses.programme);
    await expect(page.getByText(loadingText)).toBeVisible();
    await page.clock.fastForward(10_000);
    await button(page, 'Abbrechen').click();
    await expect(heading(page, 'Laden abgebrochen')).toBeFocused();
    await expect(button(page, 'Erneut versuchen')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});
